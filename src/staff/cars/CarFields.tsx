import { tidyYear } from '../../model/car/carForm.ts';
import { carLimits } from '../../model/limits.ts';
import type { Edition } from '../../model/text/editions.ts';
import { countTranslated } from '../../model/text/texts.ts';
import { SelectField, TextField } from '../../ui/components/Field.tsx';
import { CheckField } from '../shared/forms/CheckField.tsx';
import { FormColumns, FormPanel } from '../shared/forms/FormPanel.tsx';
import { LanguageTabs } from '../shared/forms/LanguageTabs.tsx';
import { SuggestedField } from '../shared/forms/SuggestedField.tsx';
import styles from './CarFields.module.css';
import { CarTextsFields } from './CarTextsFields.tsx';
import { KeyFactsFields } from './KeyFactsFields.tsx';
import { PriceField } from './PriceField.tsx';
import { completedTexts, type useCarForm } from './useCarForm.ts';
import { useCarSuggestions } from './useCarSuggestions.ts';

interface Props {
  readonly car: Pick<ReturnType<typeof useCarForm>, 'state' | 'setField' | 'setDescription' | 'setList'>;
  /** Name of the field that keeps the form from being saved, or null. */
  readonly invalid: string | null;
  /** The language whose texts are shown. */
  readonly language: Edition;
  readonly onLanguage: (language: Edition) => void;
}

/** What is typed and chosen of a car. */
export function CarFields({ car, invalid, language, onLanguage }: Props) {
  const { form } = car.state;
  const suggestions = useCarSuggestions();
  const text = (name: 'brand' | 'model' | 'year' | 'condition') => ({
    name,
    value: form[name],
    invalid: invalid === name,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      car.setField(name, target.value),
  });
  return (
    <>
      <FormPanel heading={{ id: 'car-facts', text: 'Facts' }}>
        <FormColumns>
          <SuggestedField
            label="Name"
            suggestions={suggestions.brands}
            onFocus={suggestions.load}
            maxLength={carLimits.brand}
            placeholder="The brand, such as BMW"
            {...text('brand')}
          />
          <SuggestedField
            label="Model"
            suggestions={suggestions.modelsOf(form.brand)}
            onFocus={suggestions.load}
            maxLength={carLimits.model}
            {...text('model')}
          />
          <PriceField
            value={form.price}
            invalid={invalid === 'price'}
            onChange={(price) => car.setField('price', price)}
          />
          <TextField
            label="Production Year"
            inputMode="numeric"
            maxLength={20}
            {...text('year')}
            onBlur={() => car.setField('year', tidyYear(form.year))}
          />
          <SelectField label="Condition" {...text('condition')}>
            <option value="">Please choose</option>
            <option>New</option>
            <option>Used</option>
          </SelectField>
          <div className={styles.flags}>
            {(['featured', 'hidden'] as const).map((flag) => (
              <CheckField
                key={flag}
                label={flag === 'featured' ? 'Featured' : 'Hidden'}
                checked={form[flag]}
                onChange={(on) => car.setField(flag, on)}
              />
            ))}
          </div>
        </FormColumns>
      </FormPanel>
      <FormPanel heading={{ id: 'car-key-facts', text: 'Key facts' }}>
        <KeyFactsFields form={form} invalid={invalid} onChange={car.setField} />
      </FormPanel>
      <FormPanel heading={{ id: 'car-texts', text: 'Texts' }}>
        <LanguageTabs
          label="Languages"
          shown={language}
          onShow={onLanguage}
          progress={(other) =>
            countTranslated(completedTexts(car.state, 'en'), completedTexts(car.state, other))
          }
        >
          {(of) => <CarTextsFields car={car} language={of} />}
        </LanguageTabs>
      </FormPanel>
    </>
  );
}
