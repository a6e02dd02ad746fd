import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchAccess } from '../shared/access.ts';
import { showFailure } from '../shared/notices/showFailure.ts';
import { dismissErrorToasts, showToast } from '../shared/notices/toasts.ts';

interface Change {
  /** Resolves to false if someone else was faster. */
  readonly run: () => Promise<unknown>;
  readonly success: string;
  readonly failure: string;
  readonly tooLate?: string;
  readonly undo?: () => void;
}

/** Changes the team, reports the result, and fetches the team again. */
export function useTeamChange() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ run }: Change) => run(),
    onMutate: dismissErrorToasts,
    onSuccess: (isDone, { success, tooLate = '', undo }) =>
      isDone === false
        ? showToast('error', tooLate)
        : showToast('success', success, undo && { label: 'Undo', run: undo }),
    onError: (error, { failure }) => showFailure(error, failure),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ['team'] }), refetchAccess()]),
  });
}
