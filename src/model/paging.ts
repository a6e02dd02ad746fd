import { withAsciiDigits } from './text/digits.ts';

export interface PagePosition {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** The last page has up to this many more, so that no page has only one to three. */
const extra = 3;

export function clampPage(page: number, total: number, pageSize: number): PagePosition {
  const pageCount = Math.max(1, Math.ceil((total - extra) / pageSize));
  return { page: Math.min(page, pageCount), pageCount };
}

export function pageBounds({ page, pageCount }: PagePosition, pageSize: number) {
  return { offset: (page - 1) * pageSize, limit: page === pageCount ? pageSize + extra : pageSize };
}

export function pageItems<T>(all: readonly T[], position: PagePosition, pageSize: number): readonly T[] {
  const { offset, limit } = pageBounds(position, pageSize);
  return all.slice(offset, offset + limit);
}

/** Parses `?page=`, from 1; defaults to 1. */
export function parsePageNumber(params: URLSearchParams): number {
  const digits = withAsciiDigits(params.get('page') ?? '');
  return /^\d{1,12}$/.test(digits) ? Math.max(1, Number(digits)) : 1;
}
