import { useQuery } from '@tanstack/react-query';
import { fetchLastBackup } from '../../data/staff/backup.ts';

export const lastBackupKey = ['backup'] as const;

/** Undefined while loading, null if no backup was made. */
export function useLastBackup() {
  return useQuery({ queryKey: lastBackupKey, queryFn: fetchLastBackup }).data;
}
