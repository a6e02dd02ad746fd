import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { blogFields, carFields } from '../support/factories.ts';
import { type Upload, webp } from '../support/pictures.ts';
import { account } from '../support/test-account.ts';
import { press } from './form-actions.ts';
import { startStaffSite, toFile } from './staff-site.tsx';

const site = startStaffSite();

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: string, value: string) =>
  fireEvent.input(await field(label), { target: { value } });
const findStatus = (text: string) => screen.findByText(text, { selector: '[role=status] *' });

test('a form shows its car, its state and who saved it, marks required fields, and previews a language', async () => {
  const saved = { updatedAt: new Date('2026-02-01'), updatedBy: 'x' };
  await site.put('Cars/a', carFields({ Model: 'Known', Status: 'reserved', ...saved }));
  await site.open('/dashboard/edit-car/a');
  const facts = await screen.findByText(/^Reserved · Saved 1 Feb 2026, \d\d:\d\d$/);
  expect(facts.previousElementSibling).toHaveTextContent(/^Volvo Known$/);
  for (const label of ['Brand name', 'Model', 'Price', 'Production Year', 'Condition'])
    expect(await field(label)).toHaveAttribute('required');
  await fill('Description', 'Better.');
  await userEvent.click(screen.getByRole('tab', { name: /Deutsch/ }));
  await press('Preview');
  expect(await screen.findByRole('dialog', { name: 'Preview: Deutsch' })).toBeVisible();
});

test('editing a sold car leaves it sold', async () => {
  const stored = carFields({ Status: 'sold' });
  await site.put('Cars/a', stored);
  await site.open('/dashboard/edit-car/a');
  await fill('Description', 'Gone.');
  await press('Submit');
  await press('Yes');
  expect(await findStatus('Car updated successfully!')).toBeVisible();
  expect(await site.read('Cars/a')).toEqual({
    ...{ ...stored, Description: 'Gone.' },
    ...{ updatedAt: expect.any(Date), updatedBy: account.uid },
  });
});

test('the focus stays in the form when a pressed button disappears', async () => {
  const choose = async (...files: readonly Upload[]) =>
    userEvent.upload(await field('Images'), files.map(toFile));
  const pictures = (count: number) => waitFor(() => expect(screen.queryAllByRole('img')).toHaveLength(count));
  const pressByKey = async (button: HTMLElement) => {
    button.focus();
    await userEvent.keyboard('{Enter}');
    // In a browser a disabled button loses the focus too.
    await waitFor(() => expect(button.isConnected && !button.matches(':disabled')).toBe(false));
    expect(document.querySelector('form :focus:not(:disabled)')).not.toBeNull();
  };
  await site.open('/dashboard/add-car');
  await choose(await webp('a.webp'), await webp('b.webp'));
  await pictures(2);
  await pressByKey(screen.getByText('Set as Main'));
  await pressByKey(screen.getByLabelText('Remove picture 2'));
  await pictures(1);
  await pressByKey(screen.getByText('Undo'));
  await pictures(2);
  await choose(await webp('square.webp', 600, 600));
  await pressByKey(await screen.findByText('Leave it out'));
});

test('descriptions of an article’s pictures can be edited', async () => {
  for (const path of ['mainImages/m.webp', 'Blogs/x.webp'])
    site.bucket.put(path, (await webp('x.webp')).buffer);
  const { imageUrl } = await import('../../src/data/public/images.ts');
  const content = `<p>Before</p><p><img src="${imageUrl('Blogs/x.webp')}" alt="hero 2"></p>`;
  await site.put('Blogs/a', blogFields({ content, mainImage: 'mainImages/m.webp' }));
  await site.open('/dashboard/edit-blog/a');
  await userEvent.click(await screen.findByText('Picture descriptions (1)'));
  expect(await field('Description of picture 1')).toHaveValue('hero 2');
  await fill('Description of picture 1', 'A car at the port');
  await press('Submit');
  expect(await findStatus('Blog updated successfully!')).toBeVisible();
  expect((await site.read('Blogs/a'))?.content).toContain('alt="A car at the port"');
});
