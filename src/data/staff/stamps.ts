import { collection, doc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { Fields } from '../../model/text/read.ts';
import { parseDate } from '../public/parseDate.ts';
import { firestore } from './firebase.ts';
import { currentAccount } from './session.ts';

/** Who saved a document last, and when. */
export interface LastSave {
  readonly at: Date;
  /** The e-mail of the account, or null where it is not known. */
  readonly by: string | null;
}

/** The accounts' e-mails by their ids. Documents hold the ids: visitors read documents, and no sign-in name with them. */
const names = 'Staff';

/** The fields that say who saves a document and when: the rules take nothing but the truth. */
export function stamps(): Fields {
  return { updatedAt: serverTimestamp(), updatedBy: currentAccount()?.uid ?? '' };
}

/** The fields that are a document's content. */
export function withoutStamps({ updatedAt: _at, updatedBy: _by, ...content }: Fields): Fields {
  return content;
}

/** Who saved it last, or null where it does not say: old documents, and those of the console. */
export function lastSaveOf(
  { updatedAt, updatedBy }: Fields,
  accounts: ReadonlyMap<string, string>,
): LastSave | null {
  const at = parseDate(updatedAt);
  return at && { at, by: (typeof updatedBy === 'string' && accounts.get(updatedBy)) || null };
}

/** Nobody where they cannot be read: a name is worth no failure. */
export async function readAccounts(): Promise<ReadonlyMap<string, string>> {
  try {
    const { docs } = await getDocs(collection(firestore, names));
    return new Map(docs.map((account) => [account.id, String(account.get('email') ?? '')]));
  } catch {
    return new Map();
  }
}

/** Lets other staff know whose id this account's is: once on a device, after something was saved with it. */
export async function introduceAccount(): Promise<void> {
  const account = currentAccount();
  const known = `staff-name:${account?.uid}`;
  try {
    if (!account || localStorage.getItem(known) === account.email) return;
    await setDoc(doc(firestore, names, account.uid), { email: account.email });
    localStorage.setItem(known, account.email);
  } catch {
    // Then with the next save.
  }
}
