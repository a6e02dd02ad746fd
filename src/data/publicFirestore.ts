import { env } from '../config/env.ts';
import type { Fields } from '../model/read.ts';
import { keepSeen, recallSeen, searchSeen } from './lastSeen.ts';

/**
 * What a visitor reads, straight over Firestore's REST interface
 * (https://firebase.google.com/docs/firestore/reference/rest): three kinds of read need a page of code where the
 * SDK is a third of a first visit's JavaScript. Staff, who write and sign in, get the SDK with their area.
 */

/** How long an answer may take, in milliseconds. */
const patience = 30_000;

export interface StoredDocument {
  readonly id: string;
  readonly fields: Fields;
}

export interface Query {
  readonly collection: string;
  /** All of these must hold. */
  readonly where?: readonly (readonly [field: string, value: boolean | string])[];
  /** A field to sort by, descending. */
  readonly newestBy?: string;
  readonly limit?: number;
}

/** A read that failed; the message is for the visitor. */
export class LoadFailed extends Error {
  override name = 'LoadFailed';
}

/** The documents a query finds. @throws LoadFailed */
export async function queryDocuments(query: Query): Promise<readonly StoredDocument[]> {
  const answers = await ask(':runQuery', { structuredQuery: structured(query) });
  return answers.flatMap(({ document }) => (document ? [readDocument(document)] : []));
}

/** One document, or null where there is none. @throws LoadFailed */
export async function getDocument(collection: string, id: string): Promise<StoredDocument | null> {
  // An id is a stranger's text: anything that is no id names no document.
  if (id === '' || id === '.' || id === '..' || id.includes('/')) return null;
  const name = `${root}/${collection}/${id}`;
  // Without a network, a document that was seen in a list is as good.
  const inList = () => searchSeen((answers) => findIn(answers as readonly Answer[], name));
  const [answer] = await ask(':batchGet', { documents: [name] }, inList);
  return answer?.found ? readDocument(answer.found) : null;
}

const root = `projects/${env.firebase.projectId}/databases/(default)/documents`;
const origin = env.emulators ? `http://${env.emulators.firestore}` : 'https://firestore.googleapis.com';

interface WireDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, WireValue>>;
}

interface Answer {
  readonly document?: WireDocument;
  readonly found?: WireDocument;
}

type WireValue = Readonly<Record<string, unknown>>;

function structured({ collection, where = [], newestBy, limit }: Query) {
  const filters = where.map(([fieldPath, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: 'EQUAL',
      value: typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
    },
  }));
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(newestBy && { orderBy: [{ field: { fieldPath: newestBy }, direction: 'DESCENDING' }] }),
    ...(limit && { limit }),
  };
}

function findIn(answers: readonly Answer[], name: string): readonly Answer[] | null {
  const found = answers.find(({ document }) => document?.name === name)?.document;
  return found ? [{ found }] : null;
}

/** The database's answer; without a network the one seen last, or what `elsewhere` finds. */
async function ask(
  call: string,
  question: object,
  elsewhere: () => Promise<unknown> = async () => null,
): Promise<readonly Answer[]> {
  const text = JSON.stringify(question);
  try {
    return await askDatabase(call, text);
  } catch (error) {
    const seen = (await recallSeen(text)) ?? (await elsewhere());
    if (seen) return seen as readonly Answer[];
    throw error;
  }
}

async function askDatabase(call: string, question: string): Promise<readonly Answer[]> {
  const response = await send(`${origin}/v1/${root}${call}?key=${env.firebase.apiKey}`, question);
  const copy = response.clone();
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && Array.isArray(answer)) {
    void keepSeen(question, copy);
    return answer;
  }
  throw new LoadFailed(messageIn(answer) ?? 'The database gave an answer that cannot be read.');
}

async function send(url: string, body: string): Promise<Response> {
  try {
    // As plain text the request needs no preflight, which would double the wait.
    const headers = { 'Content-Type': 'text/plain' };
    return await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience) });
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new LoadFailed(late ? 'The database did not answer in time.' : 'The database cannot be reached.');
  }
}

/** Google's error shape, alone or as the only element of a list. */
function messageIn(answer: unknown): string | null {
  const [first] = Array.isArray(answer) ? answer : [answer];
  const message = (first as { error?: { message?: unknown } } | null)?.error?.message;
  return typeof message === 'string' ? message : null;
}

function readDocument({ name, fields = {} }: WireDocument): StoredDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: readMap(fields) };
}

function readMap(fields: Readonly<Record<string, WireValue>>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(value)]));
}

function readValue(value: WireValue): unknown {
  const [[type, content] = []] = Object.entries(value);
  if (type === 'integerValue' || type === 'doubleValue') return Number(content);
  if (type === 'timestampValue') return new Date(String(content));
  if (type === 'arrayValue')
    return ((content as { values?: readonly WireValue[] }).values ?? []).map(readValue);
  if (type === 'mapValue') return readMap((content as { fields?: Record<string, WireValue> }).fields ?? {});
  return content;
}
