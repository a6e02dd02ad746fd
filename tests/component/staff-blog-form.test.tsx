import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { blogFields } from '../support/factories.ts';
import { phonePhoto } from '../support/phone-pictures.ts';
import { disguisedPng, webp } from '../support/pictures.ts';
import { stubConvertWorker } from './convert-worker.ts';
import {
  chooseFiles,
  field,
  fill,
  fillBlog,
  findAlert,
  findFailure,
  findField,
  findStatus,
  insertImage,
  press,
  stopClock,
  submit,
  submitUntil,
  write,
} from './form-actions.ts';
import { createGate } from './site.tsx';
import { denied, loseWrites, noConnection } from './staff-list.ts';
import { startStaffSite, toFile } from './staff-site.tsx';

const site = startStaffSite();

const addBlog = '/dashboard/add-blog';
const editor = () => within(field('Content'));
const refuseUploads = () =>
  site.intercept(({ url, method }) => (method === 'POST' && url.includes('/v0/b/') ? denied() : undefined));

test('a post is added with its images', async () => {
  const router = await site.open('/dashboard');
  await press('Add Blog', 'a');
  await fillBlog();
  await insertImage(await webp('on-the-quay.webp', 1200, 700));
  field('Summary').focus();
  expect(await findStatus('Image uploaded successfully.')).toBeVisible();
  expect(field('Summary')).toHaveFocus();
  expect(editor().getByAltText('on the quay')).toBeVisible();
  // As one ends a word on a phone; it publishes nothing.
  await userEvent.type(field('Title'), '{Enter}');
  expect(await site.list('Blogs')).toEqual([]);
  await submitUntil('Blog post added!');
  expect(router.state.location.pathname).toBe('/dashboard');

  const [stored] = await site.list('Blogs');
  expect(stored?.fields).toMatchObject({
    title: 'From Bremerhaven',
    author: 'Laila Rashad',
    summary: 'A walk through an import.',
    content: expect.stringMatching(
      /^<p><img .*alt="on the quay" width="1200" height="700">.*Three to six weeks\..*<\/p>$/,
    ),
    mainImage: expect.stringMatching(/^https?:\/\/.+\/o\/mainImages%2F[\w-]{36}_main\.webp\?alt=media$/),
    createdAt: expect.any(Date),
  });
  expect(Date.now() - Number(stored?.fields.createdAt)).toBeLessThan(60_000);
  expect(site.bucket.paths()).toEqual([
    expect.stringMatching(/^Blogs\/[\w-]{36}_on-the-quay\.webp$/),
    expect.stringMatching(/^mainImages\/[\w-]{36}_main\.webp$/),
  ]);
});

test('every field and the main image are required', async () => {
  await site.open(addBlog);
  const required = 'All fields (Title, Author, Summary, Content) are required.';
  await submit();
  expect(await findAlert(required)).toBeVisible();
  expect(field('Title')).toHaveFocus();
  fill({ Title: 'Words', Author: 'Words', Summary: 'Words' });
  await submit();
  expect(await findAlert(required)).toBeVisible();
  expect(field('Content')).toHaveFocus();
  write('<p>Words</p>');
  await submit();
  expect(await findAlert('Please select a main image (WEBP, max 1200px width).')).toBeVisible();
  expect(field('Main Image')).toHaveFocus();
  expect(await site.list('Blogs')).toEqual([]);
});

test('invalid images are rejected when chosen or pasted', async () => {
  await site.open(addBlog);
  const [png, wide] = [await disguisedPng('a.webp'), await webp('wide.webp', 1201, 500)];
  await chooseFiles('Main Image', png);
  await findAlert('Only .webp images are allowed.');
  await chooseFiles('Main Image', wide);
  await findAlert('Main image width must be 1200px or less.');
  expect(screen.queryByText('Only .webp images are allowed.')).toBeNull();
  await insertImage(png);
  await findAlert('Only .webp images are allowed.');
  await insertImage(wide);
  await findAlert('Inline image width must be 1200px or less.');
  expect(site.bucket.paths()).toEqual([]);
});

test('pasted text loses pictures of other hosts, with a message', async () => {
  await site.open(addBlog);
  const paste = (html: string) => {
    field('Content').focus();
    fireEvent.paste(field('Content'), {
      clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : 'plain') },
    });
  };
  const picture = '<img src="https://elsewhere.example/x.png">';
  paste(`<p>Kept<img src="data:image/png;base64,iVBORw0KGgo=">${picture}</p>`);
  await waitFor(() => expect(field('Content')).toHaveTextContent('Kept'));
  expect(
    await findAlert('Left out of the pasted text: 2 pictures. Pictures are added with “Insert image”.'),
  ).toBeVisible();
  paste(`<p>Too${picture}</p><table><tr><td>1${picture}</td></tr></table>`);
  expect(
    await findAlert(
      'Left out of the pasted text: 1 picture and 1 table with pictures. Pictures are added with “Insert image”.',
    ),
  ).toBeVisible();
  expect(editor().queryAllByRole('img')).toEqual([]);
  paste('<p>Nothing is left out</p>');
  await waitFor(() => expect(field('Content')).toHaveTextContent('Nothing is left out'));
  expect(screen.getAllByText(/^Left out of/)).toHaveLength(2);
});

