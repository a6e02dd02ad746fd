import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';

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

test('the phone field formats what was typed before hydration, and keeps its caret and country code through any edit', async ({
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
