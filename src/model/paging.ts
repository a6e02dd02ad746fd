import { withAsciiDigits } from './text/digits.ts';

export interface PagePosition {
  readonly page: number;
  readonly pageCount: number;
}

export function clampPage(page: number, total: number, pageSize: number): PagePosition {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, pageCount), pageCount };
}

/** `page` starts at 1. */
export function pageItems<T>(all: readonly T[], { page }: PagePosition, pageSize: number): readonly T[] {
  return all.slice((page - 1) * pageSize, page * pageSize);
}

/** Parses `?page=`, from 1; defaults to 1. */
export function parsePageNumber(params: URLSearchParams): number {
  const digits = withAsciiDigits(params.get('page') ?? '');
  return /^\d{1,12}$/.test(digits) ? Math.max(1, Number(digits)) : 1;
}