test('an inline image that cannot be stored shows an error and waits', async () => {
  await site.open(addBlog);
  refuseUploads();
  await insertImage(await webp('inline.webp'));
  expect(await findAlert('Image upload failed.')).toBeVisible();
  expect(editor().queryAllByRole('img')).toEqual([]);
  expect(site.bucket.paths()).toEqual([]);
  // It waits in the form for another try.
  await submit();
  const dialog = await screen.findByRole('dialog', { name: '1 picture is not added yet' });
  expect(dialog).toHaveTextContent('They could not be stored.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  site.intercept(null);
  await press('Try again');
  await findStatus('Image uploaded successfully.');
  expect(screen.queryByText('Image upload failed.')).toBeNull();
});

test('editing a post keeps its date, and pages that show replaced images keep them', async () => {
  await site.putPictures('mainImages/old.webp', 'Blogs/removed.webp');
  const createdAt = new Date('2026-03-04T22:30:00.123Z');
  const old = { title: 'Old', content: '<p>Old words</p>', mainImage: 'mainImages/old.webp' };
  await site.put('Blogs/a', blogFields({ ...old, createdAt, extra: 'kept' }));
  await site.open('/dashboard/edit-blog/a');
  expect(await findField('Content')).toHaveTextContent(/^Old words$/);
  for (const name of ['kept', 'removed']) {
    await insertImage(await webp(`${name}.webp`));
    expect(await editor().findByAltText(name)).toBeVisible();
  }
  fill({ Title: 'New' });
  editor().getByAltText('removed').remove();
  await chooseFiles('Main Image', await webp('new.webp', 1200, 600));
  await waitFor(() => expect(screen.getByAltText('Main picture')).toHaveAttribute('src', 'blob:picture'));
  await submitUntil('Blog updated successfully!');
  const stored = await site.read('Blogs/a');
  expect(stored).toMatchObject({ title: 'New', createdAt, extra: 'kept' });
  expect(stored?.content).toMatch(/_kept\.webp.*Old words/);
  expect(stored?.content).not.toContain('_removed.webp');
  expect(stored?.mainImage).toMatch(/^mainImages\/[\w-]{36}_new\.webp$/);
  const paths = site.bucket.paths().join();
  for (const name of ['mainImages/old', 'Blogs/removed', '_kept', '_removed', '_new'])
    expect(paths).toContain(`${name}.webp`);
  await site.open('/blog/a', () => screen.findByRole('heading', { level: 1, name: 'New' }));
});

test('the main picture chosen last stays, also if the one before is still converted', async () => {
  const converter = stubConvertWorker();
  const gate = createGate();
  converter.before = () => gate.opened;
  await site.open(addBlog, () => findField('Title'));
  await chooseFiles('Main Image', await phonePhoto('wrong.jpg', 900, 600));
  await press('Convert');
  await screen.findByText(/wrong\.jpg/);
  await chooseFiles('Main Image', await webp('right.webp', 900, 500));
  await screen.findByAltText('Main picture');
  gate.open();
  fill({ Title: 'From Bremerhaven', Author: 'Laila Rashad', Summary: 'A walk through an import.' });
  write('<p>Three to six weeks.</p>');
  await submitUntil('Blog post added!');
  const [stored] = await site.list('Blogs');
  expect(stored?.fields.mainImage).toMatch(/_right\.webp/);
});

test('a failed edit can be saved again and keeps someone else’s change', async () => {
  await site.put('Blogs/a', blogFields({ title: 'Shared', mainImage: 'https://example.com/x.webp' }));
  await site.open('/dashboard/edit-blog/a', () => findField('Summary'));
  fill({ Summary: 'Mine' });
  site.intercept(loseWrites);
  stopClock();
  await submit();
  expect(await findFailure('Failed to update blog.')).toBeVisible();
  site.intercept(null);
  await site.put('Blogs/a', { ...(await site.read('Blogs/a')), title: 'Theirs' });
  await submit();
  await findStatus('Blog updated successfully!');
  expect(await site.read('Blogs/a')).toMatchObject({ title: 'Theirs', summary: 'Mine' });
});

test('pictures at other hosts are named and copied into the storage, if their host allows it', async () => {
  const at = (name: string) => `https://elsewhere.example/${name}`;
  const converter = stubConvertWorker();
  converter.pictures.set(at('main.webp'), toFile(await webp('main.webp')));
  // It is converted first.
  converter.pictures.set(at('photo.jpg'), toFile(await phonePhoto('photo.jpg', 90, 60)));
  const content = `<p>One<img src="${at('photo.jpg')}" alt="The quay"></p><p><img src="${at('kept.webp')}"></p>`;
  await site.put('Blogs/a', blogFields({ content, mainImage: at('main.webp') }));
  await site.open('/dashboard/edit-blog/a', () => findField('Content'));
  expect(screen.queryByAltText('Main picture')).toBeNull();
  /** Copies the first of the pictures that are left. */
  const copyFirstOf = async (count: number) => {
    const buttons = () => screen.getAllByRole('button', { name: 'Copy it into our storage' });
    await waitFor(() => expect(buttons()).toHaveLength(count));
    fireEvent.click(buttons()[0] as HTMLElement);
  };
  await copyFirstOf(3);
  await waitFor(() => expect(screen.getByAltText('Main picture')).toHaveAttribute('src', 'blob:picture'));
  await copyFirstOf(2);
  await press('Convert');
  await copyFirstOf(1);
  expect(await findAlert(/elsewhere\.example does not let it be copied/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the picture' })).toHaveAttribute('href', at('kept.webp'));
  expect(screen.getAllByText(/^A picture is at elsewhere\.example\./)).toHaveLength(1);

  await submitUntil('Blog updated successfully!');
  const stored = await site.read('Blogs/a');
  expect(stored?.mainImage).toMatch(/^mainImages\/[\w-]{36}_main\.webp$/);
  expect(stored?.content).toMatch(/^<p>One<img src="[^"]*_photo\.webp[^"]*" [^>]*alt="The quay"/);
  expect(stored?.content).toContain(at('kept.webp'));
  expect(site.bucket.paths()).toHaveLength(2);
});

test('typing over a clicked picture replaces it', async () => {
  const picture = '<img src="https://x.example/a.webp" alt="a" width="600" height="400">';
  const fields = { content: `<p>Before</p><p>${picture}</p><p>After</p>` };
  await site.put('Blogs/a', blogFields(fields));
  await site.open('/dashboard/edit-blog/a', () => findField('Content'));
  fireEvent.click(await editor().findByAltText('a'));
  // As Chromium reports what is typed over the selection.
  const typing = new InputEvent('beforeinput', {
    ...{ inputType: 'insertText', data: 'Typed', bubbles: true, cancelable: true },
  });
  const selected = document.getSelection()?.getRangeAt(0) as Range;
  typing.getTargetRanges = () => [selected as unknown as StaticRange];
  field('Content').dispatchEvent(typing);
  await submitUntil('Blog updated successfully!');
  expect(await site.read('Blogs/a')).toMatchObject({ content: '<p>Before</p><p>Typed</p><p>After</p>' });
});

test('a missing post and a failed load show messages', async () => {
  await site.put('Blogs/a', blogFields({ title: 'There' }));
  await site.open('/dashboard/edit-blog/nobody');
  expect(await screen.findByText('Blog not found.')).toBeVisible();
  site.intercept(({ url }) => (url.includes('/documents') ? noConnection() : undefined));
  await site.open('/dashboard/edit-blog/a');
  expect(await screen.findByText('Failed to load blog.')).toBeVisible();
  site.intercept(null);
  await press('Try again');
  expect(await findField('Title')).toHaveValue('There');
});

test('descriptions of an article’s pictures can be edited', async () => {
  await site.putPictures('mainImages/m.webp', 'Blogs/x.webp');
  const { imageUrl } = await import('../../src/data/public/images.ts');
  const content = `<p>Before</p><p><img src="${imageUrl('Blogs/x.webp')}" alt="hero 2"></p>`;
  await site.put('Blogs/a', blogFields({ content, mainImage: 'mainImages/m.webp' }));
  await site.open('/dashboard/edit-blog/a');
  await press('Picture descriptions (1)', 'summary');
  expect(field('Description of picture 1')).toHaveValue('hero 2');
  fill({ 'Description of picture 1': 'A car at the port' });
  await submitUntil('Blog updated successfully!');
  expect((await site.read('Blogs/a'))?.content).toContain('alt="A car at the port"');
});

const quoted = '<blockquote><h2>Said</h2><p>Twice</p></blockquote><p>After</p>';

async function openOldText() {
  await site.open('/dashboard/edit-blog/old', () => findField('Content'));
  return screen.findByRole('note');
}

test('content the editor would lose is named before editing, and stays with other changes', async () => {
  await site.put('Blogs/old', blogFields({ content: quoted }));
  expect(await openOldText()).toHaveTextContent('The editor can’t keep the quotes in this text.');
  expect(field('Content')).toHaveAttribute('contenteditable', 'false');
  fill({ Title: 'Another' });
  await submitUntil('Blog updated successfully!');
  expect(await site.read('Blogs/old')).toMatchObject({ title: 'Another', content: quoted });
});

test('after accepting, the editor opens without the content it would lose', async () => {
  await site.put('Blogs/old', blogFields({ content: quoted }));
  await openOldText();
  await press('Edit without them');
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  await waitFor(() => expect(field('Content')).toHaveFocus());
  expect(field('Content')).toHaveAttribute('contenteditable', 'true');
  write(field('Content').innerHTML.replace('After', 'After all'));
  await submitUntil('Blog updated successfully!');
  expect((await site.read('Blogs/old'))?.content).toContain('After all');
});
