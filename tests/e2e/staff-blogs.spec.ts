import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { blogFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { type Upload, webp } from './pictures.ts';
import { openAsStaff } from './staff.ts';

const addBlog = '/dashboard/add-blog';
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

test('everything the editor formats is saved and shown, with its pictures', async ({ page, dealership }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, addBlog);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillBlog(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  const previewed = page.getByRole('dialog', { name: 'Preview' }).locator('img').first();
  await expect.poll(() => previewed.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await page.keyboard.press('Escape');
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
    await page.keyboard.insertText(button);
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
    await page.keyboard.insertText(button);
    await expect(editor.locator(tag), button).toHaveText(button);
    await press(button);
  }
  await insertImage(page, await webp('on-the-quay.webp', 1200, 700));
  await expect(status(page, 'Image uploaded successfully.')).toBeVisible();
  await expect(editor.getByRole('img', { name: 'on the quay' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await submit(page);
  await expect(status(page, 'Blog post added!')).toBeVisible();
  const [stored] = await dealership.list('Blogs');
  expect(stored?.fields.content).toMatch(
    /Inline code<\/code>.*<img .*alt="on the quay" width="1200" height="700".*<\/p>$/,
  );
  expect(stored?.fields.content).not.toContain('&nbsp;');
  await page.goto(`/blog/${stored?.id}`);
  for (const tag of ['h2', 'h3', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'code'])
    await expect(page.locator(`article ${tag}, main ${tag}`).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'on the quay' })).toBeVisible();
});

test('the editor works by keyboard alone, and keeps the formats of pasted text', async ({
  page,
  dealership: _,
}) => {
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

  const content = page.getByLabel('Content');
  await content.fill('');
  await paste(
    page,
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span></p><ul><li style="list-style-type:disc">One</li></ul></b>',
  );
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
  const fields = { title: 'Stored', content: attack, Translations: { ar: { content: attack } } };
  await dealership.put('Blogs/stored', blogFields(fields));

  for (const path of [`/blog/${written?.id}`, '/blog/stored', '/dashboard/edit-blog/stored']) {
    await page.goto(path);
    await expect(page.getByText('Harmless words')).toBeVisible();
    await expectHarmless(page);
  }
  // The English text beside an empty translation, then the translation.
  for (const name of [/Deutsch/, /العربية/]) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).getByText('Harmless words')).toBeVisible();
    await expectHarmless(page);
  }
  // The editor parses pasted HTML; the policy reports what it blocks.
  await consoleMessages.expectAll(/Content Security Policy/);
});

async function expectHarmless(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  const content = page.locator('main');
  await expect(content.locator('[onerror], [onload], iframe, script, a[href^="javascript"]')).toHaveCount(0);
  await expect(page.locator('[style*="fixed"]')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
}
