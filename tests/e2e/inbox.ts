import { testPorts } from '../../scripts/local/ports.ts';
import { expect } from './fixtures.ts';

/** A caught mail, as the inbox reports it; only the parts tests use. */
export interface CaughtMail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: readonly { readonly address: string }[];
}

/** Mails whose replies would go to `address`; every test has its own visitor. */
export async function mailsOf(address: string): Promise<readonly CaughtMail[]> {
  const response = await fetch(`http://127.0.0.1:${testPorts.inbox}/email`);
  const mails = (await response.json()) as readonly CaughtMail[];
  return mails.filter(({ replyTo }) => replyTo?.some((mailbox) => mailbox.address === address));
}

/** Waits for a visitor's only mail. */
export async function mailOf(address: string): Promise<CaughtMail> {
  await expect.poll(async () => (await mailsOf(address)).length).toBe(1);
  const [mail] = await mailsOf(address);
  if (!mail) throw new Error(`No mail of ${address}`);
  return mail;
}

/** A unique address. */
export function newVisitor(): string {
  return `visitor-${crypto.randomUUID().slice(0, 12)}@example.com`;
}
