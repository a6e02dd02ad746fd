import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '../support/test-account.ts';
import { findAlert, press } from './form-actions.ts';
import { pressIn } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const panel = '/dashboard/team';
const findRow = async (email: string) =>
  (await screen.findByText(email, { selector: 'li strong' })).closest('li') as HTMLElement;
const pressLabelled = async (label: string) => (await screen.findByLabelText(label)).click();
const region = (name: string) => screen.findByRole('region', { name });

async function putAccounts(): Promise<void> {
  await site.put(`Staff/${account.uid}`, { email: account.email, lastSeen: new Date() });
  await site.put('Staff/ben', { email: 'ben@dealer.example' });
  await site.put('Staff/passer-by', { email: 'passer-by@elsewhere.example' });
}

test('closing the team keeps the chosen members, always including oneself', async () => {
  await putAccounts();
  await site.open(panel);
  const checkbox = async (email: string) => within(await findRow(email)).getByRole('checkbox');
  expect(await checkbox(account.email)).toBeChecked();
  expect(await checkbox(account.email)).toBeDisabled();
  expect(await checkbox('passer-by@elsewhere.example')).not.toBeChecked();
  (await checkbox('ben@dealer.example')).click();
  await waitFor(async () => expect(await checkbox('ben@dealer.example')).toBeChecked());
  await press('Close the team');
  await pressIn(await screen.findByRole('dialog', { name: 'Close the team?' }), 'Yes');
  await screen.findByText('The team is closed.');
  expect(screen.getByRole('main')).toHaveFocus();
  expect((await site.read('Settings/access'))?.members).toEqual(expect.arrayContaining([account.uid, 'ben']));
  await waitFor(async () => expect(await region('Members')).toHaveTextContent('ben@dealer.example'));
  expect(await region('Waiting')).toHaveTextContent('passer-by@elsewhere.example');
  expect(await region('Waiting')).not.toHaveTextContent('ben@dealer.example');
});

async function closeWithBen(): Promise<void> {
  await putAccounts();
  await site.open(panel);
  within(await findRow('ben@dealer.example'))
    .getByRole('checkbox')
    .click();
  await press('Close the team');
  await pressIn(await screen.findByRole('dialog', { name: 'Close the team?' }), 'Yes');
}

/** Stores these members just before the first commit. */
function closeFirst(members: readonly string[]): void {
  let isFirst = true;
  site.intercept(({ url }) => {
    if (!url.includes(':commit') || !isFirst) return undefined;
    isFirst = false;
    return site.put('Settings/access', { members }).then(() => undefined) as Promise<never>;
  });
}

test('if two people close the team at once, the second learns that the first chose others', async () => {
  closeFirst(['passer-by', account.uid]);
  await closeWithBen();
  await findAlert('Someone else closed the team first, with other members. Check who is on it.');
  expect(screen.queryByText('The team is closed.')).toBeNull();
  expect((await site.read('Settings/access'))?.members).toEqual(['passer-by', account.uid]);
  await waitFor(async () => expect(await region('Waiting')).toHaveTextContent('ben@dealer.example'));
});

test('two people who choose the same members close the team', async () => {
  closeFirst(['ben', account.uid]);
  await closeWithBen();
  await screen.findByText('The team is closed.');
});

test('an account is let in, removed, restored by Undo, and deleted from the list', async () => {
  await putAccounts();
  await site.put('Settings/access', { members: [account.uid] });
  await site.open(panel);
  await pressLabelled('Let in ben@dealer.example');
  await screen.findByText('ben@dealer.example is on the team.');
  await pressLabelled('Remove ben@dealer.example from the team');
  await screen.findByText('ben@dealer.example was removed from the team.');
  await screen.findByLabelText('Let in ben@dealer.example');
  expect((await site.read('Settings/access'))?.members).toEqual([account.uid]);
  await press('Undo');
  await screen.findByLabelText('Remove ben@dealer.example from the team');
  expect((await site.read('Settings/access'))?.members).toEqual([account.uid, 'ben']);

  await pressLabelled('Delete passer-by@elsewhere.example from the list');
  await waitFor(() => expect(screen.queryByText('passer-by@elsewhere.example')).toBeNull());
  expect(await site.read('Staff/passer-by')).toBeNull();
  expect(await site.read('Staff/ben')).not.toBeNull();
});

test('an account that is not on a closed team waits in place of every page', async () => {
  await site.put('Settings/access', { members: ['ben'] });
  localStorage.setItem(`staff-seen:${account.uid}`, String(Date.now()));
  await site.open('/dashboard/edit-review/r');
  expect(await screen.findByText('Waiting for access', { selector: 'h1' })).toBeVisible();
  // Members see it again, although they deleted it since this device stored it.
  await waitFor(async () =>
    expect(await site.read(`Staff/${account.uid}`)).toMatchObject({ email: account.email }),
  );
  await site.put('Settings/access', { members: ['ben', account.uid] });
  await press('Check again');
  await waitFor(() => expect(screen.queryByText('Waiting for access')).toBeNull());
});
