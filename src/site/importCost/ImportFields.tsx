import { carMessages } from '#locales/car.ts';
import { importCostMessages as messages } from '#locales/importCost.ts';
import {
  type ImportFault,
  type ImportFaults,
  type ImportField,
  type ImportInput,
  importChoices,
  importLimits,
} from '../../model/import/importInput.ts';
import { SelectField, TextField } from '../../ui/components/Field.tsx';
import styles from './ImportFields.module.css';

interface Props {
  readonly input: ImportInput;
  readonly faults: ImportFaults;
  readonly onChange: (patch: Partial<ImportInput>) => void;
}

type Choice = keyof typeof importChoices;
type Typed = Exclude<ImportField, Choice>;

const names: Readonly<Record<Choice, Readonly<Record<string, string>>>> = {
  ...messages.options,
  fuel: carMessages.fuels,
};

export function ImportFields({ input, faults, onChange }: Props) {
  const field = (name: ImportField) => ({
    name,
    label: messages.fields[name],
    value: input[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: target.value }),
  });
  const typed = (name: Typed) => ({
    ...field(name),
    autoComplete: 'off',
    dir: 'ltr' as const,
    maxLength: importLimits.text,
    error: describeFault(name, faults[name]),
  });
  const choice = (name: Choice, hint?: string) => (
    <SelectField {...field(name)} hint={hint} error={faults[name] && messages.faults.choice}>
      {faults[name] && <option value={input[name]}>{input[name]}</option>}
      {importChoices[name].map((value) => (
        <option key={value} value={value}>
          {names[name][value]}
        </option>
      ))}
    </SelectField>
  );
  return (
    <form className={styles.fields} aria-label={messages.form} onSubmit={(event) => event.preventDefault()}>
      <TextField inputMode="decimal" hint={messages.priceHint} {...typed('price')} />
      {choice('currency')}
      {choice('condition')}
      <TextField inputMode="numeric" {...typed('year')} />
      {choice('origin')}
      {choice('eur1', messages.eur1Hint)}
      {choice('fuel')}
      <TextField inputMode="numeric" {...typed('engine')} disabled={input.fuel === 'electric'} />
      {choice('transport')}
    </form>
  );
}

/** Null while nothing is typed. */
function describeFault(name: Typed, fault: ImportFault | undefined): string | null {
  const texts: Readonly<Partial<Record<ImportFault, string>>> = messages.faults[name];
  return (fault && texts[fault]) ?? null;
}
