import type { Page } from '@playwright/test';
import { inspectionNames } from '../../src/locales/en/inspectionNames.ts';
import { inspectionGroups, panels, pointsFor, wheels } from '../../src/model/inspection/points.ts';
import { carFields } from '../support/factories.ts';
import { brokenPhoto, phonePhoto } from '../support/phone-pictures.ts';
import { webp } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import { test, expect as usualExpect } from './fixtures.ts';
import { backend, openAsStaff, stamps, status, submitButton } from './staff.ts';

// Two inspectors at once, and deleted reports: tests/component/staff-inspection.test.tsx.

// Converting photos is slow on a busy machine.
const expect = usualExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const form = '/dashboard/inspection/a';
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text);
const submit = (page: Page) => submitButton(page).tap();
const flaws = (page: Page) => page.getByRole('button', { name: /^Place of flaw/ });
const point = (page: Page, code: keyof typeof inspectionNames.points) =>
  page.getByRole('group', { name: inspectionNames.points[code], exact: true });

const wordsAt = (page: Page, code: keyof typeof inspectionNames.points) =>
  point(page, code).getByLabel('Note (in English)');

async function fillGeneral(page: Page): Promise<void> {
  await page.getByLabel('Inspector').fill('Karim Adel');
  await page.getByLabel('Place').fill('Bremerhaven');
  await page.getByLabel('Date').fill('2026-11-20');
  await page.getByLabel('Odometer (km)').fill('41,200 km');
}

test('a report with 64 points, 15 measurements and 5 flaws is filled in by thumb, offline in the middle', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.put('Cars/a', carFields());
  await openAsStaff(page, form);
  await fillGeneral(page);
  const allGood = page.getByRole('button', { name: 'Mark the rest as good' });
  await point(page, 'seats').getByText('Remark').tap();
  await wordsAt(page, 'seats').fill('Worn on the left');
  for (let left = Object.keys(inspectionGroups).length; left > 0; left -= 1) {
    await expect(allGood).toHaveCount(left);
    await allGood.first().tap();
  }
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
  await input.setInputFiles([
    await webp('bonnet.webp'),
    await webp('rim.webp'),
    await webp('seat.webp'),
    await webp('sill.webp'),
  ]);
  await expect(flaws(page)).toHaveCount(5);
  const picture = flaws(page).first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  await picture.tap({ position: { x: (box?.width ?? 0) * 0.2, y: (box?.height ?? 0) * 0.3 } });
  await page.getByLabel('Flaw', { exact: true }).first().selectOption('dent');
  await page.getByLabel('Size').first().selectOption('1');
  await page
    .getByRole('region', { name: 'Flaws' })
    .getByLabel('Note (in English)')
    .first()
    .fill('At the handle');
  await page.getByLabel('Flaw', { exact: true }).nth(1).selectOption('chip');
  await page.getByLabel('Size').nth(1).selectOption({ label: '0.3 cm' });
  expect(await findViolations(page)).toEqual([]);

  const unplaced = page.getByRole('dialog', { name: '4 flaws are not placed. Save them without a place?' });
  await submit(page);
  await unplaced.getByRole('button', { name: 'Yes' }).tap();
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
  await expect(alert(page, 'The save was cancelled. Your changes are still in this form.')).toBeVisible();
  await expect(flaws(page)).toHaveCount(5);
  expect(await dealership.read('Inspections/a')).toBeNull();
  await page.unroute(backend.storage);
  await submit(page);
  await unplaced.getByRole('button', { name: 'Yes' }).tap();
  await expect(status(page, 'Inspection report added.')).toBeVisible();

  const stored = await dealership.read('Inspections/a');
  const [first, ...others] = (stored?.Flaws ?? []) as readonly string[];
  expect(first).toMatch(/^Cars\/\d{13}_door\.webp (?:19|20)\d (?:29|30)\d dent 1 At the handle$/);
  expect(others.map((line) => line.replace(/^Cars\/\d{13}_/, ''))).toEqual([
    'bonnet.webp none chip 0.3',
    'rim.webp none scratch 2',
    'seat.webp none scratch 2',
    'sill.webp none scratch 2',
  ]);
  const checked = Object.fromEntries(
    pointsFor(null)
      .filter((code) => code !== 'spare-wheel')
      .map((code) => [code, 'good']),
  );
  expect(stored).toEqual({
    Inspector: 'Karim Adel',
    Place: 'Bremerhaven',
    Date: '2026-11-20',
    Odometer: 41_200,
    Points: { ...checked, seats: 'remark Worn on the left', 'brake-discs': 'fault Worn below the limit' },
    Paint: Object.fromEntries(panels.map((panel, index) => [panel, String(100 + index)])),
    Tread: Object.fromEntries(wheels.map((wheel) => [wheel, '6.5'])),
    Flaws: [first, ...others],
    ...stamps,
  });
  expect(await dealership.read('Cars/a')).toMatchObject({ Inspected: '2026-11-20 61 1 1', ...stamps });
  expect(await dealership.files()).toHaveLength(6);
  consoleMessages.allow(/Failed to load resource|net::ERR_FAILED/);
});
