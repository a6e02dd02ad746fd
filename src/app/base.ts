import { locale } from '#locales/locale.ts';
import { baseOf } from '../config/paths.ts';

/** Where this edition's addresses begin: the router's basename. */
export const base = baseOf(locale.edition);
