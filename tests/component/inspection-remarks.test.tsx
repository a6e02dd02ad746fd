import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pointsFor } from '../../src/model/inspection/points.ts';
import { attacks } from '../support/attacks.ts';
import { carFields } from '../support/factories.ts';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { startTestSite } from './site.tsx';

const site = startTestSite({ locale: 'ar' });
const pages = ['/ar/car/one', '/ar/car/one/report'];

test('common remarks and notes are translated, also on the car’s page, and others are marked as English', async () => {
  await site.put('Cars/one', carFields({ Inspected: inspected }));
  const [worn, primer, boot] = ['Worn at the front', 'Down to the primer', 'The boot was locked'] as const;
  const { Points } = inspectionFields();
  const texts = { [worn]: 'ملاحظة 1', [primer]: 'ملاحظة 2', [boot]: 'ملاحظة 3' };
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
      Translations: { ar: texts },
    }),
  );
  for (const address of pages) {
    await site.open(address);
    for (const text of ['آثار حصى، جرت معالجة الطلاء موضعيًا', 'ملاحظة 1'])
      expect((await screen.findAllByText(text))[0]).not.toHaveAttribute('lang');
    expect(screen.getAllByText('Torn')[0]).toHaveAttribute('lang', 'en');
  }
  for (const text of ['انبعاج صغير', 'ملاحظة 2', 'ملاحظة 3'])
    expect(screen.getAllByText(text)[0]).not.toHaveAttribute('lang');
  for (const note of [worn, primer, boot]) expect(screen.queryByText(note)).toBeNull();
});

test('translations are shown as text', async () => {
  await site.put('Cars/one', carFields({ Inspected: inspected }));
  const codes = pointsFor(null).slice(0, attacks.length);
  const originals = [attacks[3], 'A', 'B', 'C', 'D', 'E'];
  const Points = Object.fromEntries(codes.map((code, index) => [code, `fault ${originals[index]}`]));
  const notes = Object.fromEntries(attacks.map((attack, index) => [originals[index], attack]));
  await site.put('Inspections/one', inspectionFields({ Points, Translations: { ar: notes } }));
  for (const address of pages) {
    await site.open(address);
    for (const attack of attacks) expect((await screen.findAllByText(attack)).length).toBeGreaterThan(0);
    expect(document.querySelector('article script, img[src="x"]')).toBeNull();
  }
});
