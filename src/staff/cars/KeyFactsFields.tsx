import { carWords } from '#locales/car.ts';
import { bodies, fuels, transmissions } from '../../model/car/carFacts.ts';
import { type CarForm, type NumberField, tidyNumber } from '../../model/car/carForm.ts';
import { carLimits } from '../../model/limits.ts';
import { SelectField, TextField } from '../../ui/components/Field.tsx';
import { FormColumns } from '../shared/forms/FormPanel.tsx';

type FactField = NumberField | 'fuel' | 'transmission' | 'body' | 'color';

interface Props {
  readonly form: CarForm;
  /** Name of the field that keeps the form from being saved, or null. */
  readonly invalid: string | null;
  readonly onChange: (field: FactField, value: string) => void;
}

/** The key facts, each of which may stay blank: codes are chosen, numbers typed with or without their unit. */
export function KeyFactsFields({ form, invalid, onChange }: Props) {
  const bind = (name: FactField) => ({
    name,
    value: form[name],
    invalid: invalid === name,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
  });
  const number = (name: NumberField) => ({
    ...bind(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 20,
    onBlur: () => onChange(name, tidyNumber(name, form[name])),
  });
  return (
    <FormColumns>
      <TextField label="Mileage (km)" placeholder="18400" {...number('mileage')} />
      <CodeField label="Fuel" codes={fuels} names={carWords.fuels} {...bind('fuel')} />
      <CodeField
        label="Transmission"
        codes={transmissions}
        names={carWords.transmissions}
        {...bind('transmission')}
      />
      <CodeField label="Body" codes={bodies} names={carWords.bodies} {...bind('body')} />
      <TextField label="Power (hp)" placeholder="250" {...number('power')} />
      <TextField label="Engine (cc)" placeholder="1984" {...number('engine')} />
      <TextField label="Colour" maxLength={carLimits.color} {...bind('color')} />
    </FormColumns>
  );
}

interface CodeFieldProps<Code extends string> {
  readonly label: string;
  readonly codes: readonly Code[];
  readonly names: Readonly<Record<Code, string>>;
  readonly name: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

function CodeField<Code extends string>({ codes, names, ...field }: CodeFieldProps<Code>) {
  return (
    <SelectField {...field}>
      <option value="">Not said</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {names[code]}
        </option>
      ))}
    </SelectField>
  );
}
