/** The most common notes of inspectors, stored in English and shown in the site's language. */
export const commonRemarks = {
  kerb: 'kerb mark',
  chips: 'stone chips',
  scratches: 'light scratches',
  dent: 'small dent',
  slightlyWorn: 'slightly worn',
  worn: 'worn',
  damp: 'slightly damp',
  cracked: 'cracked',
  rust: 'surface rust',
  due: 'due soon',
  touchedUp: 'touched up',
  repainted: 'repainted',
  repaired: 'repaired',
  replaced: 'replaced',
} as const;

export type CommonRemark = keyof typeof commonRemarks;

const byText = new Map(
  Object.entries(commonRemarks).map(([code, text]) => [text as string, code as CommonRemark]),
);

/** The remarks of a note such as 'Stone chips, touched up'; null if it says anything else. */
export function parseRemarks(note: string): readonly CommonRemark[] | null {
  const parts = note.toLowerCase().replace(/\.$/, '').split(',');
  const codes = parts.flatMap((part) => byText.get(part.trim()) ?? []);
  return codes.length === parts.length ? codes : null;
}

/** A note with one more remark: 'Stone chips, touched up'. */
export function addRemark(note: string, code: CommonRemark): string {
  return capitalize([note.trim().replace(/[.,]$/, ''), commonRemarks[code]].filter(Boolean).join(', '));
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
