import { type Car, isWithdrawn, type Status, statuses } from '../../model/car/car.ts';
import { defaultQuery, parseQuery, type Sort, serializeQuery } from '../../model/inventory/query.ts';

export const shows = ['all', ...statuses, 'hidden'] as const;

export type Show = (typeof shows)[number];

export type StaffSort = Sort | 'saved';

interface CarListQuery {
  readonly search: string;
  readonly sort: StaffSort;
  readonly show: Show;
}

/** The list is searched and sorted by the address, as the public inventory is. */
export const carListCodec = {
  parse(params: URLSearchParams): CarListQuery {
    const { search, sort } = parseQuery(params);
    return {
      search,
      sort: params.get('sort') === 'saved' ? 'saved' : sort,
      show: shows.find((show) => show === params.get('show')) ?? 'all',
    };
  },
  serialize({ search, sort, show }: CarListQuery): URLSearchParams {
    const params = serializeQuery({ ...defaultQuery, search, sort: publicSort(sort) });
    if (sort === 'saved') params.set('sort', sort);
    if (show !== 'all') params.set('show', show);
    return params;
  },
};

export function publicSort(sort: StaffSort): Sort {
  return sort === 'saved' ? 'newest' : sort;
}

export function isShown(car: Car, show: Show): boolean {
  return show === 'all' || (show === 'hidden' ? isWithdrawn(car) : car.status === (show satisfies Status));
}
