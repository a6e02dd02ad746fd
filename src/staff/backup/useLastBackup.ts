import { useQuery } from '@tanstack/react-query';
import { fetchLastBackup } from '../../data/staff/backup.ts';

export const lastBackupKey = ['backup'] as const;

/** Its data is null if no backup was made. */
export function useLastBackup() {
  return useQuery({ queryKey: lastBackupKey, queryFn: fetchLastBackup });
}
