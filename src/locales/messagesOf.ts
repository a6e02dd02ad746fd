import type { CountMessages } from './formats.ts';

/**
 * The type of translated messages: same keys and list lengths as English; interpolation may reorder values. Plural
 * messages have exactly the categories of the language. Icon names stay literal.
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
