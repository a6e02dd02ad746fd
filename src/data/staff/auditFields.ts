import { collection, doc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { Fields } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';
import { firestore } from './firebase.ts';
import { currentAccount } from './session.ts';

/** Who saved a document last, and when. */
export interface LastSave {
  readonly at: Date;
  /** The account's e-mail, or null if unknown. */
  readonly by: string | null;
  /** Whether this account saved it, on any device. */
  readonly isOwn: boolean;
}

/** The e-mail of each account by its id. Documents hold ids, because visitors can read documents. */
const accountsCollection = 'Staff';

/** The rules require them in every write. */
export function auditFields(): Fields {
  return { updatedAt: serverTimestamp(), updatedBy: currentAccount()?.uid ?? '' };
}

/** Null for old documents and those edited in the console. */
export function toLastSave(
  { updatedAt, updatedBy }: Fields,
  accounts: ReadonlyMap<string, string>,
): LastSave | null {
  const at = parseDate(updatedAt);
  if (!at) return null;
  const by = (typeof updatedBy === 'string' && accounts.get(updatedBy)) || null;
  return { at, by, isOwn: updatedBy === currentAccount()?.uid };
}

export function ownSave(): LastSave {
  return { at: new Date(), by: currentAccount()?.email ?? null, isOwn: true };
}

/** E-mails by account id; empty on failure. */
export async function fetchAccounts(): Promise<ReadonlyMap<string, string>> {
  try {
    const { docs } = await getDocs(collection(firestore, accountsCollection));
    return new Map(docs.map((account) => [account.id, String(account.get('email') ?? '')]));
  } catch {
    return new Map();
  }
}

/** Stores this account's e-mail for other staff, once a device. */
export async function introduceAccount(): Promise<void> {
  const account = currentAccount();
  const known = `staff-name:${account?.uid}`;
  try {
    if (!account || localStorage.getItem(known) === account.email) return;
    await setDoc(doc(firestore, accountsCollection, account.uid), { email: account.email });
    localStorage.setItem(known, account.email);
  } catch {
    // The next save tries again.
  }
}
