import { describe, expect, test } from 'vitest';
import { getChangedFields, mergeContent } from '../../src/model/form/merge.ts';
import { textLines } from '../../src/staff/documents/form/textParts.ts';

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

type Lines = readonly string[];

/** The merged lines, and the path and sides of each question. */
function mergeFrom(base: Lines, mine: Lines, theirs: Lines, theirsFor: Lines = [], more: object = {}) {
  const { merged, conflicts } = mergeContent({
    ...{ base: { Lines: base }, mine: { Lines: mine }, theirs: { Lines: theirs }, theirsFor, ...more },
  });
  return [merged.Lines, conflicts.map(({ path, ...sides }) => [path, sides.mine, sides.theirs])] as const;
}

const mergeLists = (mine: Lines, theirs: Lines, theirsFor?: Lines) =>
  mergeFrom(['a', 'b', 'c'], mine, theirs, theirsFor);

/** The same for the lines of a text. */
function mergeText(was: string, mine: string, theirs: string, theirsFor: Lines = []) {
  const { merged, conflicts } = mergeContent({
    ...{ base: { Text: was }, mine: { Text: mine }, theirs: { Text: theirs }, theirsFor },
    parts: { Text: textLines },
  });
  return [merged.Text, conflicts.map(({ path, ...sides }) => [path, sides.mine, sides.theirs])] as const;
}

test('the same change on both sides is not a conflict', () => {
  expect(merge({ Model: 'A4' }, { Model: 'A4' }).conflicts).toEqual([]);
});

test('a field changed on both sides keeps mine and is reported with both values', () => {
  expect(merge({ Model: 'A4', Price: '2 EGP' }, { Model: 'A8' })).toEqual({
    merged: { ...base, Model: 'A4', Price: '2 EGP' },
    conflicts: [{ field: 'Model', path: 'Model', mine: 'A4', theirs: 'A8' }],
  });
});

test('lists keep my order, without items either side removed and with items either side added', () => {
  expect(merge({ Images: ['3', '1', '2', '4'] }, { Images: ['1', '5', '3'] }).merged).toMatchObject({
    Images: ['3', '1', '5', '4'],
  });
  expect(merge({ Images: [] }, { Images: ['1', '2', '3', '4'] }).merged).toMatchObject({ Images: ['4'] });
});

test('a line that both sides changed is a conflict, and stays one line', () => {
  expect(mergeLists(['a', 'B', 'c'], ['a', 'B!', 'c'])).toEqual([['a', 'B', 'c'], [['Lines.b', 'B', 'B!']]]);
  expect(mergeLists(['a', 'B', 'c'], ['a', 'B!', 'c'], ['Lines.b'])[0]).toEqual(['a', 'B!', 'c']);
  expect(mergeLists(['a', 'B', 'c'], ['a', 'b', 'C'])).toEqual([['a', 'B', 'C'], []]);
  expect(mergeLists(['a', 'B', 'c'], ['a', 'B', 'c', 'd'])).toEqual([['a', 'B', 'c', 'd'], []]);
});

test('a line that one side changed and the other removed is a conflict', () => {
  const [was, is] = ['Panoramic roof', 'Panoramic glass roof'];
  const path = `Lines.${was}`;
  const merge = (mine: Lines, theirs: Lines, theirsFor?: Lines) => {
    const [lines, questions] = mergeFrom(['a', was, 'c'], mine, theirs, theirsFor);
    expect(questions.map(([of]) => of)).toEqual([path]);
    return lines;
  };
  expect(merge(['a', is, 'c'], ['a', 'c'])).toEqual(['a', is, 'c']);
  expect(merge(['a', is, 'c'], ['a', 'c'], [path])).toEqual(['a', 'c']);
  expect(merge(['a', 'c'], ['a', is, 'c', 'd'])).toEqual(['a', 'c', 'd']);
  expect(merge(['a', 'c'], ['a', is, 'c', 'd'], [path])).toEqual(['a', is, 'c', 'd']);
});

describe('a row that one side changed, beside a row that the other removed', () => {
  const rows = ['First bank 27 60 months', 'Islamic bank 16 48 months', 'Own rate 14 24 months'];
  const changed = (index: number, rate: string) => rows.with(index, rows[index]?.replace(/\d+/, rate) ?? '');
  const merge = (mine: Lines, theirs: Lines, theirsFor?: Lines) => {
    const [lines, questions] = mergeFrom(rows, mine, theirs, theirsFor);
    return [lines, questions.map(([path]) => path)];
  };

  test('is one row and a conflict, if both changed it', () => {
    const mine = changed(1, '13').slice(1);
    expect(merge(mine, changed(1, '12'))).toEqual([mine, [`Lines.${rows[1]}`]]);
  });

  test('is not mistaken for the removed one', () => {
    const theirs = changed(1, '12').slice(1);
    const path = `Lines.${rows[0]}`;
    const mine = changed(0, '20');
    expect(merge(mine, theirs)).toEqual([[mine[0], theirs[0], rows[2]], [path]]);
    expect(merge(mine, theirs, [path])[0]).toEqual(theirs);
  });

  test('stays beside it if they can’t be told apart', () => {
    expect(mergeLists(['A', 'b', 'c'], ['B', 'c'])).toEqual([['A', 'B', 'c'], []]);
  });
});

