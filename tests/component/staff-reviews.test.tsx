import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { account } from '../support/test-account.ts';
import { formOpens, stamps } from './car-form.ts';
import {
  answer,
  field,
  fill,
  findAlert,
  findField,
  findStatus,
  press,
  submit,
  submitUntil,
} from './form-actions.ts';
import { findRow, pressInRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

/** A current one, and an old one without a date and with its rating as text. */
const current = { Message: 'Just now.', Rating: 5, Name: 'New Nadia', createdAt: new Date('2026-03-04') };
const old = { Message: 'Long ago.', Rating: '4', Name: 'Old Omar', Source: 'Google' };

beforeEach(async () => {
  await site.put('Reviews/old', old);
  await site.put('Reviews/new', current);
});

const list = '/dashboard/reviews';
const hidden = async (name: string) => within(await findRow(name)).getByLabelText('Hidden');

async function setHidden(name: string, to: boolean): Promise<void> {
  await userEvent.click(await hidden(name));
  await findStatus(`Saved for ${name}: ${to ? 'hidden' : 'not hidden'}.`);
}

/** The names on the home page's reviews, in order. */
async function shownReviews(): Promise<readonly (string | null | undefined)[]> {
  await site.open('/', () => screen.findByRole('region', { name: /reviews/i }));
  const region = screen.getByRole('region', { name: /reviews/i });
  site.scrollEverythingIntoView();
  await within(region).findAllByText(/Nadia|Omar/);
  return [...region.querySelectorAll('figcaption')].map((each) => each.firstElementChild?.textContent);
}

test('a new review is shown to visitors first', async () => {
  await site.open(list);
  await userEvent.click(await screen.findByText('Add Review'));
  await submit();
  expect(await findAlert('Please fill in the Name field.')).toBeVisible();
  const name = field('Name');
  expect(name).toHaveFocus();
  expect(name).toHaveAttribute('aria-invalid', 'true');
  fill({ Name: ' Hala S. ' });
  await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
  await userEvent.selectOptions(field('Rating'), '4 stars');
  fill({ Message: 'Smooth from port to door.' });
  await submitUntil('Review added!');
  const added = (await site.list('Reviews')).find(({ fields }) => fields.Name === 'Hala S.');
  expect(added?.fields).toEqual({
    ...{ Name: 'Hala S.', Rating: 4, Message: 'Smooth from port to door.' },
    ...{ createdAt: expect.any(Date), updatedAt: added?.fields.createdAt, updatedBy: account.uid },
  });
  expect(await shownReviews()).toEqual(['Hala S.', 'New Nadia', 'Old Omar']);
});

test('an old review is hidden from visitors, edited and shown again with its other fields unchanged', async () => {
  await site.open(list);
  expect(await hidden('Old Omar')).not.toBeChecked();
  await setHidden('Old Omar', true);
  expect(await hidden('Old Omar')).toBeChecked();
  expect(await site.read('Reviews/old')).toBeNull();
  expect(await site.read('HiddenReviews/old')).toEqual({ ...old, ...stamps });
  expect(await shownReviews()).toEqual(['New Nadia']);

  await site.open(list);
  expect(await hidden('Old Omar')).toBeChecked();
  await pressInRow('Old Omar', 'Edit');
  expect(await findField('Rating')).toHaveValue('4');
  fill({ Message: 'Long, long ago.' });
  await submitUntil('Review updated successfully!');
  const edited = { ...old, ...stamps, Message: 'Long, long ago.' };
  expect(await site.read('HiddenReviews/old')).toEqual(edited);
  await setHidden('Old Omar', false);
  expect(await hidden('Old Omar')).not.toBeChecked();
  expect(await site.read('Reviews/old')).toEqual(edited);
  expect(await site.list('HiddenReviews')).toEqual([]);
});

test('a deleted review that is back, but hidden, is not among the deleted ones', async () => {
  await site.open(list);
  await pressInRow('Old Omar', 'Delete');
  await answer('Yes');
  await findStatus(/deleted/);
  await press('Deleted');
  await screen.findByRole('button', { name: 'Bring back Old Omar' });
  await userEvent.click(screen.getByLabelText('Close'));
  await site.put('HiddenReviews/old', old);
  await press('Deleted');
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeVisible();
});

test('a deleted hidden review comes back hidden with its draft', async () => {
  await site.remove('Reviews/new');
  await site.put('HiddenReviews/new', current);
  await site.open('/dashboard/edit-review/new', formOpens);
  fill({ Message: 'Drafted.' });
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText(/^Draft saved/);
  await site.open(list);
  await pressInRow('New Nadia', 'Delete');
  await answer('Yes');
  await findStatus(/deleted/);
  await site.open('/dashboard/edit-review/new', () => findAlert('Review not found.'));
  await waitFor(() => expect(field('Message')).toHaveValue('Drafted.'));
  await submitUntil('Review added!');
  expect(await site.read('HiddenReviews/new')).toMatchObject({ Name: 'New Nadia', Message: 'Drafted.' });
  expect(await site.list('Reviews')).toHaveLength(1);
});

test('a review hidden while it is edited is saved as hidden', async () => {
  await site.open('/dashboard/edit-review/new', formOpens);
  fill({ Message: 'Edited meanwhile.' });
  await site.remove('Reviews/new');
  await site.put('HiddenReviews/new', current);
  await submitUntil('Review updated successfully!');
  expect(await site.read('HiddenReviews/new')).toMatchObject({ Message: 'Edited meanwhile.' });
  expect(await site.read('Reviews/new')).toBeNull();
});

test('a conflict of an account with itself says so and who saved last', async () => {
  const { email, uid } = account;
  await site.put(`Staff/${uid}`, { email });
  await site.open('/dashboard/edit-review/new', formOpens);
  fill({ Message: 'By Mona.' });
  await submitUntil('Review updated successfully!');
  const saved = new RegExp(`Saved \\d{1,2} \\w+ \\d{4}, \\d\\d:\\d\\d by ${email}`);
  const nadia = await findRow('New Nadia');
  await waitFor(() => expect(nadia).toHaveTextContent(saved));
  expect(await findRow('Old Omar')).not.toHaveTextContent('Saved');

  await userEvent.click(within(nadia).getByText('Edit'));
  expect(await findField('Message')).toHaveValue('By Mona.');
  await site.put('Reviews/new', { ...(await site.read('Reviews/new')), Message: 'Somebody was quicker.' });
  fill({ Message: 'Too late.' });
  await submit();
  const name = 'This review was changed by you since it was opened';
  expect(await screen.findByRole('dialog', { name })).toHaveTextContent(`by ${email}.`);
  expect(await site.read('Reviews/new')).toMatchObject({ Message: 'Somebody was quicker.' });
});
