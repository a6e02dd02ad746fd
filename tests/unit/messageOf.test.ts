import { describe, expect, test } from 'vitest';
import { LoadError } from '../../src/data/rest/loadError.ts';
import { trackingMessages } from '../../src/locales/en/tracking.ts';
import { messageOf } from '../../src/locales/messageOf.ts';
import { UnreadableSheet } from '../../src/model/shipment/shipment.ts';

describe('the message of a thrown value', () => {
  test.each<[error: unknown, message: string]>([
    [new LoadError('database/timeout'), 'The data took too long to load.'],
    [new LoadError('database/refused', { detail: 'Quota exceeded.' }), 'Quota exceeded.'],
    [new Error('Something else'), 'Something else'],
    [new TypeError(), 'TypeError'],
    [Object.assign(new Error('Missing rights.'), { code: 'permission-denied' }), 'Missing rights.'],
    [Object.assign(new Error('Odd.'), { code: 'constructor' }), 'Odd.'],
    [null, 'null'],
  ])('%s', (error, message) => {
    expect(messageOf(error)).toBe(message);
  });

  test('that occurs on only one page is in the messages of that page', () => {
    const error = new UnreadableSheet('shipments/refused', '503');
    expect(messageOf(error, trackingMessages.errors)).toBe(
      'The shipment list could not be loaded (status 503).',
    );
    expect(messageOf(new LoadError('database/timeout'), trackingMessages.errors)).toBe(
      'The data took too long to load.',
    );
  });
});
