import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCaches } from '../support/cache-storage.ts';

// Offline reading: what the REST client returns if the database does not respond.

const name = 'projects/x/databases/(default)/documents/Cars/seen';
const document = { name, fields: { Name: { stringValue: 'Saab' } } };
const fetched = vi.fn<typeof fetch>();

let caches: ReturnType<typeof createCaches>;

beforeEach(() => {
  vi.resetModules();
  for (const variable of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'])
    vi.stubEnv(`VITE_FIREBASE_${variable}`, 'x');
  vi.stubEnv('VITE_SHIPMENTS_CSV_URL', '/sheet.csv');
  caches = createCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  fetched.mockReset();
});

async function openClient() {
  const { fetchDocuments, fetchDocumentsById } = await import('../../src/data/rest/firestore.ts');
  const { onLastSeen } = await import('../../src/data/rest/lastSeen.ts');
  const shown = vi.fn();
  onLastSeen(shown);
  const fetchById = async (...ids: readonly string[]) => [
    ...(await fetchDocumentsById('Cars', ids, ['Name'])).values(),
  ];
  return { fetchCars: () => fetchDocuments({ collection: 'Cars' }), fetchById, shown };
}

/** Fetches once with success, and waits until it is stored. */
async function see(fetchCars: () => Promise<unknown>): Promise<void> {
  fetched.mockResolvedValueOnce(Response.json([{ document }]));
  await fetchCars();
  await vi.waitFor(() => expect(caches.entries.size).toBe(1));
}

const error = { code: 503, message: 'Too busy.', status: 'UNAVAILABLE' };

test.each<[fault: string, answer: () => Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not answer in time', () => Promise.reject(new DOMException('Late', 'TimeoutError'))],
  ['has answered too often', async () => Response.json([{ error }], { status: 429 })],
  ['refuses', async () => Response.json([{ error }], { status: 403 })],
  ['answers nothing in a list', async () => Response.json([null])],
  ['answers a document without a name', async () => Response.json([{ document: {} }])],
  [
    'answers a field without a value',
    async () => Response.json([{ document: { name, fields: { Name: null } } }]),
  ],
  ['is hidden behind a sign-in page', async () => new Response('<!doctype html>Sign in')],
])(
  'where the database %s, the last answer is used, with its age, until there is a new one',
  async (_, answer) => {
    const { fetchCars, shown } = await openClient();
    await see(fetchCars);
    fetched.mockImplementationOnce(answer);
    expect(await fetchCars()).toMatchObject([{ id: 'seen', fields: { Name: 'Saab' } }]);
    expect(shown).toHaveBeenLastCalledWith(expect.any(Date));

    const { startRefresh } = await import('../../src/data/rest/lastSeen.ts');
    startRefresh();
    fetched.mockResolvedValueOnce(Response.json([]));
    expect(await fetchCars()).toEqual([]);
    expect(shown).toHaveBeenLastCalledWith(null);
  },
);

const unreachable = new TypeError('Failed to fetch');
const named = (id: string, stringValue: string) => ({
  found: { name: name.replace('seen', id), fields: { Name: { stringValue } } },
});

test('documents of a list are found for smaller lists and for their own pages', async () => {
  const { fetchById } = await openClient();
  fetched.mockResolvedValueOnce(Response.json([{ found: document }, named('other', 'Volvo')]));
  await fetchById('seen', 'other');
  await vi.waitFor(() => expect(caches.entries.size).toBe(1));
  fetched.mockRejectedValueOnce(unreachable);
  expect(await fetchById('other', 'unseen')).toEqual([{ id: 'other', fields: { Name: 'Volvo' } }]);
});

test('of two equally complete copies the later one is shown', async () => {
  const { fetchById } = await openClient();
  for (const [index, ids] of [['seen', 'other'], ['seen']].entries()) {
    fetched.mockResolvedValueOnce(Response.json([named('seen', `Saab ${index}`)]));
    await fetchById(...ids);
    await vi.waitFor(() => expect(caches.entries.size).toBe(index + 1));
  }
  fetched.mockRejectedValueOnce(unreachable);
  expect(await fetchById('seen', 'unseen')).toEqual([{ id: 'seen', fields: { Name: 'Saab 1' } }]);
});

test('a rejected request counts as a response: no stored data replaces it', async () => {
  const { fetchCars, shown } = await openClient();
  await see(fetchCars);
  const wrong = { code: 400, message: 'Wrong.', status: 'INVALID_ARGUMENT' };
  fetched.mockResolvedValueOnce(Response.json([{ error: wrong }], { status: 400 }));
  await expect(fetchCars()).rejects.toThrow('Wrong.');
  expect(shown).not.toHaveBeenCalled();
});

test('the last 40 responses are kept', async () => {
  for (let index = 0; index < 60; index += 1) caches.entries.set(`/last-seen?${index}`, new Response('[]'));
  const { fetchCars } = await openClient();
  fetched.mockResolvedValueOnce(Response.json([{ document }]));
  await fetchCars();
  await vi.waitFor(() => expect(caches.entries.size).toBe(40));
  expect([...caches.entries.keys()].at(-1)).toContain('structuredQuery');
});

test('fetching works if the browser stores nothing', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Blocked', 'SecurityError')) });
  const { fetchCars } = await openClient();
  fetched.mockResolvedValueOnce(Response.json([{ document }]));
  expect(await fetchCars()).toHaveLength(1);
  fetched.mockRejectedValueOnce(unreachable);
  await expect(fetchCars()).rejects.toThrow('database/unreachable');
});
