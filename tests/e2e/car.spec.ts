import { carFields, soldFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, createFingers } from './gestures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';

// Facts, states, similar cars and failures: tests/component/car-page.test.tsx; the carousel: car-pictures.test.tsx.
// Full screen in Arabic: inspection-report.spec.ts.

test.describe('full screen on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the visible picture loads first; in full screen two fingers zoom, one pans, no button covers it', async ({
    page,
  }) => {
    const html = await (await page.request.get('/car/bmw-x5-2024')).text();
    const pictures = html.match(/<img [^>]*>/g) ?? [];
    const first = pictures.filter((each) => /fetchpriority="high"/i.test(each));
    expect(first).toHaveLength(1);
    expect(first[0]).toContain('picture 1 of 5');
    expect(html).not.toContain('picture 2 of 5"');
    await page.goto('/car/bmw-x5-2024');
    // Its neighbours load after hydration.
    for (const number of [2, 5])
      await expect(page.getByAltText(`BMW X5 xDrive40i M Sport, picture ${number} of 5`)).toBeAttached();
    await expect(page.getByAltText('picture 3 of 5')).toHaveCount(0);

    const open = page.getByRole('button', { name: 'Full screen' });
    await open.tap();
    const dialog = page.getByRole('dialog');
    const picture = dialog.getByRole('img').first();
    const zoom = dialog.getByRole('button', { name: 'Zoom' });
    const box = () => boxOf(picture);
    await expect.poll(box).toMatchObject({ x: 0, width: 360, height: 240 });
    const whole = await box();
    for (const button of await dialog.getByRole('button').all()) {
      const { y, height } = await boxOf(button);
      expect(y + height <= whole.y || y >= whole.y + whole.height).toBe(true);
    }

    const move = await createFingers(page);
    const touch = (type: Parameters<typeof move>[0], ...xs: readonly number[]) =>
      move(type, ...xs.map((x) => ({ x, y: 370 })));
    await touch('touchStart', 150);
    await touch('touchStart', 150, 210);
    await touch('touchMove', 120, 240);
    await touch('touchEnd');
    await expect.poll(async () => (await box()).width).toBeCloseTo(720, 0);
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog).toContainText('1 / 5');

    await touch('touchStart', 180);
    await touch('touchMove', 240);
    await touch('touchEnd');
    await expect.poll(async () => (await box()).x).toBeCloseTo(-120, 0);
    await expect(dialog).toContainText('1 / 5');

    // Rotated and back.
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(box).toEqual(whole);
    await zoom.click();
    await expect.poll(async () => (await box()).width).toBe(900);
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe('grouped pictures on a narrow phone', () => {
  test.use({ siteLocale: 'ar', hasTouch: true, viewport: { width: 320, height: 640 } });

  test('full screen turns within the chosen group, and its buttons cover no picture in large text', async ({
    page,
    at,
    say,
  }) => {
    await page.goto(at('/car/volvo-v60-cross-country-2023'));
    await page.getByRole('button', { name: say('Full screen') }).tap();
    const dialog = page.getByRole('dialog');
    const buttons = dialog.getByRole('group', { name: say('Show pictures') }).getByRole('button');
    await buttons.last().tap();
    await expect(dialog).toContainText('1 / 3');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText('3 / 3');
    expect(await findViolations(page, 'dialog')).toEqual([]);
    expect((await boxOf(buttons.nth(1))).x).toBeLessThan((await boxOf(buttons.first())).x);
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      const stage = await boxOf(dialog.getByRole('list'));
      for (const button of await dialog.getByRole('button').all()) {
        const { x, y, width, height } = await boxOf(button);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(320);
        expect(y + height <= stage.y || y >= stage.y + stage.height).toBe(true);
      }
      expect(stage.height).toBeGreaterThan(100);
    }
  });
});

test.describe('large letters on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what loads while a page is scrolled has its room', async ({ page, consoleMessages }) => {
    await blockFonts(page, consoleMessages);
    await watchShifts(page);
    await page.goto('/car/bmw-x5-2024');
    await expect(page.getByRole('heading', { name: /^More from BMW/ })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const { length } = await shiftsOf(page);
    // Sooner than the browser is idle.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        window.scrollTo(0, top);
        await new Promise((done) => setTimeout(done, 50));
      }
    });
    await expect(page.getByRole('region', { name: 'Your contact' })).toBeVisible();
    await expect(page.getByLabel('Prices also in')).toBeInViewport();
    // Less is the header, which shrinks.
    expect((await shiftsOf(page)).slice(length).filter(({ value }) => value > 0.003)).toEqual([]);
  });
});

test('the display font covers makes with special letters', async ({ page, dealership }) => {
  await dealership.put('Cars/it', carFields({ Name: 'Škoda', Model: 'Čeština Łódź İő' }));
  await page.goto('/car/it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Škoda Čeština Łódź İő');
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual(['Instrument Serif']);
});

test('a car sold while its tab was in the background is shown as sold', async ({ page, dealership }) => {
  await page.clock.install();
  await dealership.put('Cars/one', carFields({ Status: 'available', Hidden: false }));
  await page.goto('/car/one');
  await expect(page.getByRole('button', { name: 'Book a viewing' })).toBeVisible();
  await dealership.put('Cars/one', carFields(soldFields()));
  const sold = page.getByText('This car has been sold.');
  await expect(sold).toBeHidden();
  const comeBack = async () => {
    await page.clock.fastForward('06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return sold.isVisible();
  };
  // What listens is loaded once the page is idle.
  await expect.poll(comeBack).toBe(true);

  // Under a form it stays as it is until that is closed.
  await dealership.put('Cars/one', carFields({ Status: 'available', Hidden: false }));
  await comeBack();
  await expect(sold).toBeHidden();
  await page.getByRole('button', { name: 'Book a viewing' }).click();
  const firstName = page.getByRole('dialog').getByLabel('First Name');
  await firstName.fill('Karim');
  await dealership.put('Cars/one', carFields(soldFields()));
  const read = page.waitForResponse((each) => each.request().postData()?.includes('Cars/one') ?? false);
  await comeBack();
  await read;
  await expect(firstName).toHaveValue('Karim');
  await page.keyboard.press('Escape');
  await expect(sold).toBeVisible();

  await dealership.put('Cars/one', carFields({ Status: 'available', Hidden: false }));
  await page.goto('/shortlist?cars=one');
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'V60' });
  await expect(listed).toBeVisible();
  await dealership.put('Cars/one', carFields(soldFields()));
  await expect
    .poll(async () => {
      await comeBack();
      return listed.textContent();
    })
    .toContain('Sold');
});
