/** A titled piece of text. */
export interface Topic {
  readonly title: string;
  readonly text: string;
}
