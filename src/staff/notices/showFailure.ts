import { codeOf, isPermissionError } from '../../data/staff/errors.ts';
import { endSessionIfExpired } from '../../data/staff/session.ts';
import { refetchAccess } from '../team/access.ts';
import { showNotice, type Unstored } from './notices.ts';

export const removedMessage =
  'You were removed from the team. What you typed is kept, but can’t be saved until a member lets you in again.';

/**
 * Shows `message`, unless the form waits: for the ended session to be resumed, as the layout says, or for the
 * account to be on the team again.
 * @param retry offered beside the message
 * @param unstored a change outside a form, which has no draft
 */
export async function showFailure(
  error: unknown,
  message: string,
  retry?: () => void,
  unstored?: Unstored,
): Promise<void> {
  const show = (text: string) =>
    showNotice('error', text, retry && { label: 'Try again', run: retry }, unstored);
  if (await endSessionIfExpired(error)) {
    if (unstored) show(message);
  } else if (isPermissionError(error) && (await refetchAccess()) === 'removed')
    if (unstored) show(`You were removed from the team. ${message}`);
    else showNotice('error', removedMessage);
  else show([message, reasonOf(error)].join(' ').trim());
}

function reasonOf(error: unknown): string {
  if (!navigator.onLine) return 'This device is offline.';
  return /(^|\/)(resource-exhausted|quota-exceeded)$/.test(codeOf(error) ?? '')
    ? 'The database takes no more for now: its quota is used up.'
    : '';
}
