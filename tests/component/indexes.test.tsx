import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { soldFields } from '../support/factories.ts';
import { firestoreIndexes } from '../support/firestore-config.ts';
import { carFields } from './fields.ts';
import { startTestSite, type TestSite } from './site.tsx';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterEach(() => site.reset());
afterAll(() => site.close());

interface IndexFile {
  readonly indexes: readonly object[];
}

/** The status of each of these requests in an empty database with these indexes. */
function ask(requests: TestSite['requests'], file: IndexFile): Promise<readonly number[]> {
  const { fetch } = createFirestore({ indexes: JSON.stringify(file) });
  return Promise.all(
    requests.map(async ({ url, content }) => {
      return (await fetch(url, { method: 'POST', body: String(content) })).status;
    }),
  );
}

test('a large inventory needs each declared index', async () => {
  const forSale = Array.from({ length: 120 }, (_, number) => carFields({ Featured: number < 3 }));
  await site.putAll('Cars', [...forSale, carFields({ Model: 'Gone', ...soldFields() })]);
  await site.open('/inventory');
  const filters = within(await screen.findByRole('form', { name: 'Filters' }));
  await filters.findByLabelText(/^Volvo/);
  site.scrollEverythingIntoView();
  await screen.findByText(/Gone/);
  const queries = site.requests.filter(({ url }) => /:run\w*Query/.test(url));
  const file: IndexFile = JSON.parse(firestoreIndexes);
  expect(file.indexes.length).toBeGreaterThan(0);
  expect(await ask(queries, file)).not.toContain(400);
  for (const index of file.indexes) {
    const others = { ...file, indexes: file.indexes.filter((other) => other !== index) };
    expect(await ask(queries, others), `Not needed: ${JSON.stringify(index)}`).toContain(400);
  }
});
