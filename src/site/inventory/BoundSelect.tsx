import { inventoryMessages } from '#locales/inventory.ts';
import { SelectField } from '../../ui/components/Field.tsx';

interface Props {
  readonly label: string;
  /** Ascending. */
  readonly steps: readonly number[];
  readonly value: number | null;
  readonly format: (value: number) => string;
  /** Of no choice. */
  readonly any?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: number | null) => void;
}

export function BoundSelect({
  label,
  steps,
  value,
  format,
  any = inventoryMessages.filters.any,
  disabled = false,
  onChange,
}: Props) {
  return (
    <SelectField
      label={label}
      disabled={disabled}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{any}</option>
      {withValue(steps, value).map((step) => (
        <option key={step} value={step}>
          {format(step)}
        </option>
      ))}
    </SelectField>
  );
}

/** Adds a value from the URL that is not one of the steps. */
function withValue(steps: readonly number[], value: number | null): readonly number[] {
  return value === null || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
}
