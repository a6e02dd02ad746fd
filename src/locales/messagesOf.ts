import type { CountMessages } from './formats.ts';

/**
 * The words of a locale, by the English ones: the same keys and as many items, so that a missing or a superfluous one is
 * a type error; values inside a sentence come in an order of its own. The words of a count have exactly the forms that
 * the language has. Names of icons are no words and stay.
 */
export type MessagesOf<English, Form extends keyof CountMessages> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : English extends { readonly other: string }
      ? Readonly<Record<Form, string>>
      : {
          readonly [Key in keyof English]: Key extends 'icon' ? English[Key] : MessagesOf<English[Key], Form>;
        };
