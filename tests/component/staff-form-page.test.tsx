import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { chooseFiles, field, fill, press } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

test('a form shows its car, its state and who saved it, marks required fields, and previews a language', async () => {
  const saved = { updatedAt: new Date('2026-02-01'), updatedBy: 'x' };
  await site.put('Cars/a', carFields({ Model: 'Known', Status: 'reserved', ...saved }));
  await site.open('/dashboard/edit-car/a');
  const facts = await screen.findByText(/^Reserved · Saved 1 Feb 2026, \d\d:\d\d$/);
  expect(facts.previousElementSibling).toHaveTextContent(/^Volvo Known$/);
  for (const label of ['Brand name', 'Model', 'Price', 'Production Year', 'Condition'])
    expect(field(label)).toHaveAttribute('required');
  fill({ Description: 'Better.' });
  await userEvent.click(screen.getByRole('tab', { name: /Deutsch/ }));
  await press('Preview');
  expect(await screen.findByRole('dialog', { name: 'Preview: Deutsch' })).toBeVisible();
});

test('the focus stays in the form when a pressed button disappears', async () => {
  const pictures = (count: number) => waitFor(() => expect(screen.queryAllByRole('img')).toHaveLength(count));
  const pressByKey = async (button: HTMLElement) => {
    button.focus();
    await userEvent.keyboard('{Enter}');
    // In a browser a disabled button loses the focus too.
    await waitFor(() => expect(button.isConnected && !button.matches(':disabled')).toBe(false));
    expect(document.querySelector('form :focus:not(:disabled)')).not.toBeNull();
  };
  await site.open('/dashboard/add-car');
  await chooseFiles('Images', await webp('a.webp'), await webp('b.webp'));
  await pictures(2);
  await pressByKey(screen.getByText('Set as Main'));
  await pressByKey(screen.getByLabelText('Remove picture 2'));
  await pictures(1);
  await pressByKey(screen.getByText('Undo'));
  await pictures(2);
  await chooseFiles('Images', await webp('square.webp', 600, 600));
  await pressByKey(await screen.findByText('Leave it out'));
});
