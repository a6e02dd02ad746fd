/** Rules of values that only the server decides, and that come back with a change that is taken back. */
import { encodeFields, type Fields } from '../support/wire.ts';
import { freshId } from './cases.ts';
import type { DocumentCase } from './document-cases.ts';
import { type Action, nameOf, put, remove, setting, stamped } from './firestore-client.ts';
import { entriesOf } from './history-entries.ts';
import { car } from './samples.ts';

const lastSave = new Date('2026-01-15T09:30:00Z');
const stored = { ...car, Price: '3,200,000 EGP', updatedAt: lastSave };
const news = {
  Price: '3,450,000 EGP',
  Price_Before: '3,900,000 EGP',
  Price_Since: new Date('2026-01-03T10:00:00Z'),
};
const sale = { Status: 'sold', Hidden: true, SoldAt: new Date('2025-12-24T10:00:00Z') };

/**
 * @param told of the entry that tells what was before; null if the own entry names none
 * @param saved when the version before that change was saved, which names the entry
 */
function takeBack(written: Fields, told: Fields | null, saved?: Date): Action {
  return async (client, path) => {
    const [collection = '', id = ''] = path.split('/');
    const toldId = saved ? `${collection}-${id}-${saved.getTime()}` : freshId();
    const entry = { collection, id, kind: 'changed', fields: Object.keys(written), before: written };
    if (told) await put(`History/${toldId}`, { ...entry, ...told });
    const fieldPaths = Object.keys(written);
    const write = stamped(setting(path, written, { updateMask: { fieldPaths } }), client.uid);
    const [own] = entriesOf([write], new Map([[nameOf(path), { fields: encodeFields(stored) }]]), client.uid);
    const restores = encodeFields(told ? { restores: toldId } : {});
    const update = own && { ...own.update, fields: { ...own.update.fields, ...restores } };
    const answer = await client.commitOnly(write, { ...own, update });
    if (told) await remove(`History/${toldId}`);
    return answer;
  };
}

const savedBefore = new Date('2025-11-20T08:00:00.123Z');
const dated = { Price: '3,450,000 EGP', Price_Since: savedBefore };
const price = { Price: dated.Price };
const { Price: _, ...newsAlone } = news;
const { Price_Before: __, ...undated } = news;

export const restoreCases: readonly DocumentCase[] = (
  [
    ['in', 'with its price, the one before and its time', news, {}],
    ['out', 'without an entry that tells of them', news, null],
    ['out', 'with another price', news, { before: { ...news, Price: '3,450,001 EGP' } }],
    ['out', 'with another price before', news, { before: { ...news, Price_Before: '4,900,000 EGP' } }],
    ['out', 'with another time', news, { before: { ...news, Price_Since: lastSave } }],
    ['out', 'without the price before', undated, { before: news }],
    ['out', 'of another car', news, { id: 'another' }],
    ['out', 'of another collection', news, { collection: 'Reviews' }],
    ['out', 'that keeps its price', newsAlone, {}],
    ['in', 'with a price of unknown time, since the save before', dated, { before: price }, savedBefore],
    ['out', 'with a price of unknown time, since another', dated, { before: price }, lastSave],
    ['out', 'with a price of unknown time, by another entry', dated, { before: price }],
    ['out', 'with a known time, since the save before it changed', dated, { before: news }, savedBefore],
    ['in', 'as it was sold', sale, {}],
    ['out', 'as it was sold, without an entry that tells of it', sale, null],
    ['out', 'as it was sold at another time', sale, { before: { ...sale, SoldAt: lastSave } }],
  ] as const
).map(
  ([outcome, what, written, told, saved]): DocumentCase => ({
    ...{ allow: 'Cars/{car} update', who: 'staff', at: 'Cars/{id}', stored, outcome },
    ...{ what: `takes a change back: a car ${what}`, act: takeBack(written, told, saved) },
  }),
);
