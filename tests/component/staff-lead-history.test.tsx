import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Intercept } from '../support/intercept.ts';
import { leadFields } from '../support/leads.ts';
import { account } from '../support/test-account.ts';
import { answer, field, findAlert, findField, findStatus, press } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

async function writeNote(text: string): Promise<void> {
  await userEvent.type(await findField('New note'), text);
  await press('Add note');
  await screen.findByText(text, { selector: 'li p' });
}

test('the history of a lead names notes, and takes one back without a later one', async () => {
  await site.put(`Staff/${account.uid}`, { email: account.email });
  await site.put('Leads/a', leadFields);
  await site.open('/dashboard/leads/a');
  await writeNote('Called.');
  await writeNote('Wrote.');
  await press('History');
  const dialog = within(await screen.findByRole('dialog', { name: 'History: Karim Nabil' }));
  const notes = await dialog.findAllByText(
    (_, element) => element?.tagName === 'SUMMARY' && /wrote a note/.test(element.textContent ?? ''),
  );
  expect(notes).toHaveLength(2);
  const first = notes[1]?.closest('li') as HTMLElement;
  await userEvent.click(within(first).getByText('Take this back'));
  await findStatus('This lead was changed back.');
  expect(await site.read('Leads/a')).toMatchObject({ Notes: [expect.stringMatching(/ Wrote\.$/)] });
});

test('a deletion that was interrupted leaves no history once it is tried again', async () => {
  await site.put('Leads/a', leadFields);
  await site.open('/dashboard/leads/a');
  await writeNote('Called.');
  const refuseEntries: Intercept = ({ url, body }) =>
    url.includes(':commit') &&
    JSON.stringify(body).includes('"delete":') &&
    JSON.stringify(body).includes('History')
      ? Response.json({ error: { code: 400, status: 'INVALID_ARGUMENT', message: 'No.' } }, { status: 400 })
      : undefined;
  site.intercept(refuseEntries);
  await press('Delete lead');
  await answer('Yes');
  await findAlert(/Failed to delete lead/);
  expect([await site.list('Leads'), (await site.list('History')).length]).toEqual([[], 1]);
  site.intercept(null);
  await press('Delete lead');
  await answer('Yes');
  await findAlert(/Failed to delete lead/);
  expect(await site.list('History')).toEqual([]);
  expect(field('New note')).toBeVisible();
});
