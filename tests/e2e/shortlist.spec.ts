import type { Locator, Page } from '@playwright/test';
import { shortlistLimit } from '../../src/model/car/shortlist.ts';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { carFields, soldFields } from './factories.ts';
import { expect, showTo, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';

const heart = (within: Page | Locator, car: string) =>
  within.getByRole('button', { name: `Save to shortlist: ${car}` }).first();
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });
const cards = (page: Page) => page.getByRole('main').locator('li a[href*="/car/"]');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();

async function putCars(dealership: Dealership): Promise<void> {
  for (const [id, Model] of Object.entries({ a: 'XC40', b: 'XC60', c: 'XC90' }))
    await dealership.put(`Cars/${id}`, carFields({ Model, Featured: true }));
}

/** Puts ids on the list past the page, as an earlier visit did. */
async function store(page: Page, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'once');
    localStorage.setItem('shortlist', stored);
  }, text);
}

function stored(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? 'null'));
}

test.describe('the heart', () => {
  test.beforeEach(({ dealership }) => putCars(dealership));

  test('on a card saves the car and takes it off, for the next visit too, and the header counts', async ({
    page,
  }) => {
    await page.goto('/inventory');
    await expect(headerLink(page)).toHaveAccessibleName('Shortlist');
    const first = heart(page, 'Volvo XC60 2024');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/inventory');
    await heart(page, 'Volvo XC90 2024').click();
    await expect(headerLink(page)).toHaveAccessibleName('Shortlist: 2 cars');
    expect(await stored(page)).toEqual(['b', 'c']);

    await page.reload();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await first.press('Enter');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(headerLink(page)).toHaveAccessibleName('Shortlist: 1 car');
    expect(await stored(page)).toEqual(['c']);
  });

  test('stands on the home page, on a car page and on similar cars', async ({ page }) => {
    await page.goto('/');
    await heart(page, 'Volvo XC40 2024').click();
    await page.goto('/car/a');
    const own = page.getByRole('article').getByRole('button', { name: 'Save to shortlist' });
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(own).toHaveText('Shortlist');
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await heart(page.getByRole('region', { name: 'More from Volvo' }), 'Volvo XC60 2024').click();
    expect(await stored(page)).toEqual(['b']);
  });

  test('moves nothing: neither the header nor the cards, when the list is read and when it is pressed', async ({
    page,
  }) => {
    await store(page, ['a', 'b']);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node: Element | null }[] };
          // Not the name beside it, which moves by a hair where its font comes late.
          const moved = sources.flatMap(
            ({ node }) => node?.parentElement?.closest('header :is(nav, a[href$=shortlist])') ?? [],
          );
          if (moved.length > 0) Object.assign(window, { moved: moved[0]?.outerHTML });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      await expect(headerLink(page)).toHaveAccessibleName('Shortlist: 2 cars');
      const before = await page.getByRole('banner').boundingBox();
      const links = await headerLink(page).boundingBox();
      await page.evaluate(() => {
        localStorage.setItem('shortlist', '[]');
        window.dispatchEvent(new Event('pageshow'));
      });
      await expect(headerLink(page)).toHaveAccessibleName('Shortlist');
      expect(await page.getByRole('banner').boundingBox()).toEqual(before);
      expect(await headerLink(page).boundingBox()).toEqual(links);
      expect(await page.evaluate(() => (window as { moved?: string }).moved)).toBeUndefined();
      await page.evaluate(() => localStorage.setItem('shortlist', '["a","b"]'));
    }
  });

  test('is the same in every open tab at once', async ({ page, dealership }) => {
    await page.goto('/inventory');
    await expect(heart(page, 'Volvo XC40 2024')).toBeVisible();
    const other = await page.context().newPage();
    await showTo(other, dealership);
    await other.goto('/shortlist');
    await expect(other.getByText('Nothing here yet')).toBeVisible();
    await heart(page, 'Volvo XC40 2024').click();
    await expect(cards(other)).toHaveText([/XC40/]);
    await expect(headerLink(other)).toHaveAccessibleName('Shortlist: 1 car');
    await heart(other, 'Volvo XC40 2024').click();
    await expect(heart(page, 'Volvo XC40 2024')).toHaveAttribute('aria-pressed', 'false');
    await expect(headerLink(page)).toHaveAccessibleName('Shortlist');
  });

  test('overwrites nothing that another tab has saved unnoticed', async ({ page }) => {
    await page.goto('/inventory');
    await heart(page, 'Volvo XC40 2024').click();
    // The event is for other tabs: this one is not told of its own write.
    await page.evaluate(() => localStorage.setItem('shortlist', '["a","z"]'));
    await heart(page, 'Volvo XC60 2024').click();
    expect(await stored(page)).toEqual(['a', 'z', 'b']);
  });

  test('says that a full list is full, and takes no other car', async ({ page }) => {
    const full = Array.from({ length: shortlistLimit }, (_, index) => `car${index}`);
    await store(page, full);
    await page.goto('/inventory');
    await heart(page, 'Volvo XC40 2024').click();
    const told = page.getByRole('status').getByText('Your list can hold 24 cars.');
    await expect(told).toBeVisible();
    await expect(heart(page, 'Volvo XC40 2024')).toHaveAttribute('aria-pressed', 'false');
    expect(await stored(page)).toEqual(full);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(told).toBeHidden();
  });
});

