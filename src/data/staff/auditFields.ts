import { collection, doc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { Fields } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';
import { firestore } from './firebase.ts';
import { currentAccount } from './session.ts';

/** Who saved a document last, and when. */
export interface LastSave {
  readonly at: Date;
  /** The e-mail of the account, or null where it is not known. */
  readonly by: string | null;
  /** Whether this account saved it, here or elsewhere. */
  readonly isOwn: boolean;
}

/** The e-mail of each account by its id. Documents hold ids, because visitors can read documents. */
const accountsCollection = 'Staff';

/** Every write carries them; the rules accept nothing else. */
export function auditFields(): Fields {
  return { updatedAt: serverTimestamp(), updatedBy: currentAccount()?.uid ?? '' };
}

/** Who saved a document last, or null where it does not say: old documents, and those edited in the console. */
export function toLastSave(
  { updatedAt, updatedBy }: Fields,
  accounts: ReadonlyMap<string, string>,
): LastSave | null {
  const at = parseDate(updatedAt);
  if (!at) return null;
  const by = (typeof updatedBy === 'string' && accounts.get(updatedBy)) || null;
  return { at, by, isOwn: updatedBy === currentAccount()?.uid };
}

/** What a list shows of a save that has just happened here. */
export function ownSave(): LastSave {
  return { at: new Date(), by: currentAccount()?.email ?? null, isOwn: true };
}

/** E-mails by account id; empty where they cannot be read. */
export async function fetchAccounts(): Promise<ReadonlyMap<string, string>> {
  try {
    const { docs } = await getDocs(collection(firestore, accountsCollection));
    return new Map(docs.map((account) => [account.id, String(account.get('email') ?? '')]));
  } catch {
    return new Map();
  }
}

/** Lets other staff see whose id this account's is: once a device, after its first save. Failures wait for the next save. */
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
