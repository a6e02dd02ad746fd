import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { soldFields } from '../support/factories.ts';
import { firestoreIndexes } from '../support/firestore-config.ts';
import { leadFields } from '../support/leads.ts';
import { carFields } from './fields.ts';
import { startTestSite, type TestSite } from './site.tsx';
import { startStaffSite } from './staff-site.tsx';

interface IndexFile {
  readonly indexes: readonly { readonly collectionGroup: string }[];
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

/** Whether these requests need each declared index of a collection, and no other. */
async function expectNeeded(requests: TestSite['requests'], collection: string): Promise<void> {
  const queries = requests.filter(({ url }) => /:run\w*Query/.test(url));
  const file: IndexFile = JSON.parse(firestoreIndexes);
  const indexes = file.indexes.filter(({ collectionGroup }) => collectionGroup === collection);
  expect(indexes.length).toBeGreaterThan(0);
  expect(await ask(queries, file)).not.toContain(400);
  for (const index of indexes) {
    const others = { ...file, indexes: file.indexes.filter((other) => other !== index) };
    expect(await ask(queries, others), `Not needed: ${JSON.stringify(index)}`).toContain(400);
  }
}

test('every declared index is of a collection below', () => {
  const file: IndexFile = JSON.parse(firestoreIndexes);
  expect(new Set(file.indexes.map(({ collectionGroup }) => collectionGroup))).toEqual(
    new Set(['Cars', 'Leads']),
  );
});

describe('visitors', () => {
  const site = startTestSite();

  test('a large inventory needs each declared index', async () => {
    const forSale = Array.from({ length: 120 }, (_, number) => carFields({ Featured: number < 3 }));
    await site.putAll('Cars', [...forSale, carFields({ Model: 'Gone', ...soldFields() })]);
    await site.open('/inventory');
    const filters = within(await screen.findByRole('form', { name: 'Filters' }));
    await filters.findByLabelText(/^Volvo/);
    site.scrollEverythingIntoView();
    await screen.findByText(/Gone/);
    await expectNeeded(site.requests, 'Cars');
  });
});

describe('staff', () => {
  const site = startStaffSite();

  test('leads need each declared index', async () => {
    await site.put('Cars/x5', carFields({ Model: 'X5' }));
    await site.put('Leads/a', { ...leadFields, AskedAt: new Date() });
    await site.open('/dashboard/leads/a');
    await userEvent.click(await screen.findByText('1 person asked in 30 days'));
    await screen.findByText('Karim Nabil', { selector: 'h3 *' });
    await expectNeeded(site.requests, 'Leads');
  });
});
