import { collection, getDocs, serverTimestamp } from 'firebase/firestore/lite';
import type { Fields } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';
import { firestore } from './firebase.ts';
import { currentAccount } from './session.ts';

export interface LastSave {
  readonly at: Date;
  /** The account's e-mail, or null if unknown. */
  readonly by: string | null;
  /** Whether this account saved it, on any device. */
  readonly isOwn: boolean;
}

/** Accounts that signed in, by id. Documents hold ids, because visitors can read documents. */
export const accountsCollection = 'Staff';

/** The rules require them in every write. */
export function auditFields(): Fields {
  return { updatedAt: serverTimestamp(), updatedBy: currentAccount()?.uid ?? '' };
}

/** Null for old documents and those edited in the console. */
export function toLastSave(fields: Fields, accounts: ReadonlyMap<string, string>): LastSave | null {
  const { updatedAt, updatedBy } = fields;
  const at = parseDate(updatedAt);
  if (!at) return null;
  const by = (typeof updatedBy === 'string' && accounts.get(updatedBy)) || null;
  return { at, by, isOwn: isOwnSave(fields) };
}

export function isOwnSave({ updatedBy }: Fields): boolean {
  return updatedBy === currentAccount()?.uid;
}

export function ownSave(): LastSave {
  return { at: new Date(), by: currentAccount()?.email ?? null, isOwn: true };
}

/** E-mails by account id; on failure only one's own. */
export async function fetchAccounts(): Promise<ReadonlyMap<string, string>> {
  const self = currentAccount();
  const own = self ? [[self.uid, self.email] as const] : [];
  try {
    const { docs } = await getDocs(collection(firestore, accountsCollection));
    return new Map([
      ...docs.map((account) => [account.id, String(account.get('email') ?? '')] as const),
      ...own,
    ]);
  } catch {
    return new Map(own);
  }
}
