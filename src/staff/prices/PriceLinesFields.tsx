import { priceMessages } from '#locales/price.ts';
import { priceLineCodes, priceLineStates } from '../../model/car/priceLines.ts';
import { Alert } from '../../ui/components/Alert.tsx';
import { SelectField, TextField } from '../../ui/components/Field.tsx';
import styles from './PriceLinesFields.module.css';
import { nameOfLine, type PriceLinesForm } from './priceForm.ts';

interface Props {
  readonly value: PriceLinesForm;
  readonly onChange: (value: PriceLinesForm) => void;
  /** Prefix of the fields' names. */
  readonly name: string;
  /** Whether included lines may state an amount too, which all of them must add up to the price. */
  readonly hasParts?: boolean;
  readonly error?: string | null | undefined;
}

/** A state and an amount for each line, and the last day on which they hold. */
export function PriceLinesFields({ value, onChange, name, hasParts = false, error }: Props) {
  const { states, amounts } = value;
  return (
    <div className={styles.fields} data-field={name} tabIndex={-1}>
      {error && <Alert kind="error">{error}</Alert>}
      {priceLineCodes.map((code) => {
        const line = nameOfLine(code);
        const takesAmount = states[code] === 'excluded' || (hasParts && states[code] === 'included');
        return (
          <div key={code} className={styles.line}>
            <SelectField
              label={line}
              name={`${name}.states.${code}`}
              value={states[code]}
              onChange={({ target }) =>
                onChange({
                  ...value,
                  states: { ...states, [code]: target.value as (typeof states)[typeof code] },
                  // An amount that its field no longer shows would be stored unseen.
                  amounts: target.value === 'excluded' || hasParts ? amounts : { ...amounts, [code]: '' },
                })
              }
            >
              <option value="">Not stated</option>
              {priceLineStates.map((state) => (
                <option key={state} value={state}>
                  {priceMessages.states[state]}
                </option>
              ))}
            </SelectField>
            {takesAmount && (
              <TextField
                label={states[code] === 'excluded' ? 'Estimate (EGP)' : 'Amount (EGP)'}
                aria-label={`${line}: ${states[code] === 'excluded' ? 'estimate' : 'amount'} in EGP`}
                name={`${name}.amounts.${code}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                value={amounts[code]}
                onChange={({ target }) =>
                  onChange({ ...value, amounts: { ...amounts, [code]: target.value } })
                }
              />
            )}
          </div>
        );
      })}
      <TextField
        label="Valid until"
        type="date"
        name={`${name}.until`}
        value={value.until}
        hint="After this day visitors read “Ask us for today's price”."
        onChange={({ target }) => onChange({ ...value, until: target.value })}
      />
    </div>
  );
}
