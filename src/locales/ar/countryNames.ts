/** Names that differ from the browser's, by code. */
export const countryNames: Readonly<Record<string, string>> = { HU: 'المجر' };
