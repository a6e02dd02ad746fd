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
    conflicts: [{ field: 'Model', path: 'Model', mine: 'A4', theirs: 'A8' }],
  });
});

test('lists keep my order, without items either side removed and with items either side added', () => {
  expect(merge({ Images: ['3', '1', '2', '4'] }, { Images: ['1', '5', '3'] }).merged).toMatchObject({
    Images: ['3', '1', '5', '4'],
  });
  expect(merge({ Images: [] }, { Images: ['1', '2', '3', '4'] }).merged).toMatchObject({ Images: ['4'] });
});

const mergeLists = (
  mine: readonly string[],
  theirs: readonly string[],
  theirsFor: readonly string[] = [],
) => {
  const { merged, conflicts } = mergeContent({
    base: { Lines: ['a', 'b', 'c'] },
    mine: { Lines: mine },
    theirs: { Lines: theirs },
    theirsFor,
  });
  return [merged.Lines, conflicts.map(({ path, ...sides }) => [path, sides.mine, sides.theirs])];
};

test('a line that both sides changed is asked about, and stays one', () => {
  expect(mergeLists(['a', 'B', 'c'], ['a', 'B!', 'c'])).toEqual([['a', 'B', 'c'], [['Lines.b', 'B', 'B!']]]);
  expect(mergeLists(['a', 'B', 'c'], ['a', 'B!', 'c'], ['Lines.b'])[0]).toEqual(['a', 'B!', 'c']);
  expect(mergeLists(['a', 'B', 'c'], ['a', 'b', 'C'])).toEqual([['a', 'B', 'C'], []]);
  expect(mergeLists(['a', 'B', 'c'], ['a', 'B', 'c', 'd'])).toEqual([['a', 'B', 'c', 'd'], []]);
});

test('a line that one side changed and the other removed is asked about', () => {
  const [was, is] = ['Panoramic roof', 'Panoramic glass roof'];
  const merge = (mine: readonly string[], theirs: readonly string[], theirsFor: readonly string[] = []) => {
    const [base, path] = [['a', was, 'c'], `Lines.${was}`];
    const sides = { base: { Lines: base }, mine: { Lines: mine }, theirs: { Lines: theirs }, theirsFor };
    const { merged, conflicts } = mergeContent(sides);
    expect(conflicts.map((conflict) => conflict.path)).toEqual([path]);
    return merged.Lines;
  };
  const path = `Lines.${was}`;
  expect(merge(['a', is, 'c'], ['a', 'c'])).toEqual(['a', is, 'c']);
  expect(merge(['a', is, 'c'], ['a', 'c'], [path])).toEqual(['a', 'c']);
  expect(merge(['a', 'c'], ['a', is, 'c', 'd'])).toEqual(['a', 'c', 'd']);
  expect(merge(['a', 'c'], ['a', is, 'c', 'd'], [path])).toEqual(['a', is, 'c', 'd']);
});

describe('a row that one side changed, beside a row that the other removed', () => {
  const rows = ['First bank 27 60 months', 'Islamic bank 16 48 months', 'Own rate 14 24 months'];
  const changed = (index: number, rate: string) => rows.with(index, rows[index]?.replace(/\d+/, rate) ?? '');
  const merge = (mine: readonly string[], theirs: readonly string[], theirsFor: readonly string[] = []) => {
    const { merged, conflicts } = mergeContent({
      ...{ base: { Rows: rows }, mine: { Rows: mine }, theirs: { Rows: theirs }, theirsFor },
    });
    return [merged.Rows, conflicts.map(({ path }) => path)];
  };

  test('is one row, and asked about, if both changed it', () => {
    const mine = changed(1, '13').slice(1);
    expect(merge(mine, changed(1, '12'))).toEqual([mine, [`Rows.${rows[1]}`]]);
  });

  test('is not taken for the removed one', () => {
    const theirs = changed(1, '12').slice(1);
    const path = `Rows.${rows[0]}`;
    const mine = changed(0, '20');
    expect(merge(mine, theirs)).toEqual([[mine[0], theirs[0], rows[2]], [path]]);
    expect(merge(mine, theirs, [path])[0]).toEqual(theirs);
  });

  test('stays beside it where nothing says which is which', () => {
    const sides = { base: { Lines: ['a', 'b', 'c'] }, mine: { Lines: ['A', 'b', 'c'] } };
    expect(mergeContent({ ...sides, theirs: { Lines: ['B', 'c'] } })).toEqual({
      merged: { Lines: ['A', 'B', 'c'] },
      conflicts: [],
    });
  });
});

