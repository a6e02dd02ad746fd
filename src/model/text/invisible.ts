/** Without characters that can't be seen, such as the marks of direction around a text copied from Arabic. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
