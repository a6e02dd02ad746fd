import { fetchStoredCars } from '../../../data/staff/cars.ts';
import { toCairoDay } from '../../../model/inquiry/cairoTime.ts';
import { download } from '../../layout/download.ts';
import { showNotice } from '../../notices/notices.ts';
import { toCsv } from './csv.ts';

/** @param ids all cars if absent */
export async function downloadCars(ids?: readonly string[]): Promise<void> {
  const cars = await fetchStoredCars();
  const chosen = ids ? cars.filter(({ id }) => ids.includes(id)) : cars;
  const name = `cars-${toCairoDay(new Date())}.csv`;
  download(new Blob([toCsv(chosen)], { type: 'text/csv;charset=utf-8' }), name);
  showNotice('success', `${chosen.length === 1 ? '1 car' : `${chosen.length} cars`} exported to ${name}.`);
}
