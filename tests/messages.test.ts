// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are source code
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findReadableLiterals, type Readable } from './readable-literals.ts';
import { filesOf, sourceFiles } from './support/source-files.ts';

/** Alternative spellings of brands and facts are search data, never shown. */
const spellings = ['src/model/inventory/spellings.ts', 'src/model/inventory/factWords.ts'];

describe('visitor texts are in src/locales', () => {
  test.each<readonly [room: string, readable: Readable]>([
    ['src/app', 'words'],
    ['src/site', 'words'],
    ['src/ui', 'words'],
    ['src/hydration', 'words'],
    ['src/offline', 'words'],
    ['src/data/public', 'sentences'],
    ['src/data/rest', 'sentences'],
    ['src/model', 'sentences'],
  ])('%s contains no %s', (room, readable) => {
    const files = sourceFiles(room).filter((file) => !spellings.includes(file));
    expect(files).not.toEqual([]);
    expect(files.flatMap((file) => findReadableLiterals(file, readFileSync(file, 'utf8'), readable))).toEqual(
      [],
    );
  });

  test.each([
    ['text between two tags', '<p>hello</p>', 1],
    ['a choice of texts', "<p>{busy ? 'sending' : words.send}</p>", 1],
    ['a label', '<nav aria-label="pages" />', 1],
    ['a placeholder', "<input placeholder={empty ? 'search' : ''} />", 1],
    ['a text that is set', "<button onClick={() => setStatus('Link copied.')} />", 1],
    ['a table of texts', "{ new: 'New', used: 'Used' }", 2],
    ['a text that is returned', '`from ${price}, up to ${price}`', 1],
    ['a name in structured data', "{ '@type': 'Car', name: 'Unnamed car' }", 1],
    ['words from src/locales', '<p aria-label={words.label}>{words.text} · {count}</p>', 0],
    ['class names', '<p className={`page section ${styles.a}`} />', 0],
    ['codes', '<Button variant="quiet" type="submit" autoComplete="given-name" />', 0],
    ['a comparison', "key === 'Escape' || error.name === 'AbortError'", 0],
    ['types of structured data', "{ '@type': 'Car', dayOfWeek: ['Monday'] }", 0],
  ])('%s: %s has texts: %i', (_what, expression, count) => {
    expect(findReadableLiterals('Case.tsx', `const it = (${expression});`)).toHaveLength(count);
  });

  test('rejects a sentence in place of a code', () => {
    const source = "const error = required('your name') ?? 'Please enter your name';";
    expect(findReadableLiterals('case.ts', source, 'sentences')).toEqual([
      'case.ts:1 Please enter your name',
    ]);
  });
});

test('only the locales format numbers, prices, dates and names of countries', () => {
  const formatting = /\bIntl\.|\.toLocale\w*String\(/;
  const files = sourceFiles('src').filter((file) => formatting.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  // It converts between time zones.
  const converting = 'src/model/inquiry/cairoTime.ts';
  expect(files.filter((file) => !file.startsWith('src/locales/'))).toEqual([converting]);
});

test('no style sheet contains texts', () => {
  const drawsWords = (file: string) => /\bcontent:\s*"[^"]*\p{L}/u.test(readFileSync(file, 'utf8'));
  expect(filesOf('src', /\.css$/).filter(drawsWords)).toEqual([]);
});
