import { useQuery } from '@tanstack/react-query';
import { fetchAccounts, type LastSave, toLastSave } from '../../../data/staff/auditFields.ts';
import type { Listed } from '../../../data/staff/documents.ts';
import { formatDateTime } from '../../../locales/formatTimes.ts';
import type { Fields } from '../../../model/text/parse.ts';

/** E-mails of accounts by id; empty until they are loaded. */
export function useAccounts(): ReadonlyMap<string, string> {
  const { data } = useQuery({ queryKey: ['accounts'], queryFn: fetchAccounts });
  return data ?? new Map();
}

/** Of a stored document; without a name until the accounts are loaded. */
export function useLastSave(fields: Fields): LastSave | null {
  return toLastSave(fields, useAccounts());
}

/** '22.11.2026, 14:05 by staff@dealer.example', or without the name if unknown. */
export function formatLastSave({ at, by }: LastSave): string {
  return by ? `${formatDateTime(at)} by ${by}` : formatDateTime(at);
}

/** Last saved first; unknown last. */
export function byLastSave(a: Listed<unknown>, b: Listed<unknown>): number {
  return (b.lastSave?.at.getTime() ?? 0) - (a.lastSave?.at.getTime() ?? 0);
}
