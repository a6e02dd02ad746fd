import { localeInfo } from '#locales/localeInfo.ts';
import { baseOf } from '../config/paths.ts';

/** Where this locale's addresses begin: the router's basename. */
export const base = baseOf(localeInfo.code);
