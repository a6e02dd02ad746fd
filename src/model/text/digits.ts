/** Converts Arabic-Indic (٠١٢), Persian (۰۱۲) and full-width (０１２) digits to ASCII; keeps the length. */
export function withAsciiDigits(text: string): string {
  // The code of each zero is a multiple of 16.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) % 16),
  );
}
