import { appRuns, expect, test } from './fixtures.ts';

/** Every browser test fails if its pages violate the policy, because Chromium logs that on the console. */

test('the policy blocks injected HTML, scripts and styles, which the console shows', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/about');
  await appRuns(page);
  const outcome = await page.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    const attempts: Record<string, () => unknown> = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      parsed: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => Object.assign(document.createElement('script'), { src: '/assets/x.js' }),
      policy: () => trustedTypes.createPolicy('mine', {}),
      open: () => trustedTypes.createPolicy('default', {}),
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
