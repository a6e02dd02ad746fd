import type { UseFormReturn } from 'react-hook-form';
import type { TranslatedForm } from '../../model/text/countTranslated.ts';
import { type CarForm, textsIn, tidyCarForm } from './carForm.ts';

export function translatedCar(form: UseFormReturn<CarForm>, values: CarForm): TranslatedForm<CarForm> {
  return { textsIn, before: form.formState.defaultValues as CarForm, now: tidyCarForm(values) };
}
