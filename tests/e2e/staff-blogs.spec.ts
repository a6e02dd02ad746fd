import type { Locator, Page } from '@playwright/test';
import { blogFields } from '../support/factories.ts';
import { phonePhoto } from '../support/phone-pictures.ts';
import { type Upload, webp } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff, status, submitButton } from './staff.ts';

// What posts store, and failures: tests/component/staff-blog-form.test.tsx.

const content = (page: Page) => page.getByLabel('Content');
const submit = (page: Page) => submitButton(page).click();

async function fillBlog(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('From Bremerhaven');
  await page.getByLabel('Author').fill('Laila Rashad');
  await page.getByLabel('Summary').fill('A walk through an import.');
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
  await content(page).evaluate((editor, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'plain');
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

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

test('a post is written by keyboard with every format, pasted texts and a converted photo, and hostile content does nothing', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, '/dashboard/add-blog');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(toolbar.getByRole('button')).toHaveCount(11);
  expect((await toolbar.boundingBox())?.height).toBeLessThanOrEqual(100);
  await page.setViewportSize({ width: 1280, height: 800 });
  await useKeyboard(page);
  await expect(toolbar.getByRole('button')).toHaveCount(25);
  await content(page).fill('');
  await paste(
    page,
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span></p><ul><li style="list-style-type:disc">One</li></ul></b>',
  );
  await expect(content(page).locator('strong')).toHaveText('Bold');
  await expect(content(page).locator('li[data-list="bullet"]')).toHaveText('One');
  await toolbar.getByRole('button', { name: 'Undo' }).click();
  await expect(content(page)).not.toContainText('Bold');
  await toolbar.getByRole('button', { name: 'Redo' }).click();
  await expect(content(page)).toContainText('Bold');

  await content(page).fill('');
  await fillBlog(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  const previewed = page.getByRole('dialog', { name: 'Preview' }).locator('img').first();
  await expect.poll(() => previewed.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await page.keyboard.press('Escape');
  await content(page).focus();
  await useFormats(page);
  await insertImage(page, await phonePhoto('on-the-quay.jpg', 1500, 1000));
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(status(page, 'Image uploaded successfully.')).toBeVisible();
  await expect(content(page).getByRole('img', { name: 'on the quay' })).toBeVisible();
  await page.getByText('Picture descriptions (1)').click();
  await expect(page.getByLabel('Description of picture 1')).toHaveValue('on the quay');
  expect(await findViolations(page)).toEqual([]);

  await content(page).press('ControlOrMeta+End');
  await page.keyboard.insertText('<script>window.hacked = 6</script> typed');
  await paste(page, attack);
  await expect(content(page)).toContainText('Harmless words');
  await submit(page);
  await expect(status(page, 'Blog post added!')).toBeVisible();
  const [written] = await dealership.list('Blogs');
  expect(written?.fields.content).toMatch(
    /Inline code<\/code>.*<img .*alt="on the quay" width="1000" height="1500".*typed.*Harmless words.*<\/p>$/,
  );
  expect(written?.fields.content).not.toContain('&nbsp;');
  await dealership.put(
    'Blogs/stored',
    blogFields({ content: attack, Translations: { ar: { content: attack } } }),
  );

  await page.goto(`/blog/${written?.id}`);
  for (const shown of ['h2', 'blockquote', 'strong', 'code', '.ql-align-center', 'img[alt="on the quay"]'])
    await expect(page.locator(`article ${shown}`).first()).toBeVisible();
  await expect(page.locator('article .ql-direction-rtl')).toHaveCSS('direction', 'rtl');
  await expectHarmless(page);
  await page.goto('/blog/stored');
  await expectHarmless(page);
  await page.goto('/dashboard/edit-blog/stored');
  await expectHarmless(page);
  // The English text beside an empty translation, then the translation.
  for (const name of [/Deutsch/, /العربية/]) {
    await page.getByRole('tab', { name }).click();
    await expectHarmless(page, page.getByRole('tabpanel', { name }));
  }
  // The editor parses pasted HTML; the policy reports what it blocks.
  await consoleMessages.expectAll(/Content Security Policy/);
});

/** Writes a link without a mouse, and opens more formats. */
async function useKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Summary').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Heading 2' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'More formatting' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Clear formatting' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(content(page)).toBeFocused();
  await page.keyboard.type('See us');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a web, email or telephone address.')).toBeVisible();
  await page.getByLabel('Address').fill('example.com/cars');
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('link', { name: 'See us' })).toHaveAttribute(
    'href',
    'https://example.com/cars',
  );
  await expect(content(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
}

/** Uses each button, and ends its format by another press where the next line would have it too. */
async function useFormats(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const [button, tag, off] of [
    ...(['1', '2', '3'] as const).map((level) => [`Heading ${level}`, `h${level}`, null] as const),
    ['Numbered list', 'li[data-list="ordered"]', 'Numbered list'],
    ['Bullet list', 'li[data-list="bullet"]', 'Bullet list'],
    ['Quote', 'blockquote', 'Quote'],
    ['Code block', '.ql-code-block', 'Code block'],
    ['More indent', '.ql-indent-1', 'Less indent'],
    ['Align center', '.ql-align-center', 'Align start'],
    ['Right to left', '.ql-direction-rtl', 'Right to left'],
    ['Bold', 'strong', 'Bold'],
    ['Italic', 'em', 'Italic'],
    ['Underline', 'u', 'Underline'],
    ['Strike', 's', 'Strike'],
    ['Inline code', 'code', 'Inline code'],
  ] as const) {
    await press(button);
    await page.keyboard.insertText(button);
    await expect(content(page).locator(tag), button).toHaveText(button);
    // Letters share a line.
    if (!/^(strong|em|u|s|code)$/.test(tag)) await page.keyboard.press('Enter');
    if (off) await press(off);
  }
}

/** Shows the hostile text, without what it attempts. */
async function expectHarmless(page: Page, shown: Page | Locator = page): Promise<void> {
  await expect(shown.getByText('Harmless words')).toBeVisible();
  // Whatever a picture attempts when it fails has happened.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  await expect(
    page.locator('main').locator('[onerror], [onload], iframe, script, a[href^="javascript"]'),
  ).toHaveCount(0);
  await expect(page.locator('[style*="fixed"]')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
}

test('a picture at another host is copied by the worker, which alone may connect there', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  const main = 'https://elsewhere.example/main.webp';
  const { buffer } = await webp('main.webp', 900, 500);
  await page.route(main, (route) =>
    route.fulfill({ body: buffer, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await dealership.put('Blogs/a', blogFields({ mainImage: main }));
  await openAsStaff(page, '/dashboard/edit-blog/a');
  expect(await page.evaluate((url) => fetch(url).catch(({ message }) => message), main)).toBe(
    'Failed to fetch',
  );
  await consoleMessages.expectAll(/elsewhere.example/);
  await page.getByRole('button', { name: 'Copy it into our storage' }).click();
  await expect(page.getByRole('img', { name: 'Main picture' })).toBeVisible();
  await content(page).fill('New words');
  await submit(page);
  await expect(status(page, 'Blog updated successfully!')).toBeVisible();
  const stored = await dealership.read('Blogs/a');
  expect(stored?.mainImage).toMatch(/^mainImages\/.+_main\.webp$/);

  // As a new document, without what the editor allows, the list of changes shows HTML.
  await page.goto('/dashboard/activity');
  await page.getByText(/changed .*Content/).click();
  await expect(page.getByRole('row', { name: 'Content' })).toContainText('Once upon a time.');
  expect(await findViolations(page)).toEqual([]);
});
