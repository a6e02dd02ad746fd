import { localeInfo } from '#locales/localeInfo.ts';
import { remarkMessages } from '#locales/remarks.ts';
import { capitalize, parseRemarks } from '../model/inspection/remarks.ts';

/** An inspector's note, translated if it has only common remarks. */
export interface NoteText {
  /** Or ''. */
  readonly note: string;
  /** Otherwise it is in English. */
  readonly isTranslated?: true;
}

export function describeNote(note: string): NoteText {
  const remarks = parseRemarks(note);
  if (!remarks) return { note };
  const text = remarks.map((code) => remarkMessages[code]).join(localeInfo.comma);
  return { note: capitalize(text), isTranslated: true };
}