test('a line that both removed is no conflict if one side replaced it', () => {
  expect(mergeLists(['a', 'c'], ['a', 'Heated seats', 'c'])).toEqual([['a', 'Heated seats', 'c'], []]);
});

test('a line of this form’s own save with a lost response is no conflict', () => {
  const merged = (lines: Lines, sent: Lines) =>
    mergeFrom(['a', 'b', 'c'], lines, [...sent, 'theirs'], [], { submitted: { Lines: sent } });
  expect(merged(['a', 'c'], ['a', 'B', 'c'])).toEqual([['a', 'c', 'theirs'], []]);
  expect(merged(['a', 'B!', 'c'], ['a', 'B', 'c'])[0]).toEqual(['a', 'B!', 'c', 'theirs']);
  expect(merged(['a', 'B', 'c'], ['a', 'c'])[0]).toEqual(['a', 'B', 'c', 'theirs']);
});

test.each([
  ['a corrected line', ['a', 'b', 'C'], ['A', 'b', 'c'], ['A', 'b', 'C']],
  ['a corrected last line', ['a', 'b', 'c', 'd'], ['a', 'b', 'C'], ['a', 'b', 'C', 'd']],
  ['lines before mine', ['a', 'b', 'C'], ['x', 'y', 'a', 'z', 'b', 'c'], ['x', 'y', 'a', 'z', 'b', 'C']],
  ['a line beside mine', ['a', 'mine', 'b', 'c'], ['a', 'new', 'b', 'c'], ['a', 'mine', 'new', 'b', 'c']],
  ['a line at the end', ['a', 'b', 'c', 'mine'], ['a', 'b', 'c', 'new'], ['a', 'b', 'c', 'mine', 'new']],
  ['a line in another order', ['c', 'b', 'a'], ['a', 'x', 'b', 'c'], ['c', 'b', 'a', 'x']],
])('%s keeps its place', (_what, mine, theirs, merged) => {
  expect(mergeLists(mine, theirs)).toEqual([merged, []]);
});

test('an order that one side changed is kept; two changed orders are a conflict', () => {
  expect(mergeLists(['a', 'b', 'c', 'd'], ['c', 'b', 'a'])).toEqual([['c', 'b', 'a', 'd'], []]);
  const [order, conflicts] = mergeLists(['b', 'a', 'c'], ['c', 'b', 'a']);
  expect(order).toEqual(['b', 'a', 'c']);
  expect(conflicts).toEqual([['Lines', ['b', 'a', 'c'], ['c', 'b', 'a']]]);
  expect(mergeLists(['b', 'a', 'c'], ['c', 'b', 'a'], ['Lines'])[0]).toEqual(['c', 'b', 'a']);
});

test('items with a key merge one by one', () => {
  const keys = { Lines: (line: unknown) => String(line)[0] };
  const mergeFlaws = (mine: Lines, theirs: Lines, theirsFor: Lines = []) => {
    const [lines, questions] = mergeFrom(['a 1', 'b 1', 'c 1'], mine, theirs, theirsFor, { keys });
    return [lines, questions.map(([path]) => path)];
  };
  const mine = ['a 2', 'b 1', 'c 1'];
  expect(mergeFlaws(mine, ['a 1', 'c 3', 'd 1'])).toEqual([['a 2', 'c 3', 'd 1'], []]);
  expect(mergeFlaws(mine, ['a 3', 'b 1', 'c 1'])).toEqual([mine, ['Lines.a']]);
  expect(mergeFlaws(['a 2', 'b 1'], ['a 3', 'b 1'], ['Lines.a'])).toEqual([['a 3', 'b 1'], ['Lines.a']]);
  const twice = ['a 1', 'a 2', 'c 1'];
  expect(mergeFlaws(twice, ['a 1', 'b 1', 'c 1', 'd 1'])).toEqual([[...twice, 'd 1'], []]);
  // Changed here, removed there.
  const changed = ['a 1', 'b 2', 'c 1'];
  expect(mergeFlaws(changed, ['a 1', 'c 1'])).toEqual([changed, ['Lines.b']]);
  expect(mergeFlaws(changed, ['a 1', 'c 1'], ['Lines.b'])[0]).toEqual(['a 1', 'c 1']);
});