for (const invalid of ['1', '"x"'])
  test(`a stored list that is ${invalid} is empty, and takes cars`, async ({ page, dealership }) => {
    await putCars(dealership);
    await store(page, invalid);
    await page.goto('/shortlist');
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await page.goto('/inventory');
    await heart(page, 'Volvo XC40 2024').click();
    await expect.poll(() => stored(page)).toEqual(['a']);
  });

test.describe('where the browser keeps nothing', () => {
  test.beforeEach(({ dealership }) => putCars(dealership));
  const refusals = {
    'because storage is blocked': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
    'because storage is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Exceeded the quota.', 'QuotaExceededError');
      };
    },
  };
  for (const [why, refuse] of Object.entries(refusals))
    test(`${why}, the list works in its tab and says so once`, async ({ page }) => {
      await page.addInitScript(refuse);
      await page.goto('/inventory');
      await heart(page, 'Volvo XC40 2024').click();
      const told = page.getByText('This browser can’t save your shortlist');
      await expect(told).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await heart(page, 'Volvo XC60 2024').click();
      await heart(page, 'Volvo XC40 2024').click();
      await expect(headerLink(page)).toHaveAccessibleName('Shortlist: 1 car');
      await headerLink(page).click();
      await expect(cards(page)).toHaveText([/XC60/]);
      await expect(told).toBeHidden();
    });

  for (const rubbish of ['{"a":1}', 'not json', '[1,null,{"id":"a"},"__proto__","a/b",""]', '"a"'])
    test(`rubbish is an empty list that works: ${rubbish}`, async ({ page }) => {
      await store(page, rubbish);
      await page.goto('/inventory');
      await heart(page, 'Volvo XC40 2024').click();
      await expect(headerLink(page)).toHaveAccessibleName('Shortlist: 1 car');
      expect(await stored(page)).toEqual(['a']);
    });
});

