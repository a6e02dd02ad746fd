/** A titled piece of text. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}
