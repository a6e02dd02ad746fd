import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { carFields, soldFields } from '../support/factories.ts';
import { firestoreIndexes } from '../support/firestore-config.ts';
import { leadFields } from '../support/leads.ts';
import { findFilters } from './inventory.ts';
import { expectNeeded, type IndexFile } from './needed-indexes.ts';
import { startTestSite } from './site.tsx';
import { startStaffSite } from './staff-site.tsx';

test('every declared index is of a collection below', () => {
  const { indexes }: IndexFile = JSON.parse(firestoreIndexes);
  expect(new Set(indexes.map(({ collectionGroup }) => collectionGroup))).toEqual(
    new Set(['Cars', 'History', 'Leads']),
  );
});

describe('visitors', () => {
  const site = startTestSite();

  test('a large inventory needs each declared index', async () => {
    const forSale = Array.from({ length: 120 }, (_, number) => carFields({ Featured: number < 3 }));
    await site.putAll('Cars', [...forSale, carFields({ Model: 'Gone', ...soldFields() })]);
    await site.open('/inventory');
    await (await findFilters()).findByLabelText(/^Volvo/);
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
