import { type UseFormReturn, useWatch } from 'react-hook-form';
import { carTitle } from '../../locales/carTitle.ts';
import { normalizePrice, parsePrice } from '../../model/car/price.ts';
import type { Locale } from '../../model/locales.ts';
import { normalizeVin } from '../../model/shipment/shipment.ts';
import { countTranslated } from '../../model/text/countTranslated.ts';
import { CheckField } from '../../ui/components/CheckField.tsx';
import { SelectField, TextField } from '../../ui/components/Field.tsx';
import { SuggestedField } from '../../ui/components/SuggestedField.tsx';
import { FormPanel } from '../documents/form/FormPanel.tsx';
import { fieldOf } from '../documents/form/fieldOf.ts';
import { LanguageTabs } from '../documents/form/LanguageTabs.tsx';
import layout from '../layout/layout.module.css';
import { PriceLinesFields } from '../prices/PriceLinesFields.tsx';
import { sumProblem } from '../prices/priceForm.ts';
import { CarTextsFields } from './CarTextsFields.tsx';
import { type CarForm, type RequiredField, tidyYear } from './carForm.ts';
import { KeyFactsFields } from './KeyFactsFields.tsx';
import { translatedCar } from './translatedCar.ts';
import { useCarSuggestions } from './useCars.ts';

interface Props {
  readonly form: UseFormReturn<CarForm>;
  /** A sold car is hidden as long as it is sold. */
  readonly isSold: boolean;
  readonly language: Locale;
  readonly onLanguage: (language: Locale) => void;
}

export function CarFields({ form, isSold, language, onLanguage }: Props) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const values = useWatch({ control }) as CarForm;
  const suggestions = useCarSuggestions(values.Name);
  const vin = normalizeVin(values.VIN ?? '');
  const sameVin = suggestions.withVin(vin);
  // The car itself is one of them, if it is stored with this VIN.
  const others = sameVin.length > (formState.defaultValues?.VIN === vin ? 1 : 0) ? sameVin : [];
  const required = (name: RequiredField, tidy?: (text: string) => string) => ({
    required: true,
    ...fieldOf(form, name, tidy),
  });
  return (
    <>
      <FormPanel heading="Basics">
        <div className={layout.columns}>
          <SuggestedField
            label="Brand name"
            suggestions={suggestions.brands}
            placeholder="Such as BMW"
            {...required('Name')}
          />
          <SuggestedField label="Model" suggestions={suggestions.models} {...required('Model')} />
          <div className={layout.pairs}>
            <TextField
              label="Price"
              inputMode="numeric"
              autoComplete="off"
              placeholder="1,250,000 EGP"
              {...required('Price', normalizePrice)}
            />
            <TextField
              label="Production Year"
              inputMode="numeric"
              {...required('Production_Year', tidyYear)}
            />
            <SelectField label="Condition" {...required('Condition')}>
              <option value="">Please choose</option>
              <option>New</option>
              <option>Used</option>
            </SelectField>
            <div className={`${layout.row} ${layout.beside}`}>
              <CheckField label="Featured" {...register('Featured')} />
              <CheckField label="Hidden" disabled={isSold} {...register('Hidden')} />
            </div>
          </div>
        </div>
      </FormPanel>
      <FormPanel heading="Key facts">
        <KeyFactsFields form={form} sameVin={others.map(carTitle)} />
      </FormPanel>
      <FormPanel heading="Price lines">
        <p className={layout.note}>As long as nothing is chosen here, the usual lines from Prices apply.</p>
        <PriceLinesFields
          name="Price_Lines"
          none="As usual"
          hasParts
          value={values.Price_Lines}
          error={
            errors.Price_Lines?.message ?? sumProblem(values.Price_Lines, parsePrice(values.Price).amount)
          }
          onChange={(lines) => form.setValue('Price_Lines', lines, { shouldDirty: true })}
        />
      </FormPanel>
      <FormPanel heading="Texts">
        <LanguageTabs
          shown={language}
          onShow={onLanguage}
          progress={(other) => countTranslated(translatedCar(form, values), other)}
        >
          {(of) => <CarTextsFields form={form} language={of} />}
        </LanguageTabs>
      </FormPanel>
    </>
  );
}
