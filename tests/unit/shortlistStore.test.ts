import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test.each(['"x"', 'null', '[[]]', '{'])(
  'a stored shortlist that is %j is empty, and accepts cars',
  async (stored) => {
    const items = new Map([['shortlist', stored]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
    const { addToShortlist, getShortlist } = await import('../../src/site/shortlist/shortlistStore.ts');
    expect(getShortlist()).toEqual([]);
    expect(await addToShortlist(['a'])).toBe(1);
    expect(getShortlist()).toEqual(['a']);
    expect(items.get('shortlist')).toBe('["a"]');
  },
);
