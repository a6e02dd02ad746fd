import { expect, test } from 'vitest';
import { remarkMessages as arabic } from '../../src/locales/ar/remarks.ts';
import { remarkMessages as german } from '../../src/locales/de/remarks.ts';
import { describeNote } from '../../src/locales/describeNote.ts';
import { addRemark, commonRemarks, parseRemarks } from '../../src/model/inspection/remarks.ts';

test.each([
  ['Kerb mark', ['kerb']],
  [' stone chips , Touched up.', ['chips', 'touchedUp']],
  ['Kerb mark on the front left rim', null],
  ['Stone chips,', null],
  ['', null],
])('the note %j has the remarks %j', (note, remarks) => {
  expect(parseRemarks(note)).toEqual(remarks);
});

test('each remark added to a note is parsed again', () => {
  const codes = Object.keys(commonRemarks) as (keyof typeof commonRemarks)[];
  const note = codes.reduce(addRemark, '');
  expect(note).toMatch(/^Kerb mark, stone chips, /);
  expect(parseRemarks(note)).toEqual(codes);
  expect(addRemark('Left rear. ', 'worn')).toBe('Left rear, worn');
});

test('remarks have no comma in any language, and each has its own text', () => {
  for (const words of [commonRemarks, german, arabic]) {
    const texts = Object.values(words);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => /[,،]/.test(text))).toEqual([]);
  }
});

test('any other note stays as it is', () => {
  expect(describeNote('Rear left damp')).toEqual({ note: 'Rear left damp' });
  expect(describeNote('')).toEqual({ note: '' });
  expect(describeNote('stone chips, repaired')).toEqual({
    note: 'Stone chips, repaired',
    isTranslated: true,
  });
});
