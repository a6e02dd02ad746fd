import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { parseText, parseTexts } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';
import { accountsCollection, auditFields } from './auditFields.ts';
import { codeOf } from './errors.ts';
import { firestore } from './firebase.ts';
import { currentAccount, endSessionIfExpired } from './session.ts';

/** `open`: the team is not closed, so every account is staff. `waiting`: closed, and this account is no member. */
export type Access = 'open' | 'member' | 'waiting';

export interface TeamAccount {
  readonly uid: string;
  /** '' if the account never signed in. */
  readonly email: string;
  readonly lastSeen: Date | null;
  readonly isMember: boolean;
  readonly isSelf: boolean;
}

export interface Team {
  readonly isClosed: boolean;
  /** By e-mail. */
  readonly accounts: readonly TeamAccount[];
}

/** Holds the members; without it the team is open. Only the console can delete it. */
const teamDocument = doc(firestore, 'Settings', 'access');

export async function fetchAccess(): Promise<Access> {
  try {
    return (await getDoc(teamDocument)).exists() ? 'member' : 'open';
  } catch (error) {
    if (codeOf(error) !== 'permission-denied' || (await endSessionIfExpired(error))) throw error;
    return 'waiting';
  }
}

export async function fetchTeam(): Promise<Team> {
  const [team, { docs }] = await Promise.all([
    getDoc(teamDocument),
    getDocs(collection(firestore, accountsCollection)),
  ]);
  const self = currentAccount();
  const members = parseTexts(team.get('members'));
  const entries = new Map(docs.map((entry) => [entry.id, entry.data()]));
  const ids = new Set([...entries.keys(), ...members, ...(self ? [self.uid] : [])]);
  const accounts = [...ids].map((uid): TeamAccount => {
    const isSelf = uid === self?.uid;
    const { email, lastSeen } = entries.get(uid) ?? {};
    return {
      uid,
      email: parseText(email) || (isSelf ? (self?.email ?? '') : ''),
      lastSeen: parseDate(lastSeen),
      isMember: members.includes(uid),
      isSelf,
    };
  });
  return { isClosed: team.exists(), accounts: accounts.sort((a, b) => a.email.localeCompare(b.email)) };
}

/**
 * Closes the team with this account and `others`. Resolves to whether it has exactly these members: false if someone
 * else closed it meanwhile with others, which stays.
 */
export async function closeTeam(others: readonly string[]): Promise<boolean> {
  const members = [...new Set([currentAccount()?.uid ?? '', ...others])];
  return runTransaction(firestore, async (transaction) => {
    const team = await transaction.get(teamDocument);
    if (!team.exists()) transaction.set(teamDocument, { members, ...auditFields() });
    const stored = team.exists() ? parseTexts(team.get('members')) : members;
    return stored.toSorted().join() === members.toSorted().join();
  });
}

export async function addMember(uid: string): Promise<void> {
  await updateDoc(teamDocument, { members: arrayUnion(uid), ...auditFields() });
}

/** The rules deny removing oneself, so that one member always remains. */
export async function removeMember(uid: string): Promise<void> {
  await updateDoc(teamDocument, { members: arrayRemove(uid), ...auditFields() });
}

/** Removes an account that is no member from the list, until it signs in again. */
export async function removeEntry(uid: string): Promise<void> {
  await deleteDoc(doc(firestore, accountsCollection, uid));
}

/** How often a device stores that its account is in use, in milliseconds. */
const entryIntervalMs = 3_600_000;

/**
 * Stores this account's e-mail and the time for other staff.
 * @param interval milliseconds in which this device stores them once
 */
export async function recordVisit(interval = entryIntervalMs): Promise<void> {
  const account = currentAccount();
  const key = `staff-seen:${account?.uid}`;
  try {
    if (!account || Date.now() - Number(localStorage.getItem(key)) < interval) return;
    const entry = { email: account.email, lastSeen: serverTimestamp() };
    await setDoc(doc(firestore, accountsCollection, account.uid), entry);
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // The next visit tries again.
  }
}
