import { localeInfo } from '#locales/localeInfo.ts';
import { remarkMessages } from '#locales/remarks.ts';
import { capitalize, parseRemarks } from '../model/inspection/remarks.ts';

/** An inspector's note in the language of the page, if it has only common remarks or a translation. */
export interface NoteText {
  /** Or ''. */
  readonly note: string;
  /** Otherwise it is in English. */
  readonly isTranslated?: true;
}

export function describeNote(note: string, translation = ''): NoteText {
  const remarks = parseRemarks(note);
  if (!remarks) return translation ? { note: translation, isTranslated: true } : { note };
  const text = remarks.map((code) => remarkMessages[code]).join(localeInfo.comma);
  return { note: capitalize(text), isTranslated: true };
}
