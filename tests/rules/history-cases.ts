/** Rules of the history: an entry says what its commit replaced, and stays as it is. */

import { encodeFields, type Fields, type Wire } from '../support/wire.ts';
import type { AccountCase } from './account-cases.ts';
import { casesOf, onlyStaff } from './cases.ts';
import {
  type Action,
  deleteDocument,
  remove as dropDocument,
  getDocument,
  nameOf,
  put,
  set,
  setting,
  stamped,
} from './firestore-client.ts';
import { type EntryWrite, entriesOf } from './history-entries.ts';
import { lead, review } from './samples.ts';

const at = 'Reviews/{id}';
const create = { allow: 'History/{entry} create', at, stored: review } as const;

type Edit = (entry: EntryWrite) => Wire | null;

const rename = (path: string, uid: string) =>
  stamped(setting(path, { Name: 'Another' }, { updateMask: { fieldPaths: ['Name'] } }), uid);

/** Saves a stored review, with its entry as `edit` makes it. */
const save =
  (edit: Edit, toWrite: (path: string, uid: string) => Wire = rename): Action =>
  (client, path) => {
    const write = toWrite(path, client.uid);
    const stored = new Map([[nameOf(path), { fields: encodeFields(review) }]]);
    const [entry] = entriesOf([write], stored, client.uid);
    const edited = entry ? edit(entry) : null;
    return client.commitOnly(write, ...(edited ? [edited] : []));
  };

/** The entry with other values of its fields; undefined leaves one out. */
const fields =
  (changed: Readonly<Record<string, Fields[string] | undefined>>): Edit =>
  ({ update, ...entry }) => {
    const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
    const kept = Object.entries(update.fields).filter(([name]) => !(name in changed));
    const all = { ...Object.fromEntries(kept), ...encodeFields(given as Fields) };
    return { ...entry, update: { ...update, fields: all } };
  };

const named =
  (suffix: string): Edit =>
  ({ update, ...entry }) => ({ ...entry, update: { ...update, name: update.name + suffix } });

const { Name, Rating } = review;
const deletion = (path: string) => ({ delete: nameOf(path) });

const allowed: Readonly<Record<string, Action>> = {
  'what a save replaces': save((entry) => entry),
  'a field that stays, too': save(fields({ fields: ['Name', 'Rating'], before: { Name, Rating } })),
  'a deleted document': save((entry) => entry, deletion),
};

const denied: Readonly<Record<string, Action>> = {
  nothing: save(() => null),
  'another value before': save(fields({ before: { Name: 'Nobody' } })),
  'no changed field': save(fields({ fields: [], before: {} })),
  'a field twice': save(fields({ fields: ['Name', 'Name'] })),
  'a field that is in neither version': save(fields({ fields: ['Name', 'Price'] })),
  'a value of a field it does not name': save(fields({ before: { Name, Rating } })),
  'a deletion that did not happen': save(fields({ kind: 'deleted', fields: [], before: review })),
  'a new document that is old': save(fields({ kind: 'created', fields: [], before: {} })),
  'another document': save(fields({ id: 'another' })),
  'another field of its own': save(fields({ note: 'x' })),
  'a name that is too long': save(fields({ restores: 'x'.repeat(1501) })),
  'a number for a name': save(fields({ restores: 5 })),
  'another account': save(fields({ updatedBy: 'another' })),
  'another time': save(({ updateTransforms: _, ...entry }) =>
    fields({ updatedAt: new Date('2026-01-01T00:00:00Z') })(entry),
  ),
  'another version': save(named('1')),
  'a deleted document without its fields': save(fields({ before: {} }), deletion),
  'a deleted document with others': save(fields({ before: { ...review, Name: 'Nobody' } }), deletion),
  'a change where a document is deleted': save(
    fields({ kind: 'changed', fields: ['Name'], before: { Name } }),
    deletion,
  ),
};

const entry: Fields = { collection: 'Reviews', id: 'x', kind: 'created', fields: [], before: {} };
const daysAgo = (days: number) => ({ ...entry, updatedAt: new Date(Date.now() - days * 24 * 3_600_000) });
const atEntry = 'History/{id}';

const entryOfLead = (id: string) => ({ ...daysAgo(1), collection: 'Leads', id });
const deleteBesideLead: Action = async (client, path) => {
  await put('Leads/stored-lead', lead);
  const answer = await deleteDocument(client, path);
  await dropDocument('Leads/stored-lead');
  return answer;
};

const remove = { allow: 'History/{entry} delete', at: atEntry, act: deleteDocument } as const;

export const historyCases: readonly AccountCase[] = [
  ...Object.entries(allowed).flatMap(([what, act]) => onlyStaff<AccountCase>({ ...create, what, act })),
  ...Object.entries(denied).map(
    ([what, act]): AccountCase => ({ ...create, who: 'staff', outcome: 'out', what, act }),
  ),
  ...casesOf<AccountCase>({ ...create, at: atEntry, who: 'staff' }, [
    ['out', 'an entry again', set({ ...entry, kind: 'changed' }), daysAgo(1)],
    ['out', 'an entry without a save', set(entry), {}],
  ]),
  ...onlyStaff<AccountCase>({
    ...{ at: atEntry, allow: 'History/{entry} get', what: 'an entry', stored: entry, act: getDocument },
  }),
  ...onlyStaff<AccountCase>({ ...remove, what: 'an entry of more than a year ago', stored: daysAgo(366) }),
  ...casesOf<AccountCase>({ ...remove, who: 'staff' }, [
    ['out', 'an entry of this year', deleteDocument, daysAgo(364)],
    ['in', 'an entry of a lead that was deleted', deleteDocument, entryOfLead('gone')],
    ['out', 'an entry of a lead that is stored', deleteBesideLead, entryOfLead('stored-lead')],
  ]),
];
