import { endSessionIfExpired } from '../../../data/staff/session.ts';

/** What to say of a request that failed: `message`, unless it failed because the session ended. */
export async function explainFailure(error: unknown, message: string): Promise<string> {
  return (await endSessionIfExpired(error))
    ? 'Your session has ended. Please sign in again; what you typed is kept as a draft.'
    : message;
}
