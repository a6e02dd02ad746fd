import { codeOf, isPermissionError } from '../../data/staff/errors.ts';
import { endSessionIfExpired } from '../../data/staff/session.ts';
import { refetchAccess } from '../team/access.ts';
import { showNotice } from './notices.ts';

export const removedMessage =
  'You were removed from the team. What you typed is kept, but can’t be saved until a member lets you in again.';

/**
 * Shows `message`, unless the session ended or the account is no longer on the team.
 * @param retry offered beside the message
 */
export async function showFailure(error: unknown, message: string, retry?: () => void): Promise<void> {
  const ended = 'Your session has ended. Please sign in again; what you typed is kept as a draft.';
  if (await endSessionIfExpired(error)) showNotice('error', ended);
  else if (isPermissionError(error) && (await refetchAccess()) === 'removed')
    showNotice('error', removedMessage);
  else {
    showNotice(
      'error',
      [message, reasonOf(error)].join(' ').trim(),
      retry && { label: 'Try again', run: retry },
    );
  }
}

function reasonOf(error: unknown): string {
  if (!navigator.onLine) return 'This device is offline.';
  return /(^|\/)(resource-exhausted|quota-exceeded)$/.test(codeOf(error) ?? '')
    ? 'The database takes no more for now: its quota is used up.'
    : '';
}
