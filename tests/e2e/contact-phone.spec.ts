import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { appRuns, expect, holdBack, test } from './fixtures.ts';

// Values: tests/unit/phone.test.ts and tests/component/contact-page.test.tsx. This file tests the caret.

/** The field's text with the caret marked. */
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

test('the phone field keeps its caret and country code through any edit', async ({ page }) => {
  await page.goto('/contact');
  await appRuns(page);
  await page.getByLabel('Phone').focus();
  await page.keyboard.type('01001234567');
  expect(await state(page)).toBe('+201001234567|');
  await placeCaret(page, 6);
  await page.keyboard.press('Backspace');
  expect(await state(page)).toBe('+2010|1234567');
  await page.keyboard.type('x2');
  expect(await state(page)).toBe('+20102|1234567');
  await page.keyboard.type('9');
  expect(await state(page), 'more digits are ignored').toBe('+20102|1234567');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText('٩');
  expect(await state(page)).toBe('+201029|234567');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  expect(await state(page)).toBe('|');
  await page.keyboard.insertText('0100');
  expect(await state(page)).toBe('+20100|');
  await placeCaret(page, 3);
  await page.keyboard.press('Backspace');
  expect(await state(page)).toBe('+20|100');
  await placeCaret(page, 0);
  await page.keyboard.press('Delete');
  expect(await state(page)).toBe('+20|100');
});

test('a phone number typed before hydration is formatted on hydration', async ({ page }) => {
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

test('the hint for foreign numbers is accessible and fits 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  await appRuns(page);
  await page.getByLabel('Phone').focus();
  await page.keyboard.insertText('+49 170 1234567');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findViolations(page)).toEqual([]);
});
