/** A place in a list that is shown by pages. */
export interface PagePosition {
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
}

/** Which page of how many is shown where `page` is asked for: one past the end is the last. */
export function clampPage(page: number, total: number, pageSize: number): PagePosition {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, pageCount), pageCount };
}

/** The items of a page (from 1) of a list that is all known. */
export function pageItems<T>(all: readonly T[], { page }: PagePosition, pageSize: number): readonly T[] {
  return all.slice((page - 1) * pageSize, page * pageSize);
}

/** The page that a URL's `page` asks for, from 1; what makes no sense counts as the first. */
export function parsePageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
