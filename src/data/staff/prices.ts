import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import type { Fields } from '../../model/text/parse.ts';
import { priceLinesKey } from '../public/priceLines.ts';
import { clearCached } from '../rest/cache.ts';
import { auditFields } from './auditFields.ts';
import { firestore } from './firebase.ts';

const priceDocument = doc(firestore, 'Settings', 'price');

/** What prices usually include, as stored; null if not set. */
export async function fetchUsualPrice(): Promise<Fields | null> {
  return (await getDoc(priceDocument)).data() ?? null;
}

/** @param lines null to say nothing */
export async function saveUsualPrice(lines: Fields | null): Promise<void> {
  await (lines ? setDoc(priceDocument, { ...lines, ...auditFields() }) : deleteDoc(priceDocument));
  clearCached(priceLinesKey);
}
