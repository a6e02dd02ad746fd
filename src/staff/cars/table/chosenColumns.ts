import { toColumnKey } from '../../../model/table/sheetText.ts';

const key = 'import-columns';

/** Columns by `toColumnKey` of a heading, as chosen on this device. */
export function getChosenColumns(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, column]) => typeof column === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Removes the column from other headings. Ignores failures. */
export function storeChosenColumn(heading: string, column: string): void {
  try {
    const others = Object.entries(getChosenColumns()).filter(([, other]) => other !== column || !column);
    const chosen = { ...Object.fromEntries(others), [toColumnKey(heading)]: column };
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Blocked or full storage.
  }
}