test.describe('/shortlist', () => {
  test('empty, it says what to do', { tag: '@words' }, async ({ page, dealership: _, say, at }) => {
    await page.goto(at('/shortlist'));
    await expect(page.getByText(say('Nothing here yet'))).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: say('See all cars') }).click();
    await expect(page).toHaveURL(at('/inventory'));
  });

  test('is no part of the sitemap', async ({ request }) => {
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/shortlist');
  });

  test('lists the cars in one read, and a car taken off stays in sight to be put back', async ({
    page,
    dealership,
  }) => {
    await putCars(dealership);
    await store(page, ['b', 'a']);
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/documents:')) reads.push(request.url());
    });
    await page.goto('/shortlist');
    await expect(cards(page)).toHaveText([/XC60/, /XC40/]);
    expect(reads).toHaveLength(1);
    await expect(count(page)).toHaveText('2 cars');
    await heart(page, 'Volvo XC60 2024').click();
    await expect(count(page)).toHaveText('1 car');
    await expect(cards(page)).toHaveText([/XC60/, /XC40/]);
    expect(await stored(page)).toEqual(['a']);
    await expect(heart(page, 'Volvo XC60 2024')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText('2 cars');
    expect(await stored(page)).toEqual(['a', 'b']);
    expect(reads).toHaveLength(1);
    expect(await findViolations(page)).toEqual([]);
  });

  test('marks a sold car and keeps it; says of deleted and hidden ones that they are gone', {
    tag: '@words',
  }, async ({ page, dealership, say, at }) => {
    await putCars(dealership);
    await dealership.put('Cars/sold', carFields({ Model: 'P1800', ...soldFields(), Price: '999,000 EGP' }));
    await dealership.put('Cars/hidden', carFields({ Model: 'Secret', Hidden: true }));
    await store(page, ['sold', 'deleted', 'a', 'hidden']);
    await page.goto(at('/shortlist'));
    await expect(cards(page)).toHaveText([/P1800$/, /XC40/]);
    await expect(cards(page).first()).toContainText(say('Sold'));
    const gone = page.getByText(say('2 cars are no longer available.'));
    await expect(gone).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Secret');
    await expect(page.getByRole('main')).not.toContainText(/999.000/);
    await page.getByRole('button', { name: say('Remove') }).click();
    await expect(gone).toBeHidden();
    expect(await stored(page)).toEqual(['sold', 'a']);
  });

  test('tells of a car that is sold, hidden or deleted while it is open, once it is read anew', async ({
    page,
    dealership,
  }) => {
    await putCars(dealership);
    await store(page, ['a', 'b', 'c']);
    await page.goto('/shortlist');
    await expect(cards(page)).toHaveCount(3);
    await dealership.put('Cars/a', carFields({ Model: 'XC40', ...soldFields() }));
    await dealership.put('Cars/b', carFields({ Model: 'XC60', Hidden: true }));
    await dealership.remove('Cars/c');
    await page.reload();
    await expect(cards(page)).toHaveText([/^Sold.*XC40$/]);
    await expect(page.getByText('2 cars are no longer available.')).toBeVisible();
    // The list itself is as the visitor left it: a car that is hidden may be shown again.
    expect(await stored(page)).toEqual(['a', 'b', 'c']);
    await dealership.put('Cars/b', carFields({ Model: 'XC60' }));
    await page.reload();
    await expect(cards(page)).toHaveText([/XC40/, /XC60/]);
  });

  test('shows an old car that says next to nothing beside one that says all', async ({
    page,
    dealership,
  }) => {
    await dealership.put('Cars/old', { Name: 'Volvo', Hidden: false });
    await dealership.put('Cars/a', carFields({ Model: 'XC40', Mileage: 12_000, Fuel: 'diesel' }));
    await store(page, ['old', 'a']);
    await page.goto('/shortlist');
    await expect(cards(page)).toHaveText([/Volvo/, /XC40/]);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('says what is wrong where the cars cannot be read', async ({ page, dealership, consoleMessages }) => {
    await putCars(dealership);
    await store(page, ['a']);
    await page.route('**/documents:batchGet*', (route) => route.abort());
    await page.goto('/shortlist');
    await expect(page.getByText('Please refresh the page.')).toBeVisible();
    await consoleMessages.expectAll(/ERR_FAILED/);
  });
});

