import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CarForm } from '../../src/staff/cars/carForm.ts';
import { createRandom } from '../support/random.ts';
import { account, otherAccount } from '../support/test-account.ts';
import type { Fields } from './site.tsx';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const saves = 200;

const { below, pick } = createRandom(11);
const words = ['Leather', 'Radio', 'Heated seats', 'Tow bar', 'Roof rails'];
const some = () => words.filter(() => below(2) === 0);

const edits: readonly ((form: CarForm) => Partial<CarForm>)[] = [
  () => ({ Price: String(1_000_000 + below(9) * 50_000) }),
  () => ({ Description: pick(words) }),
  () => ({ Interior: some(), Exterior: some() }),
  () => ({ Mileage: pick(['', '1200', '41000']) }),
  () => ({ VIN: pick(['', 'WAUZZZ8V000000001']) }),
  ({ Featured }) => ({ Featured: !Featured }),
  () => ({ Images: ['Cars/1_a.webp', ...pick([[], ['Cars/2_b.webp'], ['Cars/3_c.webp', 'Cars/2_b.webp']])] }),
  ({ Translations: { de, ar } }) => ({
    Translations: { de: { ...de, Description: pick(words) }, ar: { ...ar, Interior: some() } },
  }),
  ({ Price_Lines: { lines } }) => ({
    Price_Lines: { until: '2099-12-31', lines: { ...lines, customs: pick(['included', 'excluded']) } },
  }),
];

test(`${saves} random saves of two people are taken back to the first version`, async () => {
  await site.putPictures('Cars/2_b.webp', 'Cars/3_c.webp');
  await site.putCar({ Price: '1,400,000 EGP', Status: 'available' });
  await site.open('/dashboard/reviews', () => screen.findByText('There are no reviews yet.'));
  const { signIn } = await import('../../src/data/staff/session.ts');
  const { saveForm } = await import('../../src/data/staff/saveForm.ts');
  const { changeCar } = await import('../../src/data/staff/cars.ts');
  const { fetchHistory } = await import('../../src/data/staff/history.ts');
  const { parseCar } = await import('../../src/data/public/carDocument.ts');
  const { carKind, toCarForm } = await import('../../src/staff/cars/carForm.ts');
  const { toVersions } = await import('../../src/staff/documents/history/versions.ts');
  const { takeBack } = await import('../../src/staff/documents/history/takeBack.ts');
  const { fetchDocument } = await import('../../src/data/staff/documents.ts');
  const fetchCar = async () => (await fetchDocument('Cars', 'a'))?.fields as Fields;

  const first = (await site.read('Cars/a')) as Fields;
  for (let save = 0; save < saves; save += 1) {
    if (save % 20 === 0) await signIn(pick([account, otherAccount]).email, 'password');
    const stored = await fetchCar();
    if (below(5) === 0)
      await changeCar(parseCar('a', stored, null), { status: pick(['available', 'reserved', 'sold']) });
    else {
      const base = toCarForm(stored);
      const form = { ...base, ...pick(edits)(base) };
      await saveForm('Cars', 'a', carKind, { base, form, submitted: null });
    }
  }
  const made = await fetchHistory('a', saves);
  // Some saves changed nothing.
  expect(made.length).toBeGreaterThan(saves / 2);
  expect(new Set(made.map(({ save }) => save.by)).size).toBe(2);

  for (const { before, after } of toVersions(made, await fetchCar()))
    await takeBack(carKind, 'a', after as Fields, before as Fields);
  const { updatedAt: _, updatedBy: __, ...last } = (await site.read('Cars/a')) as Fields;
  expect(last).toEqual(first);
});
