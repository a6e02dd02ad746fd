/** What requests cost in expressions of the rules. */
import { readFileSync } from 'node:fs';
import { encodeFields, type Fields } from '../support/wire.ts';
import { expectOk, firestoreHost, type Headers, owner, send } from './emulators.ts';
import { fullestCar, fullestChange, soldNow, timesNow } from './fullest-car.ts';
import { entriesOf } from './history-entries.ts';
import { car } from './samples.ts';

/** Expressions of a request. */
export const LIMIT = 1000;

/**
 * Whether a member of a closed team may store the fullest car although the rules evaluate so many more expressions. No
 * emulator reports what they cost.
 */
export async function isLetIn(method: 'create' | 'update', spare: number): Promise<boolean> {
  await loadRules(paddedRules(spare - PADDING_ITSELF));
  expectOk(await commit(owner, write(`${root}/Settings/access`, { members: ['another', 'me'] })));
  const name = `${root}/Cars/x`;
  const isNew = method === 'create';
  const [fields, times] = isNew ? [fullestCar, [soldNow]] : [fullestChange, timesNow];
  const save = write(name, { ...fields, updatedBy: 'me' }, [
    ...times,
    { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
  ]);
  const stored = new Map(isNew ? [] : [[name, { fields: encodeFields(car) }]]);
  const [entry] = entriesOf([save], stored, 'me');
  expectOk(await commit(owner, { delete: entry?.update.name }));
  expectOk(await commit(owner, isNew ? { delete: name } : write(name, car)));
  const { status, body } = await commit(staff, save, entry ?? {});
  if (status !== 200 && status !== 403) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return status === 200;
}

const query = (collectionId: string, field?: string, value?: object) => ({
  structuredQuery: {
    from: [{ collectionId }],
    ...(field && { where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value } } }),
  },
});

/** Statuses of a visitor's reads under rules whose isStaff() exceeds the limit. */
export async function readsWithoutStaff(): Promise<Readonly<Record<string, number>>> {
  await loadRules(paddedRules(LIMIT));
  expectOk(await commit(owner, write(`${root}/Cars/x`, car)));
  const requests = {
    car: ['batchGet', { documents: [`${root}/Cars/x`] }],
    'cars for sale': ['runQuery', query('Cars', 'Hidden', { booleanValue: false })],
    'sold cars': ['runQuery', query('Cars', 'Status', { stringValue: 'sold' })],
    blogs: ['runQuery', query('Blogs')],
    reviews: ['runQuery', query('Reviews')],
    price: ['batchGet', { documents: [`${root}/Settings/price`] }],
    'all cars': ['runQuery', query('Cars')],
  } as const;
  const statuses = Object.entries(requests).map(
    async ([name, [verb, body]]) => [name, (await post(verb, {}, body)).status] as const,
  );
  return Object.fromEntries(await Promise.all(statuses));
}

/** A separate project, so the padded rules apply nowhere else. */
const project = 'demo-rules-cost';
const root = `projects/${project}/databases/(default)/documents`;

const post = (verb: string, headers: Headers, body: object) =>
  send(`http://${firestoreHost}/v1/${root}:${verb}`, { method: 'POST', headers, body: JSON.stringify(body) });

const commit = (headers: Headers, ...writes: readonly object[]) => post('commit', headers, { writes });

async function loadRules(content: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  expectOk(
    await send(`http://${firestoreHost}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body,
    }),
  );
}

const write = (name: string, fields: Fields, updateTransforms: readonly object[] = []) => ({
  update: { name, fields: encodeFields(fields) },
  updateTransforms,
});

/** `&&` counts two, `is` two, a list one and each of its items one. */
const PADDING_ITSELF = 5;

/** The site's rules with an isStaff() that first evaluates a list of `padding` items. */
function paddedRules(padding: number): string {
  const items = Array.from({ length: padding }, () => 0).join();
  const rules = readFileSync('firestore.rules', 'utf8');
  const padded = rules.replace(/(function isStaff\(\) \{\s*return )/, `$1[${items}] is list && `);
  if (padded === rules) throw new Error('There is no isStaff() to pad.');
  return padded;
}

const segment = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
const claims = { sub: 'me', user_id: 'me', firebase: { sign_in_provider: 'password' } };
const staff = { Authorization: `Bearer ${segment({ alg: 'none', type: 'JWT' })}.${segment(claims)}.` };
