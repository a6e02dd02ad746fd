import { expect, test } from 'vitest';
import { isDocumentId, toLikelyId } from '../../src/model/documentId.ts';

test.each(['...', '__x', 'x__', 'ü'.repeat(750), 'a b'])('%s is a valid id', (text) => {
  expect(isDocumentId(text)).toBe(true);
});

test.each(['', '.', '..', 'a/b', '__x__', '____', 'ü'.repeat(751)])('%j is an invalid id', (text) => {
  expect(isDocumentId(text)).toBe(false);
});

test.each(['BMW-X5-2024', 'bmw-x5-2024.', 'bmw-x5-2024).'])('%s is likely bmw-x5-2024', (typed) => {
  expect(toLikelyId(typed)).toBe('bmw-x5-2024');
});
