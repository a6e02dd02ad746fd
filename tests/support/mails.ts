import type { Mail } from '../../scripts/local/inbox/inbox.ts';
import { testPorts } from '../../scripts/local/ports.ts';

/** Received mails whose replies would go to `address`; every test has its own visitor. */
export async function mailsOf(address: string): Promise<readonly Mail[]> {
  const response = await fetch(`http://127.0.0.1:${testPorts.inbox}/email`);
  const mails = (await response.json()) as readonly Mail[];
  return mails.filter(({ replyTo }) => replyTo.some((mailbox) => mailbox.address === address));
}
