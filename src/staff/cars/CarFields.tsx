import { tidyYear } from '../../model/carForm.ts';
import { splitLines } from '../../model/lines.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../kit/CheckField.tsx';
import { LineList } from '../kit/LineList.tsx';
import styles from './CarEditor.module.css';
import { PriceField } from './PriceField.tsx';
import type { ListField, useCarForm } from './useCarForm.ts';

interface Props {
  readonly car: Pick<ReturnType<typeof useCarForm>, 'state' | 'setField' | 'setList'>;
  /** Name of the field that keeps the form from being saved, or null. */
  readonly invalid: string | null;
}

const listLabels: Record<ListField, string> = {
  engineSpecs: 'Engine Specs',
  exterior: 'Exterior',
  interior: 'Interior',
  specialFeatures: 'Special Features',
};

/** The words of a car. */
export function CarFields({ car, invalid }: Props) {
  const { form } = car.state;
  const text = (name: 'brand' | 'model' | 'year' | 'condition' | 'description') => ({
    name,
    value: form[name],
    invalid: invalid === name,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      car.setField(name, target.value),
  });
  return (
    <>
      <section className={styles.panel} aria-labelledby="car-facts">
        <h2 id="car-facts">Facts</h2>
        <div className={styles.columns}>
          <TextField label="Name" maxLength={100} placeholder="The brand, such as BMW" {...text('brand')} />
          <TextField label="Model" maxLength={150} {...text('model')} />
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
        </div>
        <TextArea label="Description" rows={6} maxLength={10_000} {...text('description')} />
      </section>
      <section className={styles.panel} aria-labelledby="car-equipment">
        <h2 id="car-equipment">Equipment</h2>
        <div className={styles.columns}>
          {(Object.entries(listLabels) as [ListField, string][]).map(([name, label]) => (
            <LineList
              key={name}
              label={label}
              lines={form[name]}
              typed={car.state.typed[name]}
              split={splitLines}
              onChange={(lines, typed) => car.setList(name, lines, typed)}
            />
          ))}
        </div>
      </section>
    </>
  );
}
