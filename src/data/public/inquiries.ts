import { honeypot, type SendOutcome, type SentInquiry } from '../../model/inquiry/inquiry.ts';

/** SPEC 7. */
const address = '/.netlify/functions/sendEmail';

/** Milliseconds until an unanswered inquiry counts as lost; the function itself gives up after 8 s. */
const timeoutMs = 20_000;

/**
 * Sends an inquiry to the dealer.
 *
 * @param honeypotValue what stands in the field people cannot see
 */
export async function sendInquiry(inquiry: SentInquiry, honeypotValue: string): Promise<SendOutcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...inquiry, [honeypot]: honeypotValue }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return 'failed';
    // A page of some proxy or redirect may be OK as well: only the function answers in JSON.
    await response.json();
    return 'sent';
  } catch {
    return 'error';
  }
}
