import { localeInfo } from '#locales/localeInfo.ts';
import { baseOf } from '../config/paths.ts';

export const base = baseOf(localeInfo.code);
