/** A name inside a sentence of another script: its words and what follows it keep their order. */
export function isolate(name: string): string {
  return /\p{Script=Arabic}/u.test(name) ? `\u2068${name}\u2069` : name;
}
