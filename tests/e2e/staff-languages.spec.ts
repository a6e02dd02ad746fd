import type { Locator, Page } from '@playwright/test';
import { parseBlog } from '../../src/data/public/blogDocument.ts';
import { parseCar } from '../../src/data/public/carDocument.ts';
import { findViolations } from './axe.ts';
import type { Dealership, StoredFields } from './dealership.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { openAsStaff } from './staff.ts';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const panel = (page: Page, name: RegExp) => page.getByRole('tabpanel', { name });
const german = { Description: 'Ein Kombi, der alles gut macht.', Exterior: ['Denimblau metallic'] };
const arabic = { Description: 'سيارة ستيشن تجيد كل شيء.' };

async function putCar(dealership: Dealership, fields: StoredFields = {}): Promise<StoredFields> {
  await dealership.putFile('Cars/1_a.webp', (await webp('a.webp')).buffer);
  const car = carFields({ Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'], ...fields });
  await dealership.put('Cars/a', car);
  return car;
}

async function save(page: Page, said: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  const question = page.getByRole('dialog').getByRole('button', { name: 'Yes' });
  if (said.startsWith('Car')) await question.click();
  await expect(page.getByRole('status').getByText(said, { exact: true })).toBeVisible();
}

async function addLine(list: Locator, line: string): Promise<void> {
  await list.fill(line);
  await list.press('Enter');
}

test('a car is described in German beside the English text', async ({ page, dealership }) => {
  const car = await putCar(dealership);
  await openAsStaff(page, '/dashboard/edit-car/a');
  await expect(tab(page, /English/)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, /Deutsch/)).toContainText('0 of 5 translated');
  await tab(page, /Deutsch/).click();
  const words = panel(page, /Deutsch/);
  await expect(words.getByText('An estate that does everything well.')).toBeVisible();
  await expect(words.getByRole('listitem').filter({ hasText: 'Denim Blue metallic' })).toBeVisible();
  await words.getByLabel('Description').fill(german.Description);
  // The English text is the placeholder until something is typed.
  await expect(words.getByText('An estate that does everything well.')).toBeHidden();
  await addLine(words.getByLabel('Exterior'), 'Denimblau metallic');
  await expect(tab(page, /Deutsch/)).toContainText('2 of 5 translated');
  expect(await findViolations(page)).toEqual([]);

  await tab(page, /العربية/).click();
  const description = panel(page, /العربية/).getByLabel('Description');
  await expect(description).toHaveAttribute('dir', 'rtl');
  await description.fill(arabic.Description);
  await tab(page, /Deutsch/).click();
  await expect(words.getByLabel('Description')).toHaveValue(german.Description);
  await save(page, 'Car updated successfully!');

  const stored = await dealership.read('Cars/a');
  expect(stored).toMatchObject({ ...car, Translations: { de: german, ar: arabic } });
  expect(parseCar('a', stored ?? {}, 'de')).toMatchObject({
    description: german.Description,
    exterior: german.Exterior,
    interior: car.Interior,
    fallbackFields: ['engineSpecs', 'interior', 'specialFeatures'],
  });
});

test('the language tabs are one tab stop, and arrow keys cycle through them', async ({
  page,
  dealership,
}) => {
  await putCar(dealership);
  await openAsStaff(page, '/dashboard/edit-car/a');
  await tab(page, /English/).focus();
  for (const [key, name] of [
    ['ArrowRight', /Deutsch/],
    ['ArrowRight', /العربية/],
    ['ArrowRight', /English/],
    ['ArrowLeft', /العربية/],
    ['Home', /English/],
    ['End', /العربية/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(panel(page, name)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(panel(page, /العربية/).getByLabel('Trim')).toBeFocused();
});

test('unchanged translations stay, and an emptied one is deleted from the document', async ({
  page,
  dealership,
}) => {
  await putCar(dealership, { Translations: { de: german, ar: arabic } });
  await openAsStaff(page, '/dashboard/edit-car/a');
  await page.getByLabel('Price').fill('900,000');
  await save(page, 'Car updated successfully!');
  expect(await dealership.read('Cars/a')).toMatchObject({
    Price: '900,000 EGP',
    Translations: { de: german, ar: arabic },
  });
  await page.goto('/dashboard/edit-car/a');
  await tab(page, /العربية/).click();
  await panel(page, /العربية/)
    .getByLabel('Description')
    .fill(' ');
  await save(page, 'Car updated successfully!');
  expect((await dealership.read('Cars/a'))?.Translations).toEqual({ de: german });
  await page.goto('/dashboard/edit-car/a');
  await tab(page, /Deutsch/).click();
  await panel(page, /Deutsch/)
    .getByLabel('Description')
    .fill('');
  await panel(page, /Deutsch/)
    .getByRole('button', { name: 'Remove' })
    .click();
  await save(page, 'Car updated successfully!');
  expect(await dealership.read('Cars/a')).not.toHaveProperty('Translations');
});

test('a draft keeps every language, including typed lines', async ({ page, dealership }) => {
  await putCar(dealership, { Translations: { ar: arabic } });
  await openAsStaff(page, '/dashboard/edit-car/a');
  page.on('dialog', (dialog) => void dialog.accept());
  await tab(page, /Deutsch/).click();
  await panel(page, /Deutsch/)
    .getByLabel('Description')
    .fill('Angefangen');
  await panel(page, /Deutsch/)
    .getByLabel('Interior')
    .fill('Leder, hell');
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await tab(page, /Deutsch/).click();
  await expect(panel(page, /Deutsch/).getByLabel('Description')).toHaveValue('Angefangen');
  await expect(panel(page, /Deutsch/).getByLabel('Interior')).toHaveValue('Leder, hell');
  await save(page, 'Car updated successfully!');
  expect(await dealership.read('Cars/a')).toMatchObject({
    Translations: { ar: arabic, de: { Description: 'Angefangen', Interior: ['Leder, hell'] } },
  });
});

test('a conflict in a translation asks before overwriting', async ({ page, dealership }) => {
  await putCar(dealership);
  await openAsStaff(page, '/dashboard/edit-car/a');
  await tab(page, /Deutsch/).click();
  await panel(page, /Deutsch/)
    .getByLabel('Description')
    .fill('Von mir');
  await dealership.put('Cars/a', {
    ...(await dealership.read('Cars/a')),
    Translations: { de: { Description: 'Von anderen' } },
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog', { name: 'This car was changed by someone else' })).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject({
    Translations: { de: { Description: 'Von anderen' } },
  });
});

test('a list that is too long is reported with its language and shown', async ({ page, dealership }) => {
  await putCar(dealership);
  await openAsStaff(page, '/dashboard/edit-car/a');
  await tab(page, /Deutsch/).click();
  const lines = Array.from({ length: 101 }, (_, index) => `Zeile ${index}`).join('\n');
  await panel(page, /Deutsch/)
    .getByLabel('Exterior')
    .fill(lines);
  await tab(page, /English/).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByRole('alert').getByText('Exterior (Deutsch) can have at most 100 lines.'),
  ).toBeVisible();
  await expect(tab(page, /Deutsch/)).toHaveAttribute('aria-selected', 'true');
  expect(await dealership.read('Cars/a')).not.toHaveProperty('Translations');
});

test('a post is translated with its pictures', async ({ page, dealership }) => {
  await dealership.putFile('mainImages/m.webp', (await webp('m.webp')).buffer);
  await dealership.put('Blogs/a', blogFields({ title: 'By ship', mainImage: 'mainImages/m.webp' }));
  await openAsStaff(page, '/dashboard/edit-blog/a');
  await tab(page, /العربية/).click();
  const words = panel(page, /العربية/);
  await expect(words.getByText('Once upon a time.')).toBeVisible();
  await words.getByLabel('Title').fill('بالسفينة');
  await words.getByLabel('Content').fill('كان يا ما كان.');
  const chooser = page.waitForEvent('filechooser');
  await words.getByRole('button', { name: 'Insert image' }).click();
  await (await chooser).setFiles(await webp('quay.webp', 1200, 700));
  await expect(words.getByLabel('Content').getByRole('img', { name: 'quay' })).toBeVisible();
  await expect(tab(page, /العربية/)).toContainText('2 of 3 translated');
  await tab(page, /English/).click();
  await tab(page, /العربية/).click();
  await expect(words.getByLabel('Content')).toContainText('كان يا ما كان.');
  expect(await findViolations(page)).toEqual([]);
  await save(page, 'Blog updated successfully!');

  const stored = await dealership.read('Blogs/a');
  expect(stored).toMatchObject({
    ...{ title: 'By ship', content: '<p>Once upon a time.</p>' },
    Translations: { ar: { title: 'بالسفينة', content: expect.stringContaining('كان يا ما كان.') } },
  });
  expect(stored?.Translations).not.toHaveProperty('de');
  expect(parseBlog('a', stored ?? {}, 'ar')).toMatchObject({
    title: 'بالسفينة',
    fallbackFields: ['summary'],
  });

  const quay = expect.stringMatching(/^Blogs\/.*quay\.webp$/);
  expect(await dealership.files()).toEqual([quay, 'Hero/hero.webp', 'mainImages/m.webp']);

  await page.goto('/dashboard/edit-blog/a');
  await page.getByLabel('Summary').fill('Another summary.');
  await save(page, 'Blog updated successfully!');
  expect(await dealership.files()).toEqual([quay, 'Hero/hero.webp', 'mainImages/m.webp']);
  await page.goto('/dashboard/edit-blog/a');
  await tab(page, /العربية/).click();
  await words.getByLabel('Content').fill('');
  await save(page, 'Blog updated successfully!');
  expect((await dealership.read('Blogs/a'))?.Translations).toEqual({ ar: { title: 'بالسفينة' } });
});

test('translations are sanitized like any content', async ({ page, dealership }) => {
  const content =
    '<p>نص</p><img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>';
  await dealership.put(
    'Blogs/a',
    blogFields({ content: `<p>Text</p>${content}`, Translations: { ar: { content } } }),
  );
  await openAsStaff(page, '/dashboard/edit-blog/a');
  await tab(page, /Deutsch/).click();
  await expect(panel(page, /Deutsch/).getByText('Text', { exact: true })).toBeVisible();
  await tab(page, /العربية/).click();
  await expect(panel(page, /العربية/).getByLabel('Content')).toHaveText('نص');
  await expect(page).not.toHaveTitle('owned');
  await expect(page.locator('main img, main script')).toHaveCount(0);
});

test('a visitor reads a car in their language, and untranslated text in English', async ({
  page,
  dealership,
}) => {
  await putCar(dealership, { Translations: { de: german, ar: arabic } });
  await page.goto('/car/a');
  await expect(page.getByText('An estate that does everything well.')).toBeVisible();
  await expect(page.locator('main [lang="en"]')).toHaveCount(0);

  await page.goto('/de/car/a');
  await expect(page.getByText(german.Description)).toBeVisible();
  await page.getByText('Exterieur').click();
  await expect(page.getByText('Denimblau metallic')).toBeVisible();
  // Untranslated text is English, and marked as such for screen readers.
  await page.getByText('Innenraum').click();
  const interior = page.locator('ul', { hasText: 'Leather, blond' }).last();
  await expect(interior).toBeVisible();
  await expect(interior).toHaveAttribute('lang', 'en');

  await page.goto('/ar/car/a');
  await expect(page.getByText(arabic.Description)).toBeVisible();
  const engine = page.locator('ul', { hasText: '2.0 litre petrol' }).last();
  await expect(engine).toHaveAttribute('dir', 'ltr');
});

test('a visitor reads posts in their language, and untranslated text in English', async ({
  page,
  dealership,
}) => {
  const texts = { title: 'بالسفينة', content: '<p>كان يا ما كان.</p>' };
  await dealership.put('Blogs/a', blogFields({ title: 'By ship', Translations: { ar: texts } }));
  await page.goto('/ar/blogs');
  await expect(page.getByRole('heading', { name: 'بالسفينة' })).toBeVisible();
  await expect(page.getByText('What it is about.')).toHaveAttribute('lang', 'en');
  await page.goto('/ar/blog/a');
  await expect(page.getByText('كان يا ما كان.')).toBeVisible();
  await page.goto('/de/blog/a');
  await expect(page.getByText('Once upon a time.')).toBeVisible();
  await expect(page.locator('[lang="en"]', { hasText: 'Once upon a time.' })).toHaveAttribute('dir', 'ltr');
});
