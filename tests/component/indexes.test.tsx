import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { soldFields } from '../support/factories.ts';
import { carFields } from './fields.ts';
import { expectNeeded } from './needed-indexes.ts';
import { startTestSite } from './site.tsx';

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
