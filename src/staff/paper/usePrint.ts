import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isDeepEqual } from '../../model/isDeepEqual.ts';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';

/** For so many milliseconds what was read counts as the latest. */
const freshMs = 10_000;

/**
 * Prints what a query has read, unless it has changed since: a page may be open for hours, and paper has no update.
 * @param onPrinted called once the print dialog is closed
 */
export function usePrint<T>({ data, dataUpdatedAt, refetch }: UseQueryResult<T>, onPrinted?: () => void) {
  const [isChecking, setIsChecking] = useState(false);
  const print = () => {
    window.print();
    onPrinted?.();
  };
  const printLatest = async (): Promise<void> => {
    if (Date.now() - dataUpdatedAt < freshMs) return print();
    dismissErrors();
    setIsChecking(true);
    const { data: latest, error } = await refetch();
    setIsChecking(false);
    if (error) await showFailure(error, 'The latest prices could not be loaded, so nothing was printed.');
    else if (isDeepEqual(latest, data)) print();
    else showNotice('error', 'This was changed meanwhile and is up to date now. Check it, then print.');
  };
  return { isChecking, print: () => void printLatest() };
}
