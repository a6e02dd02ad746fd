import * as v from 'valibot';
import { inspectionLimits, parseFlaw, parseNotes, parsePoint } from '../../model/inspection/inspection.ts';
import { pointCodes } from '../../model/inspection/points.ts';
import { parseRemarks } from '../../model/inspection/remarks.ts';
import { type ContentLocale, contentLocales } from '../../model/locales.ts';
import type { Fields } from '../../model/text/parse.ts';
import { createFields } from '../documents/form/schema.ts';

export const languageNames: Readonly<Record<ContentLocale, string>> = { de: 'German', ar: 'Arabic' };

/** By language, a note in English and on the next line its translation, so that they merge one by one. */
export type NoteTranslations = Record<ContentLocale, string[]>;

/** Stored as maps by the note in English; a language without translations is not stored. */
export const translationsSchema = v.pipe(
  v.object(createFields(contentLocales, () => v.array(v.string()))),
  v.check(
    (notes) =>
      contentLocales.every((language) =>
        notes[language].every((line) => textOf(line).length <= inspectionLimits.translation),
      ),
    `A translated note can have at most ${inspectionLimits.translation} characters.`,
  ),
  v.transform((notes): Fields | null => {
    const written = contentLocales.filter((language) => notes[language].length > 0);
    if (written.length === 0) return null;
    return Object.fromEntries(
      written.map((language) => [language, Object.fromEntries(notes[language].map(toPair))]),
    );
  }),
);

export function toNoteTranslations(stored: unknown): NoteTranslations {
  return createFields(contentLocales, (language) =>
    [...parseNotes(stored, language)].map(([note, text]) => toLine(note, text)).sort(),
  );
}

/**
 * Drops translations of removed notes. A translation of a changed note stays until the new note has its own: the
 * form offers it, and no page shows it.
 * @param notes those of `freeNotesIn`
 */
export function tidyNoteTranslations(
  translations: NoteTranslations,
  notes: readonly string[],
): NoteTranslations {
  return createFields(contentLocales, (language) => {
    const lines = translations[language].map((line) => toLine(noteOf(line), oneLine(textOf(line))));
    const written = lines.filter((line) => textOf(line));
    const own = written.filter((line) => notes.includes(noteOf(line)));
    const open = notes.filter((note) => !own.some((line) => noteOf(line) === note));
    const earlier = written.filter(
      (line) => !own.includes(line) && open.some((note) => isAlike(noteOf(line), note)),
    );
    return [...own, ...earlier].slice(0, inspectionLimits.translations).sort();
  });
}

/** The notes that visitors read as they were typed, each once. */
export function freeNotesIn({
  Points,
  Flaws,
}: {
  readonly Points: Fields;
  readonly Flaws: readonly string[];
}) {
  const typed = [
    ...pointCodes.map((code) => parsePoint(Points[code]).note),
    ...Flaws.map((line) => parseFlaw(line)?.note ?? ''),
  ];
  // The database reserves names such as __name__.
  const isFree = (note: string) => note !== '' && !parseRemarks(note) && !/^__.*__$/.test(note);
  return [...new Set(typed.map(oneLine))].filter(isFree);
}

/** As typed, or ''. */
export function translationOf(lines: readonly string[], note: string): string {
  return lines.find((line) => noteOf(line) === note)?.slice(note.length + 1) ?? '';
}

export function withTranslation(lines: readonly string[], note: string, text: string): string[] {
  const others = lines.filter((line) => noteOf(line) !== note);
  return text ? [...others, toLine(note, text)] : others;
}

/** Translations of notes that are gone from `notes` and share a word with this one: it may be one of them, changed. */
export function earlierTranslations(
  lines: readonly string[],
  note: string,
  notes: readonly string[],
): string[] {
  return lines.filter((line) => !notes.includes(noteOf(line)) && isAlike(noteOf(line), note)).map(textOf);
}

function isAlike(note: string, other: string): boolean {
  const words = new Set(wordsOf(note));
  return wordsOf(other).some((word) => words.has(word));
}

/** What a line is recognized by. */
export function noteOf(line: string): string {
  return toPair(line)[0];
}

const textOf = (line: string) => toPair(line)[1];
const toLine = (note: string, text: string) => `${note}\n${text}`;
const toPair = (line: string): [note: string, text: string] => {
  const [note = '', ...text] = line.split('\n');
  return [note, text.join('\n')];
};
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsOf = (note: string) => note.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
