import type { Page } from '@playwright/test';
import { inspectionNames } from '../../src/locales/en/inspectionNames.ts';
import { panels, pointsFor, wheels } from '../../src/model/inspection/points.ts';
import { carFields } from '../support/factories.ts';
import { brokenPhoto, phonePhoto } from '../support/phone-pictures.ts';
import { webp } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import { test, expect as usualExpect } from './fixtures.ts';
import { boxOf } from './gestures.ts';
import { backend, openAsStaff, stamps, status, submitButton } from './staff.ts';

// Two inspectors at once, and deleted reports: tests/component/staff-inspection.test.tsx.

// Converting photos is slow on a busy machine.
const expect = usualExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text);
const submit = (page: Page) => submitButton(page).tap();
const flaws = (page: Page) => page.getByRole('button', { name: /^Place of flaw/ });
const point = (page: Page, code: keyof typeof inspectionNames.points) =>
  page.getByRole('group', { name: inspectionNames.points[code], exact: true });

const wordsAt = (page: Page, code: keyof typeof inspectionNames.points) =>
  point(page, code).getByLabel('Note (in English)');

test('a report is filled in by thumb, offline in the middle', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.put('Cars/a', carFields());
  await openAsStaff(page, '/dashboard/inspection/a');
  await sectionsStayInView(page);
  await page.getByLabel('Inspector').fill('Karim Adel');
  await page.getByLabel('Place').fill('Bremerhaven');
  await page.getByLabel('Date').fill('2026-11-20');
  await page.getByLabel('Odometer (km)').fill('41,200 km');
  await point(page, 'seats').getByText('Remark').tap();
  await wordsAt(page, 'seats').fill('Worn on the left');
  await page.getByRole('button', { name: 'Mark all as good' }).tap();
  await point(page, 'brake-discs').getByText('Fault').tap();
  await wordsAt(page, 'brake-discs').fill('Worn below the limit');
  await point(page, 'spare-wheel').getByText('Not checked').tap();
  const paint = page.getByRole('group', { name: 'Paint (µm)' });
  for (const [index, panel] of panels.entries())
    await paint.getByLabel(inspectionNames.panels[panel], { exact: true }).fill(String(100 + index));
  const tread = page.getByRole('group', { name: 'Tread (mm)' });
  for (const wheel of wheels) await tread.getByLabel(inspectionNames.wheels[wheel]).fill('6,5');

  const input = page.getByLabel('Pictures of flaws');
  await input.setInputFiles(await brokenPhoto('broken.jpg'));
  await expect(alert(page, 'broken.jpg cannot be read as a picture.')).toBeVisible();
  await input.setInputFiles(await phonePhoto('door.jpg', 600, 450));
  await expect(flaws(page)).toHaveCount(1);
  await page.route(backend.storage, (route) => route.abort());
  await input.setInputFiles(await webp('bonnet.webp'));
  await expect(flaws(page)).toHaveCount(2);
  const picture = flaws(page).first();
  await picture.scrollIntoViewIfNeeded();
  const { width, height } = await boxOf(picture);
  await picture.tap({ position: { x: width * 0.2, y: height * 0.3 } });
  await page.getByLabel('Flaw', { exact: true }).first().selectOption('dent');
  await page.getByLabel('Size').first().selectOption('1');
  const words = page.getByRole('region', { name: 'Flaws' }).getByLabel('Note (in English)');
  await words.first().fill('At the handle');
  await page.getByLabel('Flaw', { exact: true }).nth(1).selectOption('chip');
  await page.getByLabel('Size').nth(1).selectOption({ label: '0.3 cm' });
  expect(await findViolations(page)).toEqual([]);

  const unplaced = page.getByRole('dialog', { name: '1 flaw is not placed. Save it without a place?' });
  await submit(page);
  await unplaced.getByRole('button', { name: 'Yes' }).tap();
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
  await expect(alert(page, 'The save was cancelled. Your changes are still in this form.')).toBeVisible();
  await expect(flaws(page)).toHaveCount(2);
  expect(await dealership.read('Inspections/a')).toBeNull();
  await page.unroute(backend.storage);
  await submit(page);
  await unplaced.getByRole('button', { name: 'Yes' }).tap();
  await expect(status(page, 'Inspection report added.')).toBeVisible();

  const checked = pointsFor(null).filter((code) => code !== 'spare-wheel');
  expect(await dealership.read('Inspections/a')).toEqual({
    Inspector: 'Karim Adel',
    Place: 'Bremerhaven',
    Date: '2026-11-20',
    Odometer: 41_200,
    Points: {
      ...Object.fromEntries(checked.map((code) => [code, 'good'])),
      ...{ seats: 'remark Worn on the left', 'brake-discs': 'fault Worn below the limit' },
    },
    Paint: Object.fromEntries(panels.map((panel, index) => [panel, String(100 + index)])),
    Tread: Object.fromEntries(wheels.map((wheel) => [wheel, '6.5'])),
    Flaws: [
      expect.stringMatching(/^Cars\/\d{13}_door\.webp (?:19|20)\d (?:29|30)\d dent 1 At the handle$/),
      expect.stringMatching(/^Cars\/\d{13}_bonnet\.webp none chip 0\.3$/),
    ],
    ...stamps,
  });
  expect(await dealership.read('Cars/a')).toMatchObject({ Inspected: '2026-11-20 61 1 1', ...stamps });
  expect(await dealership.files()).toHaveLength(3);
  consoleMessages.allow(/Failed to load resource|net::ERR_FAILED/);
});

/** The bar of sections leads to each of them, follows what is in view, and hides no focus. */
async function sectionsStayInView(page: Page): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const list = sections.getByRole('combobox');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await list.selectOption('Interior (8 unanswered)');
  await expect(heading('Interior')).toBeInViewport({ ratio: 1 });
  await expect(heading('Interior')).toBeFocused();
  await heading('Wheels and tyres').evaluate((element) => element.scrollIntoView());
  await expect(sections.locator('option:checked')).toHaveText(/^Wheels and tyres/);

  const top = await page.evaluate(() => window.scrollY);
  await list.focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  const { height } = await boxOf(sections);
  expect(height).toBeGreaterThanOrEqual(44);
  await heading('Interior').focus();
  for (let times = 0; times < 15; times += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(focused).toBeGreaterThanOrEqual(height);
  }
}
