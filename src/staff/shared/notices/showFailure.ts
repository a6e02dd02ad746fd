import { endSessionIfExpired } from '../../../data/staff/session.ts';
import { showToast } from './toasts.ts';

/** Shows `message`, unless the session ended. */
export async function showFailure(error: unknown, message: string): Promise<void> {
  const ended = 'Your session has ended. Please sign in again; what you typed is kept as a draft.';
  showToast('error', (await endSessionIfExpired(error)) ? ended : message);
}
