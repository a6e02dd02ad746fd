import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

function stubStorage(stored: string) {
  const items = new Map([['shortlist', stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return items;
}

describe.each(['1', '"x"', 'null', '{}', 'true', '[[]]', '', '{'])(
  'a stored shortlist that is %j',
  (stored) => {
    beforeEach(() => vi.resetModules());
    afterEach(() => vi.unstubAllGlobals());

    test('is empty, and accepts cars', async () => {
      const items = stubStorage(stored);
      const { addToShortlist, getShortlist } = await import('../../src/site/shortlist/shortlistStore.ts');
      expect(getShortlist()).toEqual([]);
      expect(await addToShortlist(['a'])).toBe(1);
      expect(getShortlist()).toEqual(['a']);
      expect(items.get('shortlist')).toBe('["a"]');
    });
  },
);
