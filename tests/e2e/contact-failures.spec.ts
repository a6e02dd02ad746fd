import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn, sendEmail } from './inquiry-form.ts';
import { type Say, sayEnglish } from './say.ts';

const success = 'Message sent successfully!';
const send = (page: Page, say: Say = sayEnglish) => page.getByRole('button', { name: say('Send Message') });

test.describe('a failure keeps every word and offers another way', () => {
  const failures = [
    {
      what: 'the function answers 502',
      text: 'Failed to send message.',
      fail: (page: Page) =>
        page.route(sendEmail, (route) => route.fulfill({ status: 502, json: { error: 'x' } })),
    },
    {
      what: 'the function is limited',
      text: 'Failed to send message.',
      fail: (page: Page) => page.route(sendEmail, (route) => route.fulfill({ status: 429, body: 'busy' })),
    },
    {
      what: 'the network is gone',
      text: 'Error sending message.',
      tag: '@words',
      fail: (page: Page) => page.route(sendEmail, (route) => route.abort()),
    },
    {
      what: 'something else than the function answers',
      text: 'Error sending message.',
      fail: (page: Page) => page.route(sendEmail, (route) => route.fulfill({ body: '<!doctype html>' })),
    },
  ];
  for (const { what, text, tag = [], fail } of failures)
    test(`when ${what}: ${text}`, { tag }, async ({ page, consoleMessages, say, at }) => {
      await fail(page);
      const answers = answersOf(newVisitor());
      await page.goto(at('/contact'));
      await fillIn(page, answers, say);
      await send(page, say).click();

      const message = page.getByRole('alert');
      await expect(message).toContainText(say(text));
      await expect(message).toBeFocused();
      for (const [label, value] of Object.entries({ ...answers, Phone: '+201001234567' }))
        await expect(page.getByLabel(say(label), { exact: true })).toHaveValue(value);

      const link = message.getByRole('link', { name: say('send the same message by WhatsApp') });
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/20\d{10}$/);
      expect(address.searchParams.get('text')).toBe(
        `${say('Inquiry: BMW X5 xDrive40i')}\n\n${answers.Message}\n\nMona Hassan\n+201001234567\n${answers.Email}`,
      );

      await page.unroute(sendEmail);
      await send(page, say).click();
      await expect(page.getByText(say(success))).toBeVisible();
      await mailOf(answers.Email);
      // Chromium itself reports a failed request; nothing else may be there.
      expect(consoleMessages.filter((line) => !line.startsWith('error: Failed to load resource'))).toEqual(
        [],
      );
      consoleMessages.length = 0;
    });
});
