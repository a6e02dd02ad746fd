import { expect, test } from 'vitest';
import { getChangedFields, mergeContent } from '../../src/model/form/merge.ts';

const base = {
  Model: 'A6',
  Price: '1 EGP',
  Hidden: false,
  Images: ['1', '2', '3'],
  Translations: { de: { Description: 'alt', Interior: ['Leder'] }, ar: { Description: '', Interior: [] } },
};

const merge = (mine: object, theirs: object, submitted?: object) =>
  mergeContent<object>({
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
    ...(submitted && { submitted: { ...base, ...submitted } }),
  });

test('a field changed on one side keeps that change', () => {
  expect(merge({ Model: 'A4' }, { Hidden: true })).toEqual({
    merged: { ...base, Model: 'A4', Hidden: true },
    conflicts: [],
  });
});

test('the same change on both sides is not a conflict', () => {
  expect(merge({ Model: 'A4' }, { Model: 'A4' }).conflicts).toEqual([]);
});

test('a field changed on both sides keeps mine and is reported with both values', () => {
  expect(merge({ Model: 'A4', Price: '2 EGP' }, { Model: 'A8' })).toEqual({
    merged: { ...base, Model: 'A4', Price: '2 EGP' },
    conflicts: [{ path: 'Model', mine: 'A4', theirs: 'A8' }],
  });
});

test('lists keep my order, without items either side removed and with items either side added', () => {
  expect(merge({ Images: ['3', '1', '2', '4'] }, { Images: ['1', '5', '3'] }).merged).toMatchObject({
    Images: ['3', '1', '4', '5'],
  });
  expect(merge({ Images: [] }, { Images: ['1', '2', '3', '4'] }).merged).toMatchObject({ Images: ['4'] });
});

test('translations merge one by one', () => {
  const german = { Description: 'neu', Interior: ['Leder'] };
  const arabic = { Description: 'جديد', Interior: [] };
  expect(
    merge(
      { Translations: { ...base.Translations, de: german } },
      { Translations: { de: { Description: 'anders', Interior: ['Leder', 'Holz'] }, ar: arabic } },
    ),
  ).toEqual({
    merged: { ...base, Translations: { de: { ...german, Interior: ['Leder', 'Holz'] }, ar: arabic } },
    conflicts: [{ path: 'Translations.de.Description', mine: 'neu', theirs: 'anders' }],
  });
});

test('this form’s own save with a lost response is not a conflict', () => {
  const { merged, conflicts } = merge(
    { Model: 'third', Images: ['1', '2'] },
    { Model: 'second', Images: ['1', '2', '3', '4'], Hidden: true },
    { Model: 'second', Images: ['1', '2', '3', '4'] },
  );
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({ Model: 'third', Images: ['1', '2'], Hidden: true });
});

test('returns the fields whose values differ', () => {
  expect(
    getChangedFields(base, { ...base, Images: ['1', '3', '2'], Translations: { ...base.Translations } }),
  ).toEqual(['Images']);
});
