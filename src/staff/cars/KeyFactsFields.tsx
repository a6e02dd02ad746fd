import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { carMessages } from '#locales/car.ts';
import { colorMessages } from '#locales/colors.ts';
import { formatCountry } from '../../locales/formatCountry.ts';
import { type CarNumber, colors, countries, parseCode } from '../../model/car/carFacts.ts';
import { normalizeVin } from '../../model/shipment/shipment.ts';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { fieldOf } from '../documents/form/fieldOf.ts';
import layout from '../layout/layout.module.css';
import { type CarForm, numberNames, tidyNumber } from './carForm.ts';
import { LocationFields } from './LocationFields.tsx';

const numberHints: Readonly<Record<CarNumber, { readonly unit: string; readonly example: string }>> = {
  Mileage: { unit: 'km', example: '18400' },
  Power: { unit: 'hp', example: '250' },
  Engine: { unit: 'cc', example: '1984' },
};

/** All optional; numbers may be typed with their unit. */
interface Props {
  readonly form: UseFormReturn<CarForm>;
  /** The titles of stored cars with its VIN, if there is another than itself. */
  readonly sameVin: readonly string[];
}

export function KeyFactsFields({ form, sameVin }: Props) {
  const { register, formState } = form;
  const color = formState.defaultValues?.Color ?? '';
  const origins = namesOfCountries(formState.defaultValues?.Origin ?? '');
  const oldColor = color && parseCode(color, colors) === null ? { [color]: color } : {};
  return (
    <div className={layout.columns}>
      <div className={layout.pairs}>
        {numberNames.map((name) => (
          <TextField
            key={name}
            label={`${name} (${numberHints[name].unit})`}
            placeholder={numberHints[name].example}
            inputMode="numeric"
            autoComplete="off"
            {...fieldOf(form, name, (text) => tidyNumber(name, text))}
          />
        ))}
        <CodeField label="Fuel" names={carMessages.fuels} {...register('Fuel')} />
        <CodeField label="Transmission" names={carMessages.transmissions} {...register('Transmission')} />
        <CodeField label="Body" names={carMessages.bodies} {...register('Body')} />
      </div>
      <LocationFields form={form} />
      <CodeField label="Country of origin" names={origins} {...register('Origin')} />
      <div className={layout.pairs}>
        <CodeField label="Colour" names={{ ...colorMessages.names, ...oldColor }} {...register('Color')} />
        <TextField label="Maker’s paint" placeholder="Obsidian Black" {...register('Color_Name')} />
      </div>
      <TextField
        label="VIN"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        hint={
          sameVin.length > 0
            ? `Stored already: ${sameVin.join(', ')}. No two cars have one VIN.`
            : 'Shown on the car’s page, with a link to its shipment.'
        }
        {...fieldOf(form, 'VIN', normalizeVin)}
      />
    </div>
  );
}

/** By name; `stored` may be another country. */
function namesOfCountries(stored: string): Readonly<Record<string, string>> {
  const codes = [...new Set([...countries, stored])].filter(Boolean);
  const named = codes.map((code) => [code, formatCountry(code)] as const);
  return Object.fromEntries(named.sort(([, a], [, b]) => (a < b ? -1 : 1)));
}

function CodeField(field: ComponentProps<typeof ChoiceField>) {
  return <ChoiceField {...field} blank="Not specified" />;
}
