import { expect, test, vi } from 'vitest';
import { collections } from '../../src/model/collections.ts';

test('the tests of the rules list each collection, including an unknown one', async () => {
  vi.doMock('../../src/model/collections.ts', () => ({
    collections: { ...collections, Tyres: { ...collections.Inspections } },
  }));
  vi.resetModules();
  const { listCases } = await import('./list-cases.ts');
  vi.doUnmock('../../src/model/collections.ts');
  // Other files of this worker import it as it is.
  vi.resetModules();
  for (const name of [...Object.keys(collections), 'Tyres'])
    expect(listCases.filter(({ allow }) => allow.startsWith(name)).map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(['in', 'out']),
    );
});
