import { localeInfo } from '#locales/localeInfo.ts';
import { baseOf } from '../config/paths.ts';

/** The router's basename. */
export const base = baseOf(localeInfo.code);
