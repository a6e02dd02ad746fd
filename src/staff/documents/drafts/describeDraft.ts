import { formatDateTime } from '../../../locales/formatTimes.ts';
import type { FormPictures } from '../../pictures/pictures.ts';
import type { Draft } from './drafts.ts';

/** '21 November 2026, 14:05, 3 pictures' */
export function describeDraft({ savedAt, form }: Draft<unknown>): string {
  const { files = {}, waiting = [] } = form as Partial<FormPictures>;
  const count = Object.keys(files).length + waiting.length;
  const pictures = count === 1 ? ', 1 picture' : count > 1 ? `, ${count} pictures` : '';
  return formatDateTime(new Date(savedAt)) + pictures;
}
