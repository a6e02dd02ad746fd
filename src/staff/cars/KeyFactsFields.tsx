import type { UseFormReturn } from 'react-hook-form';
import { carMessages } from '#locales/car.ts';
import { colorMessages } from '#locales/colors.ts';
import { bodies, colors, fuels, parseCode, transmissions } from '../../model/car/carFacts.ts';
import { type CarNumber, carLimits } from '../../model/limits.ts';
import { SelectField, TextField } from '../../ui/components/Field.tsx';
import { FormColumns } from '../shared/forms/FormPanel.tsx';
import { tidyOnBlur } from '../shared/forms/tidyOnBlur.ts';
import { type CarForm, numberNames, tidyNumber } from './carForm.ts';

const numberHints: Readonly<Record<CarNumber, { readonly unit: string; readonly example: string }>> = {
  Mileage: { unit: 'km', example: '18400' },
  Power: { unit: 'hp', example: '250' },
  Engine: { unit: 'cc', example: '1984' },
};

interface Props {
  readonly form: UseFormReturn<CarForm>;
}

/** The key facts, each of which may stay blank: codes are chosen, numbers typed with or without their unit. */
export function KeyFactsFields({ form }: Props) {
  const { register, formState } = form;
  const color = form.formState.defaultValues?.Color ?? '';
  const oldColor = parseCode(color, colors) === null && color;
  const number = (name: CarNumber) => ({
    label: `${name} (${numberHints[name].unit})`,
    placeholder: numberHints[name].example,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 20,
    error: formState.errors[name]?.message,
    ...register(
      name,
      tidyOnBlur(form, name, (text) => tidyNumber(name, text)),
    ),
  });
  return (
    <FormColumns>
      {numberNames.map((name) => (
        <TextField key={name} {...number(name)} />
      ))}
      <SelectField label="Fuel" {...register('Fuel')}>
        <Codes codes={fuels} names={carMessages.fuels} />
      </SelectField>
      <SelectField label="Transmission" {...register('Transmission')}>
        <Codes codes={transmissions} names={carMessages.transmissions} />
      </SelectField>
      <SelectField label="Body" {...register('Body')}>
        <Codes codes={bodies} names={carMessages.bodies} />
      </SelectField>
      <SelectField label="Colour" {...register('Color')}>
        <Codes codes={colors} names={colorMessages.names} />
        {oldColor && <option>{oldColor}</option>}
      </SelectField>
      <TextField
        label="Maker’s paint"
        placeholder="Obsidian Black"
        maxLength={carLimits.colorName}
        {...register('Color_Name')}
      />
    </FormColumns>
  );
}

interface CodesProps<Code extends string> {
  readonly codes: readonly Code[];
  readonly names: Readonly<Record<Code, string>>;
}

function Codes<Code extends string>({ codes, names }: CodesProps<Code>) {
  return (
    <>
      <option value="">Not specified</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {names[code]}
        </option>
      ))}
    </>
  );
}
