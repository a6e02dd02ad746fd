import { useRef } from 'react';
import { priceMessages } from '#locales/price.ts';
import { type PriceLineCode, priceLineCodes } from '../../model/car/priceLines.ts';
import { Alert } from '../../ui/components/Alert.tsx';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import styles from './PriceLinesFields.module.css';
import { nameOfLine, type PriceLinesForm, splitLine } from './priceForm.ts';

interface Props {
  readonly value: PriceLinesForm;
  readonly onChange: (value: PriceLinesForm) => void;
  /** Prefix of the fields' names. */
  readonly name: string;
  /** What a line without a state says while no line has one. */
  readonly none?: string;
  /** Whether included lines may state an amount too, which all of them must add up to the price. */
  readonly hasParts?: boolean;
  readonly error?: string | null | undefined;
}

const notStated = 'Not stated';

export function PriceLinesFields({
  value,
  onChange,
  name,
  none = notStated,
  hasParts = false,
  error,
}: Props) {
  const isStated = Object.values(value.lines).some(Boolean);
  const blank = isStated ? notStated : none;
  /** Of lines whose states arrow keys may only have passed. */
  const kept = useRef<{ [Code in PriceLineCode]?: string }>({});
  const setLine = (code: PriceLineCode, state: string, amount: string) =>
    onChange({ ...value, lines: { ...value.lines, [code]: amount ? `${state} ${amount}` : state } });
  return (
    <div className={styles.fields} data-field={name} tabIndex={-1}>
      {error && <Alert kind="error">{error}</Alert>}
      {priceLineCodes.map((code) => {
        const line = nameOfLine(code);
        const { state, amount } = splitLine(value.lines[code]);
        const takesAmount = state === 'excluded' || (hasParts && state === 'included');
        return (
          <div key={code} className={styles.line}>
            <ChoiceField
              label={line}
              name={`${name}.states.${code}`}
              value={state}
              onChange={({ target }) => {
                if (takesAmount) kept.current[code] = amount;
                // An amount that its field no longer shows would be stored unseen.
                const isShown = target.value === 'excluded' || hasParts;
                setLine(code, target.value, isShown ? (kept.current[code] ?? amount) : '');
              }}
              blank={blank}
              names={priceMessages.states}
            />
            {takesAmount && (
              <TextField
                label={state === 'excluded' ? 'Estimate (EGP)' : 'Amount (EGP)'}
                aria-label={`${line}: ${state === 'excluded' ? 'estimate' : 'amount'} in EGP`}
                name={`${name}.amounts.${code}`}
                inputMode="numeric"
                autoComplete="off"
                value={amount}
                onChange={({ target }) => setLine(code, state, target.value)}
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
        hint={
          value.until && !isStated
            ? 'A day without price lines is not stored.'
            : "After this day visitors read “Ask us for today's price”."
        }
        onChange={({ target }) => onChange({ ...value, until: target.value })}
      />
    </div>
  );
}
