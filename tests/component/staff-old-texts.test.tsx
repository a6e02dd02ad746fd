import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blogFields } from '../support/factories.ts';
import { field, fill, findField, findStatus, press, submit, write } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const quoted = '<blockquote><h2>Said</h2><p>Twice</p></blockquote><p>After</p>';

async function openOldText() {
  await site.open('/dashboard/edit-blog/old', () => findField('Content'));
  return screen.findByRole('note');
}

async function save(): Promise<void> {
  await submit();
  expect(await findStatus('Blog updated successfully!')).toBeVisible();
}

test('content the editor would lose is named before editing, and stays with other changes', async () => {
  await site.put('Blogs/old', blogFields({ content: quoted }));
  expect(await openOldText()).toHaveTextContent('The editor can’t keep the quotes in this text.');
  expect(field('Content')).toHaveAttribute('contenteditable', 'false');
  fill({ Title: 'Another' });
  await save();
  expect(await site.read('Blogs/old')).toMatchObject({ title: 'Another', content: quoted });
});

test('once accepted, the editor opens without the content it would lose', async () => {
  await site.put('Blogs/old', blogFields({ content: quoted }));
  await openOldText();
  await press('Edit without them');
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  await waitFor(() => expect(field('Content')).toHaveFocus());
  expect(field('Content')).toHaveAttribute('contenteditable', 'true');
  write(field('Content').innerHTML.replace('After', 'After all'));
  await save();
  expect((await site.read('Blogs/old'))?.content).toContain('After all');
});
