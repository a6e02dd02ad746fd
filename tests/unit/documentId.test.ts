import { expect, test } from 'vitest';
import { isDocumentId, toLikelyId } from '../../src/model/documentId.ts';

test.each(['a', 'bmw-x5-2024', '...', '__x', 'x__', '____x', 'ü'.repeat(750), 'a b', '%'])(
  '%s is a valid id',
  (text) => {
    expect(isDocumentId(text)).toBe(true);
  },
);

test.each(['', '.', '..', 'a/b', '/', '__x__', '____', '__\n__', 'x'.repeat(1501), 'ü'.repeat(751)])(
  '%j is an invalid id',
  (text) => {
    expect(isDocumentId(text)).toBe(false);
  },
);

test.each(['BMW-X5-2024', 'bmw-x5-2024.', 'bmw-x5-2024)', 'bmw-x5-2024).'])(
  '%s is likely bmw-x5-2024',
  (typed) => {
    expect(toLikelyId(typed)).toBe('bmw-x5-2024');
  },
);
