import { type Car, type Status, statuses } from '../../model/car.ts';
import {
  defaultQuery,
  type InventoryQuery,
  parseQuery,
  serializeQuery,
} from '../../model/inventory/query.ts';

/** Which cars the dashboard lists: all, those in a state, or those that are hidden. */
export const shows = ['all', ...statuses, 'hidden'] as const;

export type Show = (typeof shows)[number];

export interface CarListQuery extends Pick<InventoryQuery, 'search' | 'sort'> {
  readonly show: Show;
}

/** The list is searched and sorted by the address, as the public inventory is. */
export const carListCodec = {
  read(params: URLSearchParams): CarListQuery {
    const { search, sort } = parseQuery(params);
    return { search, sort, show: shows.find((show) => show === params.get('show')) ?? 'all' };
  },
  write({ show, ...query }: CarListQuery): URLSearchParams {
    const params = serializeQuery({ ...defaultQuery, ...query });
    if (show !== 'all') params.set('show', show);
    return params;
  },
};

export function isShown(car: Car, show: Show): boolean {
  return show === 'all' || (show === 'hidden' ? car.hidden : car.status === (show satisfies Status));
}
