import type { Mail } from '../../scripts/local/inbox/inbox.ts';
import { mailsOf } from '../support/mails.ts';
import { expect } from './fixtures.ts';

/** Waits for a visitor's only mail. */
export async function mailOf(address: string): Promise<Mail> {
  await expect.poll(async () => (await mailsOf(address)).length).toBe(1);
  const [mail] = await mailsOf(address);
  if (!mail) throw new Error(`No mail of ${address}`);
  return mail;
}

/** A unique address. */
export function newVisitor(): string {
  return `visitor-${crypto.randomUUID().slice(0, 12)}@example.com`;
}
