const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether it is the code of a country in use: not 'XX', nor 'UK' for 'GB'. */
export function isCountry(code: string): boolean {
  if (!/^(?!ZZ|X[AB]|E[UZ]|UN)[A-Z]{2}$/.test(code)) return false;
  return regions.of(code) !== undefined && new Intl.Locale('und', { region: code }).region === code;
}
