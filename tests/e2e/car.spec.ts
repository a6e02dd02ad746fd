import type { Locator } from '@playwright/test';
import { carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';

// Facts, states, similar cars and failures: tests/component/car-page.test.tsx.

const pictures = ['Cars/1_a.webp', 'Cars/2_b.webp', 'Cars/3_c.webp'];

test.describe('a car with everything', () => {
  test.beforeEach(async ({ page, dealership, at }) => {
    for (const picture of pictures) await dealership.putFile(picture, heroPicture);
    await dealership.put(
      'Cars/giulia',
      carFields({
        Name: 'Alfa Romeo',
        Model: 'Giulia',
        Price: '2960000 EGP',
        Production_Year: '2023',
        Condition: 'New',
        Description: 'Red, as it should be.',
        Img: pictures[0],
        Images: pictures,
      }),
    );
    await page.goto(at('/car/giulia'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alfa Romeo Giulia');
  });

  test('sections open and close, and the link can be copied', async ({ page, context }) => {
    const sections = page.locator('details');
    await expect(sections.locator('summary')).toHaveText([
      'Special Features',
      'Engine Specs',
      'Exterior',
      'Interior',
    ]);
    await expect(page.getByText('Panoramic roof')).toBeHidden();
    await sections.nth(0).locator('summary').click();
    await expect(page.getByText('Panoramic roof')).toBeVisible();
    await sections.nth(1).locator('summary').click();
    await expect(page.getByText('250 hp')).toBeVisible();
    await expect(page.getByText('Panoramic roof')).toBeVisible();
    await sections.nth(0).locator('summary').click();
    await expect(page.getByText('Panoramic roof')).toBeHidden();

    const whatsApp = page.getByRole('link', { name: 'WhatsApp' });
    const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain('Alfa Romeo Giulia 2023');
    expect(text).toContain('/car/giulia');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/car/giulia');
  });

  test('the carousel wraps at both ends by buttons, keys and swipes, also in full screen', {
    tag: '@direction',
  }, async ({ page, siteLocale, say }) => {
    const [forward, back] = siteLocale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const place = page.getByText(/^\d \/ 3$/).first();
    const shown = page.locator('[aria-roledescription]').first().locator('li:not([inert]) img');
    await expect(place).toHaveText('1 / 3');
    await expect(shown).toHaveAttribute('src', new RegExp(encodeURIComponent('Cars/1_a')));
    await page.getByRole('button', { name: say('Previous image') }).click();
    await expect(place).toHaveText('3 / 3');
    await page.getByRole('button', { name: say('Next image') }).click();
    await expect(place).toHaveText('1 / 3');
    await page.getByRole('button', { name: say('Next image') }).click();
    await expect(place).toHaveText('2 / 3');
    await expect(shown).toHaveAttribute('src', new RegExp(encodeURIComponent('Cars/2_b')));
    await page.keyboard.press(forward);
    await page.keyboard.press(forward);
    await expect(place).toHaveText('1 / 3');
    await page.keyboard.press(back);
    await expect(place).toHaveText('3 / 3');
    await page.getByRole('button', { name: say('Show image 2') }).click();
    await expect(place).toHaveText('2 / 3');
    await page.getByRole('button', { name: say('Show image 1') }).click();

    // The next picture enters from the right, in Arabic from the left.
    const [next, previous] = siteLocale === 'ar' ? [200, -200] : [-200, 200];
    const swipe = async (stage: Locator, by: number) => {
      const touch = { pointerType: 'touch', clientY: 300, bubbles: true };
      await stage.dispatchEvent('pointerdown', { ...touch, clientX: 300 });
      await stage.dispatchEvent('pointerup', { ...touch, clientX: 300 + by, clientY: 306 });
    };
    const stage = page.locator('[aria-roledescription]').first();
    await swipe(stage, next);
    await expect(stage).toContainText('2 / 3');
    await swipe(stage, previous);
    await swipe(stage, previous);
    await expect(stage).toContainText('3 / 3');
    await swipe(stage, 20);
    await expect(stage).toContainText('3 / 3');

    const open = page.getByRole('button', { name: say('Full screen') });
    await open.click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(say('Alfa Romeo Giulia, full screen'));
    const large = page.getByRole('dialog').locator('[aria-roledescription]');
    await swipe(large, next);
    await expect(large).toContainText('1 / 3');
    await swipe(large, previous);
    await expect(large).toContainText('3 / 3');
    const [before, after] = [say('Previous image'), say('Next image')].map((name) =>
      large.getByRole('button', { name }),
    );
    const [start, end] = [await before?.boundingBox(), await after?.boundingBox()];
    expect(Math.sign((end?.x ?? 0) - (start?.x ?? 0)), 'the buttons lie as one reads').toBe(
      siteLocale === 'ar' ? -1 : 1,
    );
    await page.keyboard.press(forward);
    await expect(large).toContainText('1 / 3');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe('full screen on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('two fingers zoom, one moves what is zoomed, and no button covers the picture', async ({ page }) => {
    await page.goto('/car/bmw-x5-2024');
    await page.getByRole('button', { name: 'Full screen' }).tap();
    const dialog = page.getByRole('dialog');
    const picture = dialog.getByRole('img').first();
    const zoom = dialog.getByRole('button', { name: 'Zoom' });
    const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await expect.poll(box).toMatchObject({ x: 0, width: 360, height: 240 });
    const whole = await box();
    for (const button of await dialog.getByRole('button').all()) {
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y + height <= whole.y || y >= whole.y + whole.height).toBe(true);
    }

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 370, id })) });
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

    await zoom.click();
    await expect.poll(box).toEqual(whole);
    await zoom.click();
    await expect.poll(async () => (await box()).width).toBe(900);
    await dialog.getByRole('button', { name: 'Next image' }).click();
    await expect(dialog).toContainText('2 / 5');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  });
});

