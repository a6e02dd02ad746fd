import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { fieldOverrides, indexes } from '../../firestore.indexes.json';

test('`firebase deploy` (README, step 2) finds both rules and the indexes', () => {
  const { firestore, storage } = firebaseConfig;
  for (const file of [firestore.rules, firestore.indexes, storage.rules]) expect(existsSync(file)).toBe(true);
});

test('Google accepts every index: of several fields, as it has one of each field anyway', () => {
  expect(indexes.filter(({ fields }) => fields.length < 2)).toEqual([]);
  expect(fieldOverrides.map(({ indexes }) => indexes)).toEqual(fieldOverrides.map(() => []));
});