test.describe('a list someone sent', () => {
  test.beforeEach(({ dealership }) => putCars(dealership));
  const keep = (page: Page) => page.getByRole('button', { name: 'Save these cars' });

  test('is shown beside one’s own, and kept upon it: nothing is overwritten', { tag: '@words' }, async ({
    page,
    say,
    at,
  }) => {
    const keep = page.getByRole('button', { name: say('Save these cars') });
    await store(page, ['c', 'a']);
    await page.goto(at('/shortlist?cars=a,b'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('A shortlist for you'));
    await expect(cards(page)).toHaveText([/XC40/, /XC60/]);
    expect(await stored(page)).toEqual(['c', 'a']);
    expect(await findViolations(page)).toEqual([]);
    await keep.click();
    await expect(page.getByText(say('1 car was added to your shortlist.'))).toBeVisible();
    expect(await stored(page)).toEqual(['c', 'a', 'b']);
    await keep.click();
    await expect(page.getByText(say('These cars are already on your shortlist.'))).toBeVisible();
    await page.getByRole('link', { name: say('Open my shortlist') }).click();
    await expect(page).toHaveURL(at('/shortlist'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Shortlist'));
    await expect(cards(page)).toHaveText([/XC90/, /XC40/, /XC60/]);
  });

  test('of 500 ids, some twice and some hostile, is a list of 24 at most', async ({ page, dealership }) => {
    for (let number = 0; number < 30; number += 1)
      await dealership.put(`Cars/n${number}`, carFields({ Model: `No. ${number};` }));
    const hostile = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '../../Staff/me',
      '__proto__',
      '__name__',
      'constructor',
      '%',
      '%00',
      '\u202e',
      ' ',
      '',
      'x'.repeat(200),
    ];
    const ids = Array.from({ length: 500 }, (_, index) =>
      index % 3 === 0 ? (hostile[(index / 3) % hostile.length] ?? '') : `n${Math.floor(index / 6) % 30}`,
    );
    await page.goto(
      `/shortlist?cars=${encodeURIComponent(ids.slice(0, 60).join())},${ids.slice(60).map(encodeURIComponent).join()}`,
    );
    await expect(cards(page).first()).toBeVisible();
    const shown = await cards(page).count();
    expect(shown).toBeGreaterThan(15);
    expect(shown).toBeLessThanOrEqual(shortlistLimit);
    expect(new Set(await cards(page).allTextContents()).size).toBe(shown);
    await keep(page).click();
    await expect(page.getByText(`${shown} cars were added to your shortlist.`)).toBeVisible();
    expect(await stored(page)).toHaveLength(shown);
    await page.getByRole('link', { name: 'Open my shortlist' }).click();
    await expect(cards(page)).toHaveCount(shown);
  });

  test('for which one’s own has no room is kept as far as there is, and that is said', async ({ page }) => {
    const own = Array.from({ length: shortlistLimit - 1 }, (_, index) => `car${index}`);
    await store(page, own);
    await page.goto('/shortlist?cars=a,b,c');
    await keep(page).click();
    await expect(
      page.getByText('1 car was added to your shortlist. 2 cars didn’t fit on your list.'),
    ).toBeVisible();
    expect(await stored(page)).toEqual([...own, 'a']);
  });

  test('that names no car says so', async ({ page }) => {
    await page.goto('/shortlist?cars=');
    await expect(page.getByText('This link has no cars in it.')).toBeVisible();
    await page.goto('/shortlist?cars=gone');
    await expect(page.getByText('1 car is no longer available.')).toBeVisible();
    await expect(keep(page)).toHaveCount(0);
  });
});

test.describe('sharing', () => {
  const address = 'https://rhine-and-nile.example/shortlist?cars=a,b';
  test.beforeEach(async ({ page, dealership }) => {
    await putCars(dealership);
    await store(page, ['a', 'b']);
  });

  test('copies the list’s address, and hands it to WhatsApp', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/shortlist');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const whatsApp = new URL((await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
    expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/');
    expect(whatsApp.searchParams.get('text')).toContain(address);
  });

  test('uses the system’s sheet where there is one; closing that is no failure', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        shared.push(data);
        if (shared.length > 1) throw new DOMException('closed', 'AbortError');
      };
    });
    await page.goto('/shortlist');
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    await share.click();
    expect(await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared)).toEqual([
      { title: 'A shortlist for you', url: address },
      { title: 'A shortlist for you', url: address },
    ]);
    await expect(page.getByText('Copy this link')).toHaveCount(0);
  });

  test('shows the address where nothing else can be done with it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto('/shortlist');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText(`Copy this link: ${address}`)).toBeVisible();
  });

  test('what was shared leads to the same cars, whatever their ids', async ({ page, dealership }) => {
    const id = 'a, 50% & b+c';
    await dealership.put(`Cars/${id}`, carFields({ Model: 'Strange' }));
    await page.addInitScript((odd) => localStorage.setItem('shortlist', JSON.stringify([odd, 'a'])), id);
    await page.goto('/shortlist');
    const link = page.getByRole('link', { name: 'WhatsApp' });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    const sent = new URL(text.slice(text.indexOf('https://')));
    await page.goto(sent.pathname + sent.search);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shortlist for you');
    await expect(cards(page)).toHaveText([/Strange/, /XC40/]);
  });
});

