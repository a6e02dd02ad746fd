import { type FieldError, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/**
 * The props of a field of a form.
 * @param tidy replaces what was typed when the field is left
 */
export function fieldOf<Form extends FieldValues, Name extends FieldPath<Form>>(
  form: UseFormReturn<Form>,
  name: Name,
  tidy?: (text: string) => string,
) {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return { error: error?.message, ...form.register(name, tidy && tidyOnBlur(form, name, tidy)) };
}

export function tidyOnBlur<Form extends FieldValues, Name extends FieldPath<Form>>(
  form: UseFormReturn<Form>,
  name: Name,
  tidy: (text: string) => string,
) {
  return {
    onBlur: () => {
      const text: string = form.getValues(name);
      const tidied = tidy(text);
      if (tidied !== text) form.setValue(name, tidied as never, { shouldDirty: true });
    },
  };
}
