import { honeypot, type SendOutcome, type SentInquiry } from '../../model/inquiry/inquiry.ts';

const address = '/.netlify/functions/sendEmail';

/** Milliseconds. The function itself times out after 8 s. */
const timeoutMs = 20_000;

/** @param honeypotValue content of the hidden field */
export async function sendInquiry(inquiry: SentInquiry, honeypotValue: string): Promise<SendOutcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...inquiry, [honeypot]: honeypotValue }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return 'failed';
    // Only the function answers in JSON; a proxy or redirect may return an HTML page with status 200.
    await response.json();
    return 'sent';
  } catch {
    return 'error';
  }
}
