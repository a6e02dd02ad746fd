import { expect, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** A car's equipment, the same in each list. */
export const listing = (lines: readonly string[]) => ({
  ...{ Special_Features: lines, Engine_Specs: lines, Exterior: lines, Interior: lines },
});

/** Ten lines in each list, some of which wrap. */
export const longLists = listing(
  Array.from(
    { length: 10 },
    (_, index) => `Part ${index}: a rather long line ${'of equipment '.repeat(1 + (index % 4))}`,
  ),
);

/** Of a car, at its maximum length. */
export const longName = 'AMG GT 63 S E Performance 4MATIC+ Locale One Final S';

/** How many sheets the page prints. */
export async function countSheets(page: Page): Promise<number> {
  return sheetsOf(await print(page));
}

/** Expects that the page prints so many sheets of A4. */
export async function expectSheets(page: Page, count: number, what?: string): Promise<void> {
  const pdf = await print(page);
  expect(sheetsOf(pdf), what).toBe(count);
  expect(pdf, what).toMatch(/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
}

async function print(page: Page): Promise<string> {
  return (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
}

const sheetsOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Decodes a QR code from a screenshot, as a phone's camera would. */
export async function parseCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