test('a line that both removed is not asked about where one side has another in its place', () => {
  expect(mergeLists(['a', 'c'], ['a', 'Heated seats', 'c'])).toEqual([['a', 'Heated seats', 'c'], []]);
});

test('a line of this form’s own save with a lost response is not asked about', () => {
  const merged = (lines: readonly string[], sent: readonly string[]) =>
    mergeContent({
      base: { Lines: ['a', 'b', 'c'] },
      submitted: { Lines: sent },
      mine: { Lines: lines },
      theirs: { Lines: [...sent, 'theirs'] },
    });
  expect(merged(['a', 'c'], ['a', 'B', 'c'])).toEqual({
    merged: { Lines: ['a', 'c', 'theirs'] },
    conflicts: [],
  });
  expect(merged(['a', 'B!', 'c'], ['a', 'B', 'c']).merged).toEqual({ Lines: ['a', 'B!', 'c', 'theirs'] });
  expect(merged(['a', 'B', 'c'], ['a', 'c']).merged).toEqual({ Lines: ['a', 'B', 'c', 'theirs'] });
});

test.each([
  ['a corrected line', ['a', 'b', 'C'], ['A', 'b', 'c'], ['A', 'b', 'C']],
  ['a corrected last line', ['a', 'b', 'c', 'd'], ['a', 'b', 'C'], ['a', 'b', 'C', 'd']],
  ['lines before mine', ['a', 'b', 'C'], ['x', 'y', 'a', 'z', 'b', 'c'], ['x', 'y', 'a', 'z', 'b', 'C']],
  [
    'a line beside mine',
    ['a', 'mine', 'b', 'c'],
    ['a', 'theirs', 'b', 'c'],
    ['a', 'mine', 'theirs', 'b', 'c'],
  ],
  [
    'a line at the end',
    ['a', 'b', 'c', 'mine'],
    ['a', 'b', 'c', 'theirs'],
    ['a', 'b', 'c', 'mine', 'theirs'],
  ],
  ['a line in another order', ['c', 'b', 'a'], ['a', 'x', 'b', 'c'], ['c', 'b', 'a', 'x']],
])('%s keeps its place', (_what, mine, theirs, merged) => {
  expect(mergeLists(mine, theirs)).toEqual([merged, []]);
});

test('the order that one side changed is kept; of two, one is asked for', () => {
  expect(mergeLists(['a', 'b', 'c', 'd'], ['c', 'b', 'a'])).toEqual([['c', 'b', 'a', 'd'], []]);
  const [order, conflicts] = mergeLists(['b', 'a', 'c'], ['c', 'b', 'a']);
  expect(order).toEqual(['b', 'a', 'c']);
  expect(conflicts).toEqual([['Lines', ['b', 'a', 'c'], ['c', 'b', 'a']]]);
  expect(mergeLists(['b', 'a', 'c'], ['c', 'b', 'a'], ['Lines'])[0]).toEqual(['c', 'b', 'a']);
});

