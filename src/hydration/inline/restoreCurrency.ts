/**
 * Reserves a line for prices in another currency (src/site/shared/otherCurrency.ts), if the visitor chose one and its
 * rate is not too old.
 */
try {
  const { day } = JSON.parse(localStorage.currency ?? '{}');
  if (Date.now() - Date.parse(day) < 15 * 86_400_000) document.documentElement.dataset.currency = '';
} catch {
  // Storage is blocked.
}