test.describe('asking about all of them', () => {
  test('is one inquiry that names each car, with its address; a sold one is not asked for', {
    tag: '@words',
  }, async ({ page, dealership, say, at }) => {
    await putCars(dealership);
    await dealership.put('Cars/sold', carFields({ Model: 'P1800', ...soldFields() }));
    await store(page, ['a', 'sold', 'c']);
    await page.goto(at('/shortlist'));
    await page.getByRole('button', { name: say('Ask about all of them') }).click();
    const dialog = page.getByRole('dialog', { name: say('Ask about these cars') });
    await expect(dialog.getByRole('listitem')).toHaveText(['Volvo XC40 2024', 'Volvo XC90 2024']);
    expect(await findViolations(page)).toEqual([]);
    const { 'Requested Car': _, ...answers } = answersOf(newVisitor());
    await dialog.getByRole('button', { name: say('Send Message') }).click();
    await expect(dialog.getByText(say('Please enter your message'))).toBeVisible();
    await fillIn(dialog, answers, say);
    await dialog.getByRole('button', { name: say('Send Message') }).click();
    await expect(dialog.getByText(say('Message sent successfully!'))).toBeVisible();
    const mail = await mailOf(answers.Email);
    // The subject is English in every locale.
    expect(mail.subject).toBe('Inquiry: Volvo XC40 2024 and Volvo XC90 2024 (Mona Hassan)');
    expect(mail.text).toContain(
      `${answers.Message}\n\nVolvo XC40 2024: https://rhine-and-nile.example/car/a\nVolvo XC90 2024: https://rhine-and-nile.example/car/c`,
    );
    expect(mail.text).not.toContain('P1800');
  });

  test('of many cars with long names keeps within what an inquiry may hold', async ({ page, dealership }) => {
    const ids = Array.from({ length: shortlistLimit }, (_, index) => `long${index}`);
    for (const id of ids)
      await dealership.put(`Cars/${id}`, carFields({ Name: 'B'.repeat(100), Model: `${id} `.repeat(20) }));
    await store(page, ids);
    await page.goto('/shortlist');
    await page.getByRole('button', { name: 'Ask about all of them' }).click();
    const { 'Requested Car': _, ...answers } = answersOf(newVisitor());
    await fillIn(page.getByRole('dialog'), answers);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    const mail = await mailOf(answers.Email);
    expect(mail.subject).toContain('and 23 other cars');
    expect(mail.text).toContain(`/shortlist?cars=${ids.join()}`);
  });

  test('is not offered where all are sold', async ({ page, dealership }) => {
    await dealership.put('Cars/sold', carFields({ Model: 'P1800', ...soldFields() }));
    await store(page, ['sold']);
    await page.goto('/shortlist');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Ask about all of them' })).toHaveCount(0);
  });
});