test('items with a key merge one by one', () => {
  const mergeFlaws = (
    mine: readonly string[],
    theirs: readonly string[],
    theirsFor: readonly string[] = [],
  ) => {
    const { merged, conflicts } = mergeContent({
      base: { Flaws: ['a 1', 'b 1', 'c 1'] },
      mine: { Flaws: mine },
      theirs: { Flaws: theirs },
      keys: { Flaws: (line) => String(line)[0] },
      theirsFor,
    });
    return [merged.Flaws, conflicts.map(({ path }) => path)];
  };
  expect(mergeFlaws(['a 2', 'b 1', 'c 1'], ['a 1', 'c 3', 'd 1'])).toEqual([['a 2', 'c 3', 'd 1'], []]);
  expect(mergeFlaws(['a 2', 'b 1', 'c 1'], ['a 3', 'b 1', 'c 1'])).toEqual([
    ['a 2', 'b 1', 'c 1'],
    ['Flaws.a'],
  ]);
  expect(mergeFlaws(['a 2', 'b 1'], ['a 3', 'b 1'], ['Flaws.a'])).toEqual([['a 3', 'b 1'], ['Flaws.a']]);
  expect(mergeFlaws(['a 1', 'a 2', 'c 1'], ['a 1', 'b 1', 'c 1', 'd 1'])).toEqual([
    ['a 1', 'a 2', 'c 1', 'd 1'],
    [],
  ]);
  // Changed here, removed there.
  expect(mergeFlaws(['a 1', 'b 2', 'c 1'], ['a 1', 'c 1'])).toEqual([['a 1', 'b 2', 'c 1'], ['Flaws.b']]);
  expect(mergeFlaws(['a 1', 'b 2', 'c 1'], ['a 1', 'c 1'], ['Flaws.b'])[0]).toEqual(['a 1', 'c 1']);
});

