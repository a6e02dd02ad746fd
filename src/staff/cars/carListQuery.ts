import { type Car, isWithdrawn, type Status, statuses } from '../../model/car/car.ts';
import { defaultQuery, parseQuery, type Sort, serializeQuery } from '../../model/inventory/query.ts';

export const shows = ['all', ...statuses, 'hidden'] as const;

export type Show = (typeof shows)[number];

export type StaffSort = Sort | 'saved';

/** The list is searched and sorted by the address, as the public inventory is. */
function parse(params: URLSearchParams) {
  const { search, sort } = parseQuery(params);
  return {
    search,
    sort: params.get('sort') === 'saved' ? ('saved' as const) : sort,
    show: shows.find((show) => show === params.get('show')) ?? 'all',
  };
}

function serialize({ search, sort, show }: ReturnType<typeof parse>): URLSearchParams {
  const params = serializeQuery({ ...defaultQuery, search, sort: publicSort(sort) });
  if (sort === 'saved') params.set('sort', sort);
  if (show !== 'all') params.set('show', show);
  return params;
}

export const carListCodec = { parse, serialize };

export function publicSort(sort: StaffSort): Sort {
  return sort === 'saved' ? 'newest' : sort;
}

export function isShown(car: Car, show: Show): boolean {
  return show === 'all' || (show === 'hidden' ? isWithdrawn(car) : car.status === (show satisfies Status));
}
