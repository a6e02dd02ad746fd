import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { carMessages } from '#locales/car.ts';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import type { CarForm } from './carForm.ts';

const hasMonth = (place: string) => place !== '' && place !== 'showroom';

/** Where the car is, and the month it arrives: one field of the document. */
export function LocationFields({ form }: { readonly form: UseFormReturn<CarForm> }) {
  const [place = '', month = ''] = (form.watch('Location') ?? '').split(/ (.*)/);
  /** Of a place that arrow keys may only have passed. */
  const kept = useRef('');
  const set = (value: string) =>
    form.setValue('Location', value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <>
      <ChoiceField
        label="Location"
        name="Location"
        value={place}
        onChange={({ target }) => {
          if (hasMonth(place)) kept.current = month;
          set(hasMonth(target.value) ? `${target.value} ${kept.current}`.trim() : target.value);
        }}
        blank="Not specified"
        names={carMessages.places}
      />
      {hasMonth(place) && (
        <TextField
          label="Expected in"
          type="month"
          placeholder="2027-01"
          hint="Shown until the month is over. Leave blank if unknown."
          error={form.formState.errors.Location?.message}
          value={month}
          onChange={({ target }) => set(`${place} ${target.value}`.trim())}
        />
      )}
    </>
  );
}
