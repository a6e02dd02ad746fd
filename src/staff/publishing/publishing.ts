import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchBuildReport, type PublishOutcome, publish } from '../../data/staff/publishing.ts';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';

/** What the live build published; fetched every `pollMs` if given. */
export function useBuildReport(pollMs?: number) {
  return useQuery({
    queryKey: ['build'],
    queryFn: fetchBuildReport,
    refetchInterval: pollMs ?? false,
    refetchIntervalInBackground: true,
  });
}

/** Starts a build and shows the outcome; null is a failure. */
export function usePublishNow(): (beyondLimit?: boolean) => Promise<PublishOutcome | null> {
  const client = useQueryClient();
  return async (beyondLimit = false) => {
    dismissErrors();
    try {
      const outcome = await publish(beyondLimit);
      showNotice(outcome.kind === 'started' ? 'success' : 'error', explainOutcome(outcome));
      return outcome;
    } catch (error) {
      await showFailure(error, 'Publishing could not be started. Check the connection and try again.');
      return null;
    } finally {
      void client.invalidateQueries({ queryKey: ['publishing'] });
    }
  };
}

/** State of a link to the publishing page: asks at once where the button would ask. */
export const askToPublish = { asksToPublish: true };

export function announceUnpublished(publishNow: () => Promise<unknown>): void {
  showNotice('success', 'Saved. Chats and search engines see it after the next publish.', {
    label: 'Publish now',
    run: () => void publishNow(),
  });
}

const outcomes: Readonly<Record<Exclude<PublishOutcome['kind'], 'refused'>, string>> = {
  started: 'Publishing has started. It takes a few minutes.',
  unclear:
    'Netlify did not answer. The build may have started all the same: Publishing shows when it is live.',
  noHook: 'There is no build hook yet. Add one under Publishing.',
  resting: 'A build was started less than ten minutes ago. Try again when it is live.',
  atLimit: 'All deploys of this month are used. Open Publishing to start one more.',
};

function explainOutcome(outcome: PublishOutcome): string {
  if (outcome.kind !== 'refused') return outcomes[outcome.kind];
  return outcome.status === 404
    ? 'Netlify does not know this build hook (404). It may have been deleted: make a new one there and save it under Publishing.'
    : `Netlify refused to build (${outcome.status}). Try again in a few minutes; if it stays so, look at netlifystatus.com.`;
}
