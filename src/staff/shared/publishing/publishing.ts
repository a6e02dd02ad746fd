import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchBuildReport, type PublishOutcome, publish } from '../../../data/staff/publishing.ts';
import { explainFailure } from '../notices/explainFailure.ts';
import { dismissErrorToasts, showToast } from '../notices/toasts.ts';

/** What the build that is live published; asked again every `pollMs` where that is given. */
export function useBuildReport(pollMs?: number) {
  return useQuery({
    queryKey: ['build'],
    queryFn: fetchBuildReport,
    refetchInterval: pollMs ?? false,
    refetchIntervalInBackground: true,
  });
}

/** Starts a build and shows how that went. Resolves to the outcome, null for a failure. */
export function usePublishNow(): (beyondLimit?: boolean) => Promise<PublishOutcome | null> {
  const client = useQueryClient();
  return async (beyondLimit = false) => {
    dismissErrorToasts();
    try {
      const outcome = await publish(beyondLimit);
      showToast(outcome.kind === 'started' ? 'success' : 'error', explainOutcome(outcome));
      return outcome;
    } catch (error) {
      const message = 'Publishing could not be started. Check the connection and try again.';
      showToast('error', await explainFailure(error, message));
      return null;
    } finally {
      void client.invalidateQueries({ queryKey: ['publishing'] });
    }
  };
}

/** After a save: what is stored is not in the static pages yet. */
export function announceUnpublished(publishNow: () => Promise<unknown>): void {
  showToast('success', 'Saved. Chats and search engines see it after the next publish.', {
    label: 'Publish now',
    run: () => void publishNow(),
  });
}

function explainOutcome(outcome: PublishOutcome): string {
  switch (outcome.kind) {
    case 'started':
      return 'Publishing has started. It takes a few minutes.';
    case 'unclear':
      return 'The host did not answer. The build may have started all the same: Publishing shows when it is live.';
    case 'noHook':
      return 'There is no build hook yet. Add one under Publishing.';
    case 'resting':
      return 'A build was started less than ten minutes ago. Try again when it is live.';
    case 'atLimit':
      return 'All deploys of this month are used. Open Publishing to start one more.';
    case 'refused':
      return outcome.status === 404
        ? 'The host does not know this build hook (404). It may have been deleted: make a new one in Netlify and save it under Publishing.'
        : `The host refused to build (${outcome.status}). Try again in a few minutes; if it stays so, look at netlifystatus.com.`;
  }
}