describe('a long text', () => {
  test('is merged paragraph by paragraph', () => {
    expect(mergeText('a\n\nb\n\nc', 'A\n\nb\n\nc', 'a\n\nb\n\nC\n\nd')).toEqual(['A\n\nb\n\nC\n\nd', []]);
    expect(mergeText('a\nb', 'a\nb\nmine', 'a\nb\ntheirs')).toEqual(['a\nb\nmine\ntheirs', []]);
  });

  test('has a conflict only in a paragraph that both changed', () => {
    const [was, mine, theirs] = ['a\n\nb\n\nc', 'a!\n\nmine\n\nc', 'a\n\ntheirs\n\nc!'];
    expect(mergeText(was, mine, theirs)).toEqual(['a!\n\nmine\n\nc!', [['Text.b', 'mine', 'theirs']]]);
    expect(mergeText(was, mine, theirs, ['Text.b'])[0]).toBe('a!\n\ntheirs\n\nc!');
  });
});

test('translations merge one by one', () => {
  const german = { Description: 'neu', Interior: ['Leder'] };
  const arabic = { Description: 'جديد', Interior: [] };
  const path = 'Translations.de.Description';
  expect(
    merge(
      { Translations: { ...base.Translations, de: german } },
      { Translations: { de: { Description: 'anders', Interior: ['Leder', 'Holz'] }, ar: arabic } },
    ),
  ).toEqual({
    merged: { ...base, Translations: { de: { ...german, Interior: ['Leder', 'Holz'] }, ar: arabic } },
    conflicts: [{ field: path, path, mine: 'neu', theirs: 'anders' }],
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

test('one side inserts a line, and the other changes one or moves it to the start', () => {
  const base = ['red door', 'blue roof', 'green wheel', 'white seat'];
  const insertAt = (list: Lines, at: number) => list.toSpliced(at, 0, 'a heading');
  for (const at of base.keys())
    for (const [line, text] of base.entries()) {
      const what = `inserted at ${at}, changed at ${line}`;
      const [changed, inserted] = [base.with(line, `${text} today`), insertAt(base, at)];
      const both = [insertAt(changed, at), []];
      expect(mergeFrom(base, changed, inserted), what).toEqual(both);
      expect(mergeFrom(base, inserted, changed), what).toEqual(both);
      const moved = [text, ...base.toSpliced(line, 1)];
      const [lines = [], conflicts] = mergeFrom(base, moved, inserted);
      expect([lines.filter((each) => each !== 'a heading'), conflicts], what).toEqual([moved, []]);
      expect(lines).toHaveLength(5);
    }
});

test.each([
  ['both put a line in front', 'A\nB', 'M\nA\nB', 'T\nA\nB', 'M\nT\nA\nB'],
  ['one puts a line in front, one moves the first', 'A\nB', 'M\nA\nB', 'B\nA', 'M\nB\nA'],
  ['one rewrites the first, one removes it', 'A one\nB', 'X\nB', 'B', 'X\nB'],
  ['with blank lines', 'A\n\nB', 'M\n\nA\n\nB', 'B\n\nA', 'M\n\nB\n\nA'],
  ['one adds a blank line', 'A\nB', 'A\n\nB', 'A\nB\nC', 'A\n\nB\nC'],
])('lines stay apart: %s', (_, was, mine, theirs, text) => {
  expect(mergeText(was, mine, theirs)[0]).toBe(text);
});

test('two people who fill an empty text have a conflict', () => {
  expect(mergeText('', 'Mine.', 'Theirs.')).toEqual(['Mine.', [['Text.', 'Mine.', 'Theirs.']]]);
});

test('paragraphs that both sides add at the end stay apart', () => {
  const text = 'First.\n\nLast.';
  const merged = mergeText(text, `${text}\n\nMine.`, `Before.\n\n${text}\n\nTheirs.`);
  expect(merged).toEqual([`Before.\n\n${text}\n\nMine.\n\nTheirs.`, []]);
});

test('edits of lines that are not adjacent are all kept without a conflict', () => {
  const lines = ['red door', 'blue roof', 'green wheel', 'white seat', 'black belt', 'grey glass'];
  const edits: Record<string, (list: Lines, at: number, by: string) => Lines> = {
    insert: (list, at, by) => list.toSpliced(at, 0, `${by} new`),
    follow: (list, at, by) => list.toSpliced(at + 1, 0, `${by} new`),
    change: (list, at, by) => list.with(at, `${list[at]} ${by}`),
    rewrite: (list, at, by) => list.with(at, `${by} other`),
    split: (list, at, by) => list.toSpliced(at, 1, `${list[at]} ${by}`, `${by} more`),
    remove: (list, at) => list.toSpliced(at, 1),
  };
  for (const [ownName, own] of Object.entries(edits))
    for (const [theirName, their] of Object.entries(edits))
      for (const first of lines.keys())
        for (const second of lines.keys()) {
          if (Math.abs(first - second) < 2) continue;
          const mine = own(lines, first, 'mine');
          const both = their(mine, mine.indexOf(lines[second] ?? ''), 'theirs');
          const what = `${ownName} ${first}, ${theirName} ${second}`;
          expect(mergeFrom(lines, mine, their(lines, second, 'theirs')), what).toEqual([both, []]);
        }
});
