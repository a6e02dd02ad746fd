import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';

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

  test.beforeEach(({ page }) => page.goto('/contact').then(() => page.getByLabel('Phone').focus()));

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