test('the visible picture loads first, its neighbours after hydration', async ({ page, request }) => {
  const html = await (await request.get('/car/bmw-x5-2024')).text();
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  const first = pictures.filter((picture) => /fetchpriority="high"/i.test(picture));
  expect(first).toHaveLength(1);
  expect(first[0]).toContain('picture 1 of 5');
  expect(html).not.toContain('picture 2 of 5"');
  await page.goto('/car/bmw-x5-2024');
  for (const number of [2, 5])
    await expect(page.getByAltText(`BMW X5 xDrive40i M Sport, picture ${number} of 5`)).toBeAttached();
  await expect(page.getByAltText('picture 3 of 5')).toHaveCount(0);
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

test('a single picture has no controls, and a missing one keeps its space', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.put('Cars/one', carFields({ Img: 'Cars/gone.webp', Images: ['Cars/gone.webp'] }));
  await page.goto('/car/one');
  await expect(page.getByText('1 / 1')).toBeVisible();
  await expect(page.getByRole('img', { name: /no picture/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next image' })).toHaveCount(0);
  await consoleMessages.expectAll(/status of 404/);
  // The lost picture is asked for in more than one size.
  consoleMessages.allow(/status of 404/);

  // Absolute image URLs are used as they are.
  const url = dealership.urlOf('Hero/hero.webp');
  await dealership.put('Cars/url', carFields({ Img: url, Images: [url] }));
  await page.goto('/car/url');
  await expect(page.getByRole('img', { name: /picture 1 of 1/ })).toHaveAttribute('src', url);
});

test('very long words do not widen a car’s page', async ({ page, dealership }) => {
  const long = 'W'.repeat(300);
  await dealership.put(
    'Cars/long',
    carFields({
      Name: long,
      Model: long,
      Price: long,
      Description: `Fine. ${long}`,
      Engine_Specs: [long],
      Special_Features: [long],
    }),
  );
  await page.goto('/car/long');
  await expect(page.getByRole('heading', { name: 'Still looking?' })).toBeVisible();
  for (const section of await page.locator('details').all()) await section.locator('summary').click();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflowing = await page.evaluate(() =>
      [...document.querySelectorAll('main :not(svg, svg *, .visually-hidden, ul[class*="thumbnails"] *)')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(overflowing, `${width} pixels`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Message us' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
