import type { Page } from '@playwright/test';
import { testPorts } from '../../scripts/local/ports.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff, signInByForm } from './staff.ts';

/** A violation of the security policy, as the browser reports it. */
interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

declare global {
  interface Window {
    violations: Violation[];
  }
}

/** Collects reports from before the first script of each document. */
async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.violations.push({ directive: effectiveDirective, blocked: `${blockedURI} ${sample}` }),
    );
  });
}

async function expectNone(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.violations), page.url()).toEqual([]);
}

const everyPage = [
  ...[
    '/',
    '/about',
    '/inventory',
    '/services',
    '/contact',
    '/tracking',
    '/privacy',
    '/blogs',
    '/login',
    '/nowhere',
  ],
  ...['/car/volvo', '/car/not-there', '/blog/news', '/blog/not-there'],
];

test('no page violates its security policy', async ({ page, dealership, consoleMessages }) => {
  test.slow();
  await dealership.put('Cars/volvo', carFields());
  await dealership.put('Blogs/news', blogFields());
  await watchViolations(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const path of everyPage)
    await test.step(path, async () => {
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await expectNone(page);
      if (path === '/nowhere') await consoleMessages.expectAll(/status of 404/);
      consoleMessages.expectNone();
    });
  // The site, two emulators and the sheet; no third party.
  const own = [testPorts.site, testPorts.firestore, testPorts.storage].map((port) => `localhost:${port}`);
  expect([...hosts].filter((host) => !own.includes(host.replace('127.0.0.1', 'localhost')))).toEqual([]);
});

test('navigating from page to page causes no violation', async ({ page }) => {
  await watchViolations(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['About Us', 'Services', 'Contact Us', 'Tracking', 'Car Inventory']) {
    await menu.getByRole('link', { name }).click();
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.locator('main a[href^="/car/"]').first().click();
  await page.getByRole('button', { name: 'Next image' }).click();
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectNone(page);
});

test('prerendered pages of the sample dealership cause no violation, including a car and an article', async ({
  page,
}) => {
  await watchViolations(page);
  for (const path of ['/', '/car/porsche-911-carrera-2025', '/blog/electric-cars-in-egyptian-heat']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNone(page);
    // All styles of the page apply: an icon's size, a picture's aspect ratio.
    expect(await page.locator('[style]').count()).toBeLessThanOrEqual(1);
  }
});

test('the staff area causes no violation, including the editor', async ({ page, dealership }) => {
  await dealership.put('Cars/volvo', carFields());
  await dealership.put('Blogs/news', blogFields());
  await watchViolations(page);
  await openAsStaff(page);
  for (const path of [
    '/dashboard',
    '/dashboard/add-car',
    '/dashboard/edit-car/volvo',
    '/dashboard/edit-blog/news',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNone(page);
  }
  await page.goto('/dashboard/add-blog');
  const editor = page.getByRole('textbox', { name: 'Content' });
  await editor.click();
  await page.keyboard.type('Words');
  await page.keyboard.press('ControlOrMeta+A');
  const toolbar = page.getByRole('toolbar');
  for (const button of await toolbar.getByRole('button').all()) {
    const name = (await button.getAttribute('class')) ?? '';
    if (!/ql-(image|link)/.test(name)) await button.click();
  }
  await expectNone(page);
});

test('signing in causes no violation', async ({ page, dealership }) => {
  await dealership.files();
  await watchViolations(page);
  await page.goto('/login');
  await signInByForm(page);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectNone(page);
});

test('the policy blocks injected HTML, scripts and styles', async ({ page, consoleMessages }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const outcome = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      parsed: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => Object.assign(document.createElement('script'), { src: '/assets/x.js' }),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {}),
      open: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('default', {}),
    };
    const outcomes: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      const refused = await Promise.resolve()
        .then(attempt)
        .then(() => 'went through')
        .catch((error: Error) => error.name);
      outcomes.push(`${name}: ${refused}`);
    }
    return outcomes;
  });
  expect(outcome).toEqual(['html', 'parsed', 'script', 'policy', 'open'].map((name) => `${name}: TypeError`));
  const element = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: rgb(1, 2, 3) }';
    document.head.append(style);
    const heading = document.querySelector('h1') as HTMLElement;
    heading.setAttribute('style', 'color: rgb(1, 2, 3)');
    return getComputedStyle(heading).color;
  });
  expect(element).not.toBe('rgb(1, 2, 3)');
  // The browser reports each violation.
  await consoleMessages.expectAll(/Content Security Policy|Trusted/);
});