describe('a long text', () => {
  const mergeText = (was: string, mine: string, theirs: string, theirsFor: readonly string[] = []) => {
    const { merged, conflicts } = mergeContent({
      ...{ base: { Text: was }, mine: { Text: mine }, theirs: { Text: theirs }, theirsFor },
      parts: { Text: textLines },
    });
    return [merged.Text, conflicts.map(({ path, ...sides }) => [path, sides.mine, sides.theirs])];
  };

  test('is merged paragraph by paragraph', () => {
    expect(mergeText('a\n\nb\n\nc', 'A\n\nb\n\nc', 'a\n\nb\n\nC\n\nd')).toEqual(['A\n\nb\n\nC\n\nd', []]);
    expect(mergeText('a\nb', 'a\nb\nmine', 'a\nb\ntheirs')).toEqual(['a\nb\nmine\ntheirs', []]);
  });

  test('asks only about a paragraph that both changed', () => {
    const [was, mine, theirs] = ['a\n\nb\n\nc', 'a!\n\nmine\n\nc', 'a\n\ntheirs\n\nc!'];
    expect(mergeText(was, mine, theirs)).toEqual(['a!\n\nmine\n\nc!', [['Text.b', 'mine', 'theirs']]]);
    expect(mergeText(was, mine, theirs, ['Text.b'])[0]).toBe('a!\n\ntheirs\n\nc!');
  });
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
    conflicts: [
      {
        field: 'Translations.de.Description',
        path: 'Translations.de.Description',
        mine: 'neu',
        theirs: 'anders',
      },
    ],
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

describe('one side inserts a line, and the other', () => {
  const base = ['red door', 'blue roof', 'green wheel', 'white seat'];
  const positions = [0, 1, 2, 3] as const;
  const cases = positions.flatMap((at) => positions.map((line) => [at, line] as const));
  const insertAt = (list: readonly string[], at: number) => list.toSpliced(at, 0, 'a heading');
  const merge = (mine: readonly string[], theirs: readonly string[]) => {
    const { merged, conflicts } = mergeContent({
      base: { lines: base },
      mine: { lines: mine },
      theirs: { lines: theirs },
    });
    return { lines: merged.lines, conflicts: conflicts.length };
  };

  test.each(cases)('changes one: inserted at %i, changed at %i', (at, line) => {
    const [changed, inserted] = [base.with(line, `${base[line]} today`), insertAt(base, at)];
    const both = { lines: insertAt(changed, at), conflicts: 0 };
    expect(merge(changed, inserted)).toEqual(both);
    expect(merge(inserted, changed)).toEqual(both);
  });

  test.each(cases)(
    'moves it to the start or changes the order: inserted at %i, moved from %i',
    (at, line) => {
      const moved = [base[line] ?? '', ...base.toSpliced(line, 1)];
      const { lines, conflicts } = merge(moved, insertAt(base, at));
      expect(conflicts).toBe(0);
      expect(lines.filter((each) => each !== 'a heading')).toEqual(moved);
      expect(lines).toHaveLength(5);
    },
  );
});

test.each([
  ['both put a line in front', 'A\nB', 'M\nA\nB', 'T\nA\nB', 'M\nT\nA\nB'],
  ['one puts a line in front, one moves the first', 'A\nB', 'M\nA\nB', 'B\nA', 'M\nB\nA'],
  ['one rewrites the first, one removes it', 'A one\nB', 'X\nB', 'B', 'X\nB'],
  ['with blank lines', 'A\n\nB', 'M\n\nA\n\nB', 'B\n\nA', 'M\n\nB\n\nA'],
  ['one adds a blank line', 'A\nB', 'A\n\nB', 'A\nB\nC', 'A\n\nB\nC'],
])('lines stay apart: %s', (_, was, mine, theirs, text) => {
  const { merged } = mergeContent({
    ...{ base: { text: was }, mine: { text: mine }, theirs: { text: theirs } },
    parts: { text: textLines },
  });
  expect(merged.text).toBe(text);
});

test('two people who fill an empty text are asked', () => {
  const { merged, conflicts } = mergeContent({
    ...{ base: { text: '' }, mine: { text: 'Mine.' }, theirs: { text: 'Theirs.' } },
    parts: { text: textLines },
  });
  expect(merged.text).toBe('Mine.');
  expect(conflicts).toMatchObject([{ field: 'text', mine: 'Mine.', theirs: 'Theirs.' }]);
});

test('paragraphs that both sides add at the end stay apart', () => {
  const text = 'First.\n\nLast.';
  const { merged, conflicts } = mergeContent({
    base: { text },
    mine: { text: `${text}\n\nMine.` },
    theirs: { text: `Before.\n\n${text}\n\nTheirs.` },
    parts: { text: textLines },
  });
  expect(merged.text).toBe('Before.\n\nFirst.\n\nLast.\n\nMine.\n\nTheirs.');
  expect(conflicts).toEqual([]);
});

test('edits of lines that are no neighbours are all kept, without a question', () => {
  const lines = [
    'red door',
    'blue roof',
    'green wheel',
    'white seat',
    'black belt',
    'grey glass',
    'gold key',
  ];
  const edits = {
    insert: (list: readonly string[], at: number, by: string) => list.toSpliced(at, 0, `${by} new`),
    follow: (list: readonly string[], at: number, by: string) => list.toSpliced(at + 1, 0, `${by} new`),
    change: (list: readonly string[], at: number, by: string) => list.with(at, `${list[at]} ${by}`),
    rewrite: (list: readonly string[], at: number, by: string) => list.with(at, `${by} other`),
    split: (list: readonly string[], at: number, by: string) =>
      list.toSpliced(at, 1, `${list[at]} ${by}`, `${by} more`),
    remove: (list: readonly string[], at: number) => list.toSpliced(at, 1),
  };
  for (const [ownName, own] of Object.entries(edits))
    for (const [theirName, their] of Object.entries(edits))
      for (const first of lines.keys())
        for (const second of lines.keys()) {
          if (Math.abs(first - second) < 2) continue;
          const mine = own(lines, first, 'mine');
          const both = their(mine, mine.indexOf(lines[second] ?? ''), 'theirs');
          const { merged, conflicts } = mergeContent({
            ...{ base: { lines }, mine: { lines: mine }, theirs: { lines: their(lines, second, 'theirs') } },
          });
          const what = `${ownName} ${first}, ${theirName} ${second}`;
          expect([merged.lines, conflicts], what).toEqual([both, []]);
        }
});
