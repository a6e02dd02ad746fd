import { carLists, tidyYear } from '../../model/carForm.ts';
import { carLimits } from '../../model/limits.ts';
import { splitLines } from '../../model/lines.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../kit/CheckField.tsx';
import { FormColumns, FormPanel } from '../kit/FormPanel.tsx';
import { LineList } from '../kit/LineList.tsx';
import { SuggestedField } from '../kit/SuggestedField.tsx';
import styles from './CarFields.module.css';
import { KeyFactsFields } from './KeyFactsFields.tsx';
import { carListLabels } from './messages.ts';
import { PriceField } from './PriceField.tsx';
import type { useCarForm } from './useCarForm.ts';
import { useCarSuggestions } from './useCarSuggestions.ts';

interface Props {
  readonly car: Pick<ReturnType<typeof useCarForm>, 'state' | 'setField' | 'setList'>;
  /** Name of the field that keeps the form from being saved, or null. */
  readonly invalid: string | null;
}

/** What is typed and chosen of a car. */
export function CarFields({ car, invalid }: Props) {
  const { form } = car.state;
  const suggestions = useCarSuggestions();
  const text = (name: 'brand' | 'model' | 'year' | 'condition' | 'description') => ({
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
        <TextArea label="Description" rows={6} maxLength={carLimits.description} {...text('description')} />
      </FormPanel>
      <FormPanel heading={{ id: 'car-key-facts', text: 'Key facts' }}>
        <KeyFactsFields form={form} invalid={invalid} onChange={car.setField} />
      </FormPanel>
      <FormPanel heading={{ id: 'car-equipment', text: 'Equipment' }}>
        <FormColumns>
          {carLists.map((name) => (
            <LineList
              key={name}
              label={carListLabels[name]}
              lines={form[name]}
              typed={car.state.typed[name]}
              split={splitLines}
              onChange={(lines, typed) => car.setList(name, lines, typed)}
            />
          ))}
        </FormColumns>
      </FormPanel>
    </>
  );
}
