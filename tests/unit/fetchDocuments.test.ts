import { expect, test, vi } from 'vitest';
import { fetchDocuments, NothingToPublish } from '../../scripts/build/prerender/documents.ts';
import type { Renderer } from '../../scripts/build/prerender/renderer.ts';

/** What a build fetches, or why it fails, for databases that respond in different ways. */
type Answer = (question: string) => readonly [status: number, body: unknown];

vi.mock('../../src/config/env.ts', () => ({
  env: { firebase: { projectId: 'dealer' }, emulators: { firestore: 'localhost' } },
}));

async function fetchFrom(answering: Answer, mayBeEmpty = false) {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const [status, content] = answering(String(body));
    return new Response(typeof content === 'string' ? content : JSON.stringify(content), { status });
  });
  const { fetchStoredDocuments } = await import('../../src/data/public/storedDocuments.ts');
  return fetchDocuments({ fetchStoredDocuments } as Renderer, mayBeEmpty);
}

const nothing: Answer = () => [200, [{ parseTime: '2026-01-01T00:00:00Z' }]];
const failure =
  (code: number, status: string): Answer =>
  () => [code, [{ error: { code, message: `The database says ${status}.`, status } }]];
const unreachable = () => {
  throw new TypeError('fetch failed');
};
const carDocument = {
  name: 'projects/dealer/databases/(default)/documents/Cars/volvo',
  fields: { Name: { stringValue: 'Volvo' }, Hidden: { booleanValue: false } },
};
const asksForCars = (question: string) => question.includes('"Cars"') && !question.includes('"sold"');

const notBuilt = 'The site was not built, because it would be published without its cars and articles.';
const hint = 'set ALLOW_EMPTY_DATABASE=true for the first build';

test.each<[string, Answer, string]>([
  ['that is out of order', failure(503, 'UNAVAILABLE'), 'The database says UNAVAILABLE.'],
  ['that cannot be reached', unreachable, 'We can’t reach our data right now.'],
])('a database %s fails the build, even if an empty one is allowed', async (_, answering, reason) => {
  const failed = await fetchFrom(answering, true).catch((error: Error) => error);
  expect(failed).toBeInstanceOf(NothingToPublish);
  expect((failed as Error).message).toBe(`The database could not be read: ${reason}\n${notBuilt}`);
});

test.each<[string, Answer, string]>([
  ['without rules', failure(403, 'PERMISSION_DENIED'), 'The database could not be read: '],
  ['that is empty', nothing, 'The database has no public car and no article.'],
])('a database %s fails the build with a hint for new projects', async (_, answering, reason) => {
  const { message } = (await fetchFrom(answering).catch((error: Error) => error)) as Error;
  expect(message).toContain(reason);
  expect(message).toContain(notBuilt);
  expect(message).toContain(hint);
});

test('a database that fails during paging fails the build', async () => {
  const batch = Array.from({ length: 300 }, (_, index) => ({
    document: { ...carDocument, name: `${carDocument.name}-${String(index).padStart(3, '0')}` },
  }));
  let asked = 0;
  const failed = fetchFrom((question) => {
    if (!asksForCars(question)) return nothing(question);
    asked += 1;
    return question.includes('volvo-299') ? failure(503, 'UNAVAILABLE')(question) : [200, batch];
  });
  await expect(failed).rejects.toThrow(
    `The database could not be read: The database says UNAVAILABLE.\n${notBuilt}`,
  );
  expect(asked).toBe(2);
});
