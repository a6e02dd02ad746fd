import type { CountWords } from './formats.ts';

/**
 * The words of an edition, by the English ones: the same keys and as many items, so that a missing or a superfluous one is
 * a type error; values inside a sentence come in an order of its own. The words of a count have exactly the forms that
 * the language has. Names of icons are no words and stay.
 */
export type WordsOf<English, Form extends keyof CountWords> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : English extends { readonly other: string }
      ? Readonly<Record<Form, string>>
      : { readonly [Key in keyof English]: Key extends 'icon' ? English[Key] : WordsOf<English[Key], Form> };
