/**
 * Counts the document reads Google bills for a working hour of staff: the list of cars is opened, looked at again ten
 * times, each after six minutes, searched, three cars are edited, one is sold, and Publishing is opened. On a device
 * that opens the staff area for the first time, and again on the same device.
 */
import type { Page } from '@playwright/test';
import { staffAccount } from '../../seed/seed.ts';
import { staffPaths } from '../../src/config/staffPaths.ts';
import { launchChromium } from '../local/chromium.ts';
import { emulatorHosts, projectId } from '../local/emulators-process.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';
import { countBilledReads } from './billed-reads.ts';
import { measuredPorts, serveMeasuredSite } from './measured-site.ts';
import { clearStock, putCars, putSoldCars } from './stock.ts';

/** Cars for sale and sold. */
const stocks = [
  [300, 0],
  [300, 4_700],
  [5_000, 0],
] as const;

/** Of the pages, whose clock never goes back. */
let minutesAhead = 0;

const { authHost, firestoreHost } = emulatorHosts(measuredPorts);

await runWithCleanup(async () => {
  const site = await serveMeasuredSite('none');
  await createAccount();
  const browser = await launchChromium();
  const rows: object[] = [];
  for (const [forSale, sold] of stocks) {
    await clearStock();
    await putCars(0, forSale);
    await putSoldCars(sold);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    for (const device of ['new', 'known'])
      rows.push({
        'for sale': forSale,
        sold,
        device,
        ...(await measureHour(await context.newPage(), site)),
      });
    await context.close();
  }
  console.table(rows);
  await shutdown(0);
});

async function measureHour(page: Page, site: string): Promise<Readonly<Record<string, number>>> {
  const row: Record<string, number> = {};
  let billed = 0;
  let running = 0;
  await page.route(`http://${firestoreHost}/**`, async (route) => {
    running += 1;
    const request = route.request();
    const response = await route.fetch();
    const text = await response.text();
    const isRead =
      request.method() === 'POST' && /:(runQuery|batchGet|runAggregationQuery)\b/.test(request.url());
    if (isRead) billed += countBilledReads(request.url(), request.postDataJSON(), JSON.parse(text));
    await route.fulfill({ response, body: text });
    running -= 1;
  });
  const settle = async () => {
    for (let quiet = 0; quiet < 5; quiet = running === 0 ? quiet + 1 : 0) await page.waitForTimeout(100);
  };
  const step = async (name: string, act: () => Promise<unknown>) => {
    const before = billed;
    await act();
    await settle();
    row[name] = billed - before;
  };
  const rowsOf = page.locator('main li:has(h3)');
  const opens = () => rowsOf.first().waitFor();

  const password = page.getByLabel('Password');
  await step('open', async () => {
    await page.goto(site + staffPaths.cars);
    await password.or(rowsOf.first()).first().waitFor();
    if (await password.isVisible()) {
      await page.getByLabel('Email').fill(staffAccount.email);
      await password.fill(staffAccount.password);
      await page.getByRole('button', { name: 'Login' }).click();
    }
    await opens();
  });
  await step('10 looks', async () => {
    for (let look = 0; look < 10; look += 1) {
      minutesAhead += 6;
      await page.clock.setSystemTime(Date.now() + minutesAhead * 60_000);
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await settle();
    }
  });
  await step('search', async () => {
    await page.getByLabel('Search cars').fill('audi model 8');
    await page.waitForURL(/q=/);
    await page.getByLabel('Show').selectOption('available');
    await opens();
  });
  await step('edit 3', async () => {
    for (let edited = 0; edited < 3; edited += 1) {
      await rowsOf.nth(edited).getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel(/^Mileage/).fill(String(1_000 + Math.round(Math.random() * 10_000)));
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('button', { name: 'Yes' }).click();
      await opens();
    }
  });
  await step('sell', async () => {
    await rowsOf.first().getByLabel('State').selectOption('Sold');
    await page.getByText(/^Saved for .*: sold\.$/).waitFor();
  });
  await step('publish', async () => {
    await page.getByRole('link', { name: 'Publishing' }).click();
    await page
      .getByRole('heading', { name: 'New', exact: false })
      .or(page.getByText('nothing to publish'))
      .first()
      .waitFor();
  });
  await page.close();
  return { ...row, total: billed };
}

async function createAccount(): Promise<void> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(staffAccount),
    },
  );
  if (!response.ok) throw new Error(`The account could not be created: ${await response.text()}`);
}
