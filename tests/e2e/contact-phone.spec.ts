import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { appRuns, expect, holdBack, test } from './fixtures.ts';
import { newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';

test.describe('the phone field', () => {
  const state = (page: Page) =>
    page.getByLabel('Phone').evaluate((field: HTMLInputElement) => {
      const at = field.selectionStart ?? 0;
      return `${field.value.slice(0, at)}|${field.value.slice(at)}`;
    });
  const placeCaret = (page: Page, at: number) =>
    page.getByLabel('Phone').evaluate((field: HTMLInputElement, place) => {
      field.focus();
      field.setSelectionRange(place, place);
    }, at);

  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await appRuns(page);
    await page.getByLabel('Phone').focus();
  });

  for (const typed of ['01001234567', '+201001234567', '00201001234567', '1001234567', '٠١٠٠١٢٣٤٥٦٧'])
    test(`typed ${typed}`, async ({ page }) => {
      await page.getByLabel('Phone').pressSequentially(typed);
      expect(await state(page)).toBe('+201001234567|');
    });

  for (const pasted of ['+20 100 123 4567', '0100-123-4567', '۰۱۰۰۱۲۳۴۵۶۷', '+20 (0) 100 123 4567'])
    test(`pasted ${pasted}`, async ({ page }) => {
      await page.keyboard.insertText(pasted);
      expect(await state(page)).toBe('+201001234567|');
    });

  test('edited in the middle', async ({ page }) => {
    await page.keyboard.type('01001234567');
    await placeCaret(page, 6);
    await page.keyboard.press('Backspace');
    expect(await state(page)).toBe('+2010|1234567');
    await page.keyboard.type('x2');
    expect(await state(page)).toBe('+20102|1234567');
    await page.keyboard.type('9');
    expect(await state(page), 'there is no room for more').toBe('+20102|1234567');
    await page.keyboard.press('Delete');
    await page.keyboard.insertText('٩');
    expect(await state(page)).toBe('+201029|234567');
  });

  test('keeps its country code', async ({ page }) => {
    await page.keyboard.type('0100');
    await placeCaret(page, 3);
    await page.keyboard.press('Backspace');
    expect(await state(page)).toBe('+20|100');
    await placeCaret(page, 0);
    await page.keyboard.press('Delete');
    expect(await state(page)).toBe('+20|100');
  });

  test('is empty when left with nothing but the country code', async ({ page }) => {
    await page.keyboard.type('+');
    expect(await state(page)).toBe('+20|');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Phone')).toHaveValue('');
  });

  test('can be emptied at one stroke, and typed into again', async ({ page }) => {
    await page.keyboard.type('0100');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    expect(await state(page)).toBe('|');
    await page.keyboard.type('0111');
    expect(await state(page)).toBe('+20111|');
  });

  test('what was typed before the app had started is put right when it does, and more can be typed', async ({
    page,
  }) => {
    const open = await holdBack(page, '**/assets/index-*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Phone').focus();
    await page.keyboard.type('0100');
    expect(await state(page)).toBe('0100|');
    open();
    await expect(page.getByLabel('Phone')).toHaveValue('+20100');
    await page.keyboard.type('1234567');
    expect(await state(page)).toBe('+201001234567|');
  });
});

test.describe('the number of another country', () => {
  const hint = 'Phone number must start with +20 and be followed by 10 digits';
  const phone = (page: Page) => page.getByLabel('Phone');

  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, { ...answersOf(newVisitor()), Phone: '' });
    await phone(page).focus();
  });

  const ways = {
    typed: (page: Page, number: string) => phone(page).pressSequentially(number),
    pasted: (page: Page, number: string) => page.keyboard.insertText(number),
    'filled in': (page: Page, number: string) => phone(page).fill(number),
  };
  for (const [way, enter] of Object.entries(ways))
    for (const number of ['+49 170 1234567', '0049 170 1234567'])
      test(`${way} (${number}) is not made Egyptian: the hint, and other ways`, async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/sendEmail')) sent.push(request.url());
        });
        await enter(page, number);
        await expect(phone(page)).toHaveAccessibleDescription(hint);
        await expect(phone(page)).toHaveValue('+20');
        const others = page.getByRole('alert');
        const whatsApp = await others.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
        expect(new URL(whatsApp ?? '').searchParams.get('text')).toContain('Is the black one still there?');
        const email = await others.getByRole('link', { name: 'email' }).getAttribute('href');
        expect(email).toMatch(/^mailto:hello@rhine-and-nile\.example\?body=Inquiry%3A%20BMW/);

        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(phone(page)).toBeFocused();
        await expect(phone(page)).toHaveAccessibleDescription(hint);
        await expect(phone(page)).toHaveValue('');
        expect(sent).toEqual([]);

        await phone(page).fill('0100 123 4567');
        await expect(others).toHaveCount(0);
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByText('Message sent successfully!')).toBeVisible();
      });

  test('looks right and can be used by everyone, on a small screen too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.keyboard.insertText('+49 170 1234567');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findViolations(page)).toEqual([]);
  });
});
