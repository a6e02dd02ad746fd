import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';

export function tidyOnBlur<Form extends FieldValues, Name extends FieldPathByValue<Form, string>>(
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
