export const currencyMessages = {
  label: 'Prices also in',
  onlyPounds: 'EGP only',
  EUR: 'euros',
  USD: 'US dollars',
  none: 'There is no current exchange rate.',
  failed: 'The exchange rate could not be loaded.',
  retry: 'Try again',
} as const;
