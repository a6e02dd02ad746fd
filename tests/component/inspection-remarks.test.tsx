import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { carFields } from './fields.ts';
import { startTestSite } from './site.tsx';

describe.each([
  ['de', 'Steinschläge, ausgebessert', 'Kleine Delle'],
  ['ar', 'آثار حصى، جرت معالجة الطلاء موضعيًا', 'انبعاج صغير'],
] as const)('in %s', (locale, chips, dent) => {
  const site = startTestSite({ locale });

  test('common remarks are translated, and other notes marked as English', async () => {
    await site.put('Cars/one', carFields({ Inspected: inspected }));
    const { Points } = inspectionFields();
    await site.put(
      'Inspections/one',
      inspectionFields({
        Points: {
          ...(Points as object),
          'front-bumper': 'remark Stone chips, touched up',
          'brake-discs': 'fault Worn to the limit at the front',
        },
        Flaws: ['Cars/a.webp 5 5 dent 3 small dent', 'Cars/a.webp 9 9 scratch 2 Down to the primer'],
      }),
    );
    await site.open(`/${locale}/car/one/report`);
    expect((await screen.findAllByText(chips))[0]).not.toHaveAttribute('lang');
    expect(screen.getAllByText('Worn to the limit at the front')[0]).toHaveAttribute('lang', 'en');
    expect(screen.getByText(dent)).not.toHaveAttribute('lang');
    expect(screen.getByText('Down to the primer')).toHaveAttribute('lang', 'en');
  });
});
