export const currencyMessages = {
  label: 'Prices also in',
  onlyPounds: 'EGP only',
  EUR: '€ (euro)',
  USD: '$ (US dollar)',
  none: 'There is no current exchange rate.',
} as const;
