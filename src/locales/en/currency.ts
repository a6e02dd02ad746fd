export const currencyMessages = {
  label: 'Prices also in',
  onlyPounds: 'EGP only',
  EUR: 'euros',
  USD: 'US dollars',
  none: 'There is no current exchange rate.',
} as const;
