import { useQuery } from '@tanstack/react-query';
import { fetchAccounts } from '../../data/staff/auditFields.ts';

/** E-mails of accounts by id; empty until they are loaded. */
export function useAccounts(): ReadonlyMap<string, string> {
  const { data } = useQuery({ queryKey: ['accounts'], queryFn: fetchAccounts });
  return data ?? new Map();
}

/** 'nadia' for nadia@dealer.example */
export function toShortName(email: string | undefined): string {
  return email?.split('@')[0] ?? '';
}
