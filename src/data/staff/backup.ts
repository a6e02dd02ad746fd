import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { env } from '../../config/env.ts';
import { bucketUrl } from '../../config/firebaseUrls.ts';
import type { Connection } from '../../model/backup/storedData.ts';
import { type Collection, collections, settings } from '../../model/collections.ts';
import { clearCached } from '../rest/cache.ts';
import { auditFields, fetchAccounts, type LastSave, toLastSave } from './auditFields.ts';
import { firestore } from './firebase.ts';
import { currentAccount, fetchIdToken } from './session.ts';
import { connectToStoredData } from './storedData.ts';

/** Has only audit fields: when the last backup was made, and by whom. */
const backupDocument = doc(firestore, 'Settings', 'backup');

export function connect(signal: AbortSignal): Connection {
  return connectToStoredData(env, { uid: currentAccount()?.uid ?? '', fetchToken: fetchIdToken, signal });
}

export function backupDetails() {
  return { madeBy: currentAccount()?.email ?? '', project: env.firebase.projectId };
}

export const backupTarget = { project: env.firebase.projectId, bucketUrl: bucketUrl(env) };

/** Null if no backup was made. */
export async function fetchLastBackup(): Promise<LastSave | null> {
  const [snapshot, accounts] = await Promise.all([getDoc(backupDocument), fetchAccounts()]);
  return toLastSave(snapshot.data() ?? {}, accounts);
}

export async function recordBackup(): Promise<void> {
  await setDoc(backupDocument, auditFields());
}

/** After a restore, public pages of this browser fetch everything again. */
export function forgetCached(): void {
  const all: readonly Pick<Collection, 'cacheKey'>[] = [collections, settings].flatMap(Object.values);
  for (const { cacheKey } of all) if (cacheKey) clearCached(cacheKey);
}
