import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { blogFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { disguisedPng, type Upload, webp } from './pictures.ts';
import { backend, openAsStaff, refuseUploads } from './staff.ts';

const hero = 'Hero/hero.webp';
const addBlog = '/dashboard/add-blog';
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

async function fillBlog(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('From Bremerhaven');
  await page.getByLabel('Author').fill('Laila Rashad');
  await page.getByLabel('Summary').fill('A walk through an import.');
  await page.getByLabel('Content').fill('Three to six weeks.');
  await page.getByLabel('Main Image').setInputFiles(await webp('main.webp', 900, 500));
  await expect(page.getByRole('img', { name: 'Main picture' })).toBeVisible();
}

async function insertImage(page: Page, file: Upload): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insert image' }).click();
  await (await chooser).setFiles(file);
}

/** Pastes HTML as if copied from another page. */
async function paste(page: Page, html: string): Promise<void> {
  await page.getByLabel('Content').evaluate((editor, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'plain');
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a post is added with its images', async ({ page, dealership }) => {
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Blog' }).click();
  await fillBlog(page);
  await insertImage(page, await webp('on-the-quay.webp', 1200, 700));
  await expect(status(page, 'Image uploaded successfully.')).toBeVisible();
  await expect(page.getByLabel('Content').getByRole('img', { name: 'on the quay' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await submit(page);
  await expect(status(page, 'Blog post added!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  const [stored] = await dealership.list('Blogs');
  expect(stored?.fields).toMatchObject({
    title: 'From Bremerhaven',
    author: 'Laila Rashad',
    summary: 'A walk through an import.',
    content: expect.stringMatching(
      /^<p>.*Three to six weeks\..*<img .*alt="on the quay" width="1200" height="700".*<\/p>$/,
    ),
    mainImage: expect.stringMatching(/^https?:\/\/.+\/o\/mainImages%2F[\w-]{36}_main\.webp\?alt=media$/),
    createdAt: expect.any(Date),
  });
  expect(Date.now() - Number(stored?.fields.createdAt)).toBeLessThan(60_000);
  expect(await dealership.files()).toEqual([
    expect.stringMatching(/^Blogs\/[\w-]{36}_on-the-quay\.webp$/),
    hero,
    expect.stringMatching(/^mainImages\/[\w-]{36}_main\.webp$/),
  ]);
  await page.goto(`/blog/${stored?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Bremerhaven');
  await expect(page.getByRole('img', { name: 'on the quay' })).toBeVisible();
});

test('every field and the main image are required', async ({ page, dealership }) => {
  await openAsStaff(page, addBlog);
  const required = 'All fields (Title, Author, Summary, Content) are required.';
  await submit(page);
  await expect(alert(page, required)).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  for (const label of ['Title', 'Author', 'Summary']) await page.getByLabel(label).fill('Words');
  await submit(page);
  await expect(alert(page, required)).toBeVisible();
  await expect(page.getByLabel('Content')).toBeFocused();
  await page.keyboard.type('Words');
  await submit(page);
  await expect(alert(page, 'Please select a main image (WEBP, max 1200px width).')).toBeVisible();
  await expect(page.getByLabel('Main Image')).toBeFocused();
  expect(await dealership.list('Blogs')).toEqual([]);
});

test('invalid images are rejected when chosen, pasted or dropped', async ({ page, dealership }) => {
  await openAsStaff(page, addBlog);
  const main = page.getByLabel('Main Image');
  await main.setInputFiles(await disguisedPng('a.webp'));
  await expect(alert(page, 'Only .webp images are allowed.')).toBeVisible();
  await main.setInputFiles(await webp('wide.webp', 1201, 500));
  await expect(alert(page, 'Main image width must be 1200px or less.')).toBeVisible();
  await expect(alert(page, 'Only .webp images are allowed.')).toHaveCount(0);
  await insertImage(page, await disguisedPng('a.webp'));
  await expect(alert(page, 'Only .webp images are allowed.')).toBeVisible();
  await insertImage(page, await webp('wide.webp', 1201, 500));
  await expect(alert(page, 'Inline image width must be 1200px or less.')).toBeVisible();

  await paste(
    page,
    '<p>Kept<img src="data:image/png;base64,iVBORw0KGgo="><img src="https://elsewhere.example/x.png"></p>',
  );
  await expect(page.getByLabel('Content')).toContainText('Kept');
  await expect(page.getByLabel('Content').locator('img')).toHaveCount(0);
  expect(await dealership.files()).toEqual([hero]);
});

for (const step of ['upload', 'write'] as const)
  test(`a post that fails at the ${step} keeps the form`, async ({ page, dealership, consoleMessages }) => {
    await openAsStaff(page, addBlog);
    await fillBlog(page);
    if (step === 'upload') await refuseUploads(page);
    else
      await page.route(backend.firestore, (route) =>
        route.request().url().includes(':commit') ? route.abort() : route.fallback(),
      );
    await submit(page);
    const message = step === 'upload' ? 'Image upload failed.' : 'Failed to save blog post.';
    await expect(alert(page, message)).toBeVisible({ timeout: 20_000 });
    expect(await dealership.list('Blogs')).toEqual([]);
    await expect(page.getByLabel('Content')).toHaveText('Three to six weeks.');
    await page.unroute(step === 'upload' ? backend.storage : backend.firestore);
    await submit(page);
    await expect(status(page, 'Blog post added!')).toBeVisible();
    expect(await dealership.files()).toEqual([hero, expect.stringMatching(/^mainImages\//)]);
    await consoleMessages.expectAll(/status of 40[34]|ERR_FAILED/);
  });

test('an inline image that cannot be stored shows an error', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await openAsStaff(page, addBlog);
  await refuseUploads(page);
  await insertImage(page, await webp('inline.webp'));
  await expect(alert(page, 'Image upload failed.')).toBeVisible();
  await expect(page.getByLabel('Content').locator('img')).toHaveCount(0);
  expect(await dealership.files()).toEqual([hero]);
  await consoleMessages.expectAll(/status of 403/);
});

test('an abandoned post keeps its pictures in its draft', async ({ page, dealership }) => {
  await openAsStaff(page, addBlog);
  await page.getByLabel('Title').fill('Abandoned');
  await insertImage(page, await webp('inline.webp'));
  await expect(status(page, 'Image uploaded successfully.')).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/dashboard/blogs');
  await page.getByRole('link', { name: 'Add Blog' }).click();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Abandoned');
  await expect(page.getByLabel('Content').getByRole('img', { name: 'inline' })).toBeVisible();
  expect(await dealership.files()).toHaveLength(2);
});

test('editing a post keeps its date, and pages that show replaced images keep them', async ({
  page,
  dealership,
}) => {
  const picture = (await webp('x.webp')).buffer;
  for (const name of ['mainImages/old.webp', 'Blogs/removed.webp']) await dealership.putFile(name, picture);
  const createdAt = new Date('2026-03-04T22:30:00.123Z');
  await dealership.put(
    'Blogs/a',
    blogFields({
      title: 'Old',
      content: '<p>Old words</p>',
      mainImage: 'mainImages/old.webp',
      createdAt,
      extra: 'kept',
    }),
  );
  await openAsStaff(page);
  await page.getByRole('listitem').filter({ hasText: 'Old' }).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Content')).toHaveText('Old words');
  await insertImage(page, await webp('kept.webp'));
  await insertImage(page, await webp('removed.webp'));
  await expect(page.getByLabel('Content').locator('img')).toHaveCount(2);
  await page.getByLabel('Content').press('ControlOrMeta+End');
  await page.getByLabel('Title').fill('New');
  await page
    .getByLabel('Content')
    .getByRole('img', { name: 'removed' })
    .evaluate((image) => image.remove());
  await page.getByLabel('Main Image').setInputFiles(await webp('new.webp', 1200, 600));
  await submit(page);
  await expect(status(page, 'Blog updated successfully!')).toBeVisible();
  const stored = await dealership.read('Blogs/a');
  expect(stored).toMatchObject({ title: 'New', createdAt, extra: 'kept' });
  expect(stored?.mainImage).toEqual(expect.stringMatching(/^mainImages\/[\w-]{36}_new\.webp$/));
  expect(await dealership.files()).toEqual(
    expect.arrayContaining([
      'mainImages/old.webp',
      'Blogs/removed.webp',
      expect.stringMatching(/_kept\.webp$/),
      expect.stringMatching(/_removed\.webp$/),
      expect.stringMatching(/_new\.webp$/),
    ]),
  );
  await page.goto('/blog/a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New');
});

test('a failed edit can be saved again and keeps someone else’s change', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.put('Blogs/a', blogFields({ title: 'Shared', mainImage: 'https://example.com/x.webp' }));
  await page.route('https://example.com/**', async (route) =>
    route.fulfill({ body: (await webp('x.webp')).buffer, contentType: 'image/webp' }),
  );
  await openAsStaff(page, '/dashboard/edit-blog/a');
  await page.getByLabel('Summary').fill('Mine');
  await page.route(backend.firestore, (route) =>
    route.request().url().includes(':commit') ? route.abort() : route.fallback(),
  );
  await submit(page);
  await expect(alert(page, 'Failed to update blog.')).toBeVisible({ timeout: 20_000 });
  await page.unroute(backend.firestore);
  await dealership.put('Blogs/a', { ...(await dealership.read('Blogs/a')), title: 'Theirs' });
  await submit(page);
  await expect(status(page, 'Blog updated successfully!')).toBeVisible();
  expect(await dealership.read('Blogs/a')).toMatchObject({ title: 'Theirs', summary: 'Mine' });
  await consoleMessages.expectAll(/Content Security Policy|ERR_FAILED/);
});

test('a missing post and a failed load show messages', async ({ page, dealership, consoleMessages }) => {
  await dealership.put('Blogs/a', blogFields({ title: 'There' }));
  await openAsStaff(page, '/dashboard/edit-blog/nobody');
  await expect(page.getByText('Blog not found.')).toBeVisible();
  await page.route(backend.firestore, (route) => route.abort());
  await page.goto('/dashboard/edit-blog/a');
  await expect(page.getByText('Failed to load blog.')).toBeVisible();
  await page.unroute(backend.firestore);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('There');
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('everything the editor formats is saved and shown', async ({ page, dealership }) => {
  await openAsStaff(page, addBlog);
  await fillBlog(page);
  const editor = page.getByLabel('Content');
  await editor.fill('');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('More formatting');
  for (const [button, tag, off] of [
    ['Heading 1', 'h1', null],
    ['Heading 2', 'h2', null],
    ['Heading 3', 'h3', null],
    ['Numbered list', 'li[data-list="ordered"]', 'Numbered list'],
    ['Bullet list', 'li[data-list="bullet"]', 'Bullet list'],
    ['Quote', 'blockquote', 'Quote'],
    ['Code block', '.ql-code-block', 'Code block'],
    ['More indent', '.ql-indent-1', 'Less indent'],
    ['Align center', '.ql-align-center', 'Align start'],
    ['Right to left', '.ql-direction-rtl', 'Right to left'],
  ] as const) {
    await press(button);
    await page.keyboard.type(button);
    await expect(editor.locator(tag), button).toHaveText(button);
    await page.keyboard.press('Enter');
    if (off) await press(off);
  }
  for (const [button, tag] of [
    ['Bold', 'strong'],
    ['Italic', 'em'],
    ['Underline', 'u'],
    ['Strike', 's'],
    ['Inline code', 'code'],
  ] as const) {
    await press(button);
    await page.keyboard.type(button);
    await expect(editor.locator(tag), button).toHaveText(button);
    await press(button);
  }
  await submit(page);
  await expect(status(page, 'Blog post added!')).toBeVisible();
  const [stored] = await dealership.list('Blogs');
  expect(stored?.fields.content).not.toContain('&nbsp;');
  await page.goto(`/blog/${stored?.id}`);
  for (const tag of ['h2', 'h3', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'code'])
    await expect(page.locator(`article ${tag}, main ${tag}`).first()).toBeVisible();
});

test('the editor works by keyboard alone, and Tab leaves it', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page, addBlog);
  await page.getByLabel('Summary').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Heading 2' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Heading 3' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'More formatting' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Clear formatting' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Content')).toBeFocused();
  await page.keyboard.type('See us');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a web, e-mail or telephone address.')).toBeVisible();
  await page.getByLabel('Address').fill('example.com/cars');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Content').getByRole('link', { name: 'See us' })).toHaveAttribute(
    'href',
    'https://example.com/cars',
  );
  await expect(page.getByLabel('Content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Content')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
});

test('text pasted from another editor keeps its bold, italics and lists', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page, addBlog);
  await paste(
    page,
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span></p><ul><li style="list-style-type:disc">One</li></ul></b>',
  );
  const content = page.getByLabel('Content');
  await expect(content.locator('strong')).toHaveText('Bold');
  await expect(content.locator('em')).toHaveText('slanted');
  await expect(content.locator('li[data-list="bullet"]')).toHaveText('One');
});

test('hostile content typed, pasted or stored does nothing on the public page', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  const attack = [
    '<p>Harmless words</p>',
    '<script>window.hacked = 1</script>',
    '<img src="x:y" onerror="window.hacked = 2">',
    '<a href="javascript:window.hacked=3">Press me</a>',
    '<p style="position:fixed;inset:0;background:red;z-index:9999">Cover</p>',
    '<p class="_modal_x">Dressed up</p>',
    '<iframe srcdoc="<script>parent.hacked=4</script>"></iframe>',
    '<svg onload="window.hacked=5"></svg>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<style>body { display: none }</style>',
  ].join('');
  await openAsStaff(page, addBlog);
  await fillBlog(page);
  await page.getByLabel('Content').fill('<script>window.hacked = 6</script> typed');
  await page.getByLabel('Content').press('ControlOrMeta+End');
  await paste(page, attack);
  await expect(page.getByLabel('Content')).toContainText('Harmless words');
  await submit(page);
  await expect(status(page, 'Blog post added!')).toBeVisible();
  const [written] = await dealership.list('Blogs');
  await dealership.put('Blogs/stored', blogFields({ title: 'Stored', content: attack }));

  for (const path of [`/blog/${written?.id}`, '/blog/stored', '/dashboard/edit-blog/stored']) {
    await page.goto(path);
    await expect(page.getByText('Harmless words')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
    const content = page.locator('main');
    await expect(content.locator('[onerror], [onload], iframe, script, a[href^="javascript"]')).toHaveCount(
      0,
    );
    await expect(page.locator('[style*="fixed"]')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
  }
  // The editor parses pasted HTML; the policy reports what it blocks.
  await consoleMessages.expectAll(/Content Security Policy/);
});

test('the blog form fits a small phone', async ({ page, dealership }) => {
  await dealership.files();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, addBlog);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
