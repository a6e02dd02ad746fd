import { useMutation, useQueryClient } from '@tanstack/react-query';
import { focusAfterWait } from '../../ui/focusMain.ts';
import { showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';
import { refetchAccess } from './access.ts';

interface Change {
  /** Resolves to false if someone else was faster. */
  readonly run: () => Promise<unknown>;
  readonly success: string;
  readonly failure: string;
  readonly tooLate?: string;
  readonly undo?: () => void;
}

export function useTeamChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (isDone, { success, tooLate = '', undo }) => {
      // The pressed button disappears.
      focusAfterWait();
      if (isDone === false) showNotice('error', tooLate);
      else showNotice('success', success, undo && { label: 'Undo', run: undo });
    },
    onError: (error, { failure }) => showFailure(error, failure),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ['team'] }), refetchAccess()]),
  });
}
