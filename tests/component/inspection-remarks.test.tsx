import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pointsFor } from '../../src/model/inspection/points.ts';
import { attacks } from '../support/attacks.ts';
import { carFields } from '../support/factories.ts';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { startTestSite } from './site.tsx';

describe.each([
  ['de', 'Steinschläge, ausgebessert', 'Kleine Delle'],
  ['ar', 'آثار حصى، جرت معالجة الطلاء موضعيًا', 'انبعاج صغير'],
] as const)('in %s', (locale, chips, dent) => {
  const site = startTestSite({ locale });

  test('common remarks and notes are translated, on the car’s page too, and others marked as English', async () => {
    await site.put('Cars/one', carFields({ Inspected: inspected }));
    const [worn, primer, boot] = ['Worn at the front', 'Down to the primer', 'The boot was locked'] as const;
    const { Points } = inspectionFields();
    const texts = { [worn]: `${locale} 1`, [primer]: `${locale} 2`, [boot]: `${locale} 3` };
    await site.put(
      'Inspections/one',
      inspectionFields({
        Points: {
          ...(Points as object),
          'front-bumper': 'remark Stone chips, touched up',
          'brake-discs': `fault ${worn}`,
          seats: 'remark Torn',
        },
        Flaws: ['Cars/a.webp 5 5 dent 3 small dent', `Cars/a.webp 9 9 scratch 2 ${primer}`],
        Translations: { de: texts, ar: texts },
      }),
    );
    for (const address of [`/${locale}/car/one`, `/${locale}/car/one/report`]) {
      await site.open(address);
      for (const text of [chips, `${locale} 1`])
        expect((await screen.findAllByText(text))[0]).not.toHaveAttribute('lang');
      expect(screen.getAllByText('Torn')[0]).toHaveAttribute('lang', 'en');
    }
    for (const text of [dent, `${locale} 2`, `${locale} 3`])
      expect(screen.getAllByText(text)[0]).not.toHaveAttribute('lang');
    for (const note of [worn, primer, boot]) expect(screen.queryByText(note)).toBeNull();
  });

  test('translations are shown as text', async () => {
    await site.put('Cars/one', carFields({ Inspected: inspected }));
    const codes = pointsFor(null).slice(0, attacks.length);
    const originals = [attacks[3], 'A', 'B', 'C', 'D', 'E'];
    const Points = Object.fromEntries(codes.map((code, index) => [code, `fault ${originals[index]}`]));
    const notes = Object.fromEntries(attacks.map((attack, index) => [originals[index], attack]));
    await site.put('Inspections/one', inspectionFields({ Points, Translations: { de: notes, ar: notes } }));
    for (const address of [`/${locale}/car/one`, `/${locale}/car/one/report`]) {
      await site.open(address);
      for (const attack of attacks) expect((await screen.findAllByText(attack)).length).toBeGreaterThan(0);
      expect(document.querySelector('article script, img[src="x"]')).toBeNull();
    }
  });
});
