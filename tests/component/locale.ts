import { readdirSync } from 'node:fs';
import { vi } from 'vitest';
import { directionOf, type Locale } from '../../src/model/locales.ts';

const modules = import.meta.glob('../../src/locales/{de,ar}/*.ts');
const files = readdirSync('src/locales/en');

/**
 * Pages that load from now on are in this locale, as in its build (scripts/build/bundle/locale.ts). Unlike there, modules
 * that import English messages for the dealer's mails get the locale's too.
 */
export function mockLocale(locale: Locale): void {
  for (const file of files) {
    const load = modules[`../../src/locales/${locale}/${file}`];
    if (load) vi.doMock(`#locales/${file}`, () => load());
    else vi.doUnmock(`#locales/${file}`);
  }
  vi.stubEnv('VITE_LOCALE', locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
