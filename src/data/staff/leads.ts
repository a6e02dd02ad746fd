import {
  collection,
  getCount,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite';
import type { Car } from '../../model/car/car.ts';
import { toNewsKey } from '../../model/leads/carNews.ts';
import {
  type ClosedState,
  type Lead,
  leadSources,
  leadStates,
  type Note,
  openStates,
  parseNote,
  parseViewing,
  toStoredNote,
  waysToWrite,
} from '../../model/leads/lead.ts';
import { isOver } from '../../model/leads/retention.ts';
import { locales } from '../../model/locales.ts';
import { type Fields, parseText, parseTexts } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';
import { fetchAccounts, toLastSave } from './auditFields.ts';
import {
  deleteDocument,
  fetchDocument,
  type Listed,
  type OpenedDocument,
  writeDocument,
} from './documents.ts';
import { NotFoundError, StaleError } from './errors.ts';
import { firestore } from './firebase.ts';
import { deleteHistory } from './history.ts';
import { currentAccount } from './session.ts';

export type StaffLead = Listed<Lead>;

/** More open leads than people can answer. */
const openLimit = 500;
export const closedLimit = 200;
const earlierLimit = 20;
const carLimit = 50;
const overLimit = 200;

export function parseLead(id: string, fields: Fields): Lead {
  const findIn = <Code extends string>(codes: readonly Code[], value: unknown, fallback: Code): Code =>
    codes.find((code) => code === value) ?? fallback;
  return {
    id,
    name: parseText(fields.Name),
    email: parseText(fields.Email),
    phone: parseText(fields.Phone),
    car: parseText(fields.Car),
    carIds: parseTexts(fields.Cars),
    message: parseText(fields.Message),
    locale: findIn(locales, fields.Locale, 'en'),
    source: findIn(leadSources, fields.Source, 'other'),
    askedAt: parseDate(fields.AskedAt),
    viewing: parseViewing(fields.Viewing),
    search: parseText(fields.Search),
    cut: Number(parseText(fields.Cut)) || 0,
    state: findIn(leadStates, fields.State, 'new'),
    reason: parseText(fields.Reason),
    owner: parseText(fields.Owner),
    next: parseText(fields.Next),
    due: parseText(fields.Due),
    notes: parseTexts(fields.Notes).flatMap((line) => parseNote(line) ?? []),
    told: parseTexts(fields.Told),
  };
}

const leads = collection(firestore, 'Leads');

async function fetchLeads(...constraints: readonly QueryConstraint[]): Promise<readonly StaffLead[]> {
  const [{ docs }, accounts] = await Promise.all([getDocs(query(leads, ...constraints)), fetchAccounts()]);
  return docs.map((each) => ({
    ...parseLead(each.id, each.data()),
    lastSave: toLastSave(each.data(), accounts),
  }));
}

/** Those that are neither won nor lost; the latest first. */
export function fetchOpenLeads(): Promise<readonly StaffLead[]> {
  return fetchLeads(where('State', 'in', openStates), orderBy('AskedAt', 'desc'), limit(openLimit));
}

/** The latest that are won, or lost. */
export function fetchClosedLeads(state: ClosedState): Promise<readonly StaffLead[]> {
  return fetchLeads(where('State', '==', state), orderBy('AskedAt', 'desc'), limit(closedLimit));
}

export function fetchLead(id: string): Promise<OpenedDocument | null> {
  return fetchDocument('Leads', id);
}

/** Other leads of the person, by email or phone; the latest first. */
export async function fetchEarlierLeads({ id, email, phone }: Lead): Promise<readonly StaffLead[]> {
  const ask = (field: string, values: readonly string[]) =>
    values[0] ? fetchLeads(where(field, 'in', values), limit(earlierLimit)) : [];
  const found = (
    await Promise.all([
      ask('Email', [...new Set([email, email.toLowerCase()])]),
      ask('Phone', waysToWrite(phone)),
    ])
  ).flat();
  const others = new Map(found.map((lead) => [lead.id, lead]));
  others.delete(id);
  return [...others.values()].sort((a, b) => Number(b.askedAt) - Number(a.askedAt));
}

const askedSince = (carId: string, since: Date) => [
  where('Cars', 'array-contains', carId),
  where('AskedAt', '>=', since),
];

/** Bills one read. */
export async function countAsked(carId: string, since: Date): Promise<number> {
  return (await getCount(query(leads, ...askedSince(carId, since)))).data().count;
}

/** The latest that asked for the car. */
export function fetchLeadsOfCar(carId: string): Promise<readonly StaffLead[]> {
  return fetchLeads(where('Cars', 'array-contains', carId), orderBy('AskedAt', 'desc'), limit(carLimit));
}

/**
 * Resolves to the stored line.
 * @param at by which another attempt finds the first, whose response was lost
 * @param told news that the person knows by it, see `markTold`
 * @throws NotFoundError
 */
export async function addNote(id: string, text: string, at: Date, told?: string): Promise<string> {
  const note: Note = { at, by: currentAccount()?.uid ?? '', text };
  const line = toStoredNote(note);
  await append(id, { Notes: line, ...(told && { Told: told }) });
  return line;
}

/** Stores that the person was told. @param key of `toNewsKey` @throws NotFoundError */
export function markTold(id: string, key: string): Promise<void> {
  return append(id, { Told: key });
}

/** For all who were told of a car's sale, or for whom it was reserved, but one. Resolves to their leads' ids. */
export async function forgetSale(car: Pick<Car, 'id'>, buyer = ''): Promise<readonly string[]> {
  const line = toNewsKey({ kind: 'sold', car });
  const { docs } = await getDocs(query(leads, where('Told', 'array-contains', line)));
  const ids = docs.map(({ id }) => id).filter((id) => id !== buyer);
  await inEach(ids, (id) => restoreLines(id, { Told: [line] }, {}));
  return ids;
}

/** Takes `forgetSale` back. */
export function rememberSale(car: Pick<Car, 'id'>, ids: readonly string[]): Promise<void> {
  return inEach(ids, (id) => markTold(id, toNewsKey({ kind: 'sold', car })));
}

/** Ignores leads that were deleted meanwhile. */
async function inEach(ids: readonly string[], change: (id: string) => Promise<void>): Promise<void> {
  await Promise.all(
    ids.map((id) =>
      change(id).catch((error) => {
        if (!(error instanceof NotFoundError)) throw error;
      }),
    ),
  );
}

/** Takes lines of one version out, and puts those of another back. @throws NotFoundError */
export function restoreLines(id: string, from: Fields, to: Fields): Promise<void> {
  return writeDocument('Leads', id, (stored) => {
    if (!stored) throw new NotFoundError();
    const changes = (['Notes', 'Told'] as const).flatMap((field) => {
      const [was, is, now] = [parseTexts(from[field]), parseTexts(to[field]), parseTexts(stored[field])];
      const kept = now.filter((line) => is.includes(line) || !was.includes(line));
      const lines = [...new Set([...is.filter((line) => !was.includes(line)), ...kept])];
      return lines.join('\n') === now.join('\n') ? [] : [[field, lines] as const];
    });
    return Object.fromEntries(changes);
  });
}

function append(id: string, added: Readonly<Record<string, string>>): Promise<void> {
  return writeDocument('Leads', id, (stored) => {
    if (!stored) throw new NotFoundError();
    const changes = Object.entries(added).flatMap(([field, line]) => {
      const lines = parseTexts(stored[field]);
      return lines.includes(line) ? [] : [[field, [...lines, line]] as const];
    });
    return Object.fromEntries(changes);
  });
}

const timeOf = ({ updatedAt }: Fields) => Number(parseDate(updatedAt));

/** @throws StaleError if it was changed since it was opened, NotFoundError */
export function deleteLead({ id, fields }: OpenedDocument): Promise<void> {
  return deleteWithHistory(id, (stored) => {
    if (timeOf(stored) !== timeOf(fields)) throw new StaleError(stored);
  });
}

/** If an earlier attempt deleted the lead and no more, its history is deleted now. */
async function deleteWithHistory(id: string, check: (stored: Fields) => void): Promise<void> {
  try {
    await deleteDocument('Leads', id, { check });
  } catch (error) {
    if (error instanceof NotFoundError) await deleteHistory('Leads', id);
    throw error;
  }
}

/** Those whose last message is older, the oldest first. */
export async function fetchOverLeads(start: Date): Promise<readonly StaffLead[]> {
  const asked = await fetchLeads(where('AskedAt', '<', start), orderBy('AskedAt'), limit(overLimit));
  return asked.filter((lead) => isOver(lead, start));
}

/** Ignores those that are deleted already. Resolves to how many stay, as they were changed since they were listed. */
export async function deleteOverLeads(listed: readonly StaffLead[]): Promise<number> {
  let kept = 0;
  for (const { id, lastSave } of listed)
    await deleteWithHistory(id, (stored) => {
      if (timeOf(stored) !== Number(lastSave?.at ?? null)) throw new StaleError(stored);
    }).catch((error) => {
      if (error instanceof StaleError) kept++;
      else if (!(error instanceof NotFoundError)) throw error;
    });
  return kept;
}

/** Whether a lead that is still there does not have this line of `Told` any more. */
export async function hasLost(id: string, told: string): Promise<boolean> {
  const stored = await fetchDocument('Leads', id);
  return stored !== null && !parseTexts(stored.fields.Told).includes(told);
}
