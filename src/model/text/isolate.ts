/** Isolates a name in a sentence of another script, so that both keep their word order. */
export function isolate(name: string): string {
  return /\p{Script=Arabic}/u.test(name) ? `\u2068${name}\u2069` : name;
}
