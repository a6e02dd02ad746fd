import type { LastSave } from '../../../data/staff/auditFields.ts';
import { formatDateTime } from '../../../locales/formats.ts';

/** '22.11.2026, 14:05 by staff@dealer.example', without the name where it is not known. */
export function savedMessages({ at, by }: LastSave): string {
  return by ? `${formatDateTime(at)} by ${by}` : formatDateTime(at);
}

interface Saved {
  readonly lastSave: LastSave | null;
}

/** Last saved first; unknown last. */
export function byLastSave(a: Saved, b: Saved): number {
  return (b.lastSave?.at.getTime() ?? 0) - (a.lastSave?.at.getTime() ?? 0);
}
