import { expect, test } from 'vitest';
import { documentBytes } from '../../src/model/documentSize.ts';

/** From Firestore's documentation: 44 bytes of name, 71 of fields, 32 more. */
test('the example of Firestore’s documentation', () => {
  const task = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' };
  expect(documentBytes('users/jeff/tasks/my_task_id', task)).toBe(147);
});

const empty = documentBytes('a/b', {});

test('a name without fields', () => expect(empty).toBe(2 + 2 + 16 + 32));

test.each([
  ['a text by its UTF-8 bytes', 'Käse', 6],
  ['nothing', null, 1],
  ['a flag', true, 1],
  ['a number', 2.5, 8],
  ['a time', new Date(), 8],
  ['a list by its values', ['ab', 1], 11],
  ['a map like a document', { de: 'x' }, 32 + 3 + 2],
  ['a field that is not written', undefined, 0],
])('%s', (_what, value, bytes) => {
  expect(documentBytes('a/b', { f: value })).toBe(empty + 2 + bytes);
});
