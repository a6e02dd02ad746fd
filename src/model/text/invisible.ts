/** Removes invisible characters, such as direction marks around a text copied from Arabic. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
