import { endSessionIfExpired } from '../../../data/staff/session.ts';

/** `message`, unless the session ended. */
export async function explainFailure(error: unknown, message: string): Promise<string> {
  return (await endSessionIfExpired(error))
    ? 'Your session has ended. Please sign in again; what you typed is kept as a draft.'
    : message;
}
