import type { ComponentProps } from 'react';
import { SelectField } from './Field.tsx';
import { Options } from './Options.tsx';

interface Props extends ComponentProps<typeof SelectField>, ComponentProps<typeof Options> {
  /** The first choice, of no value. */
  readonly blank?: string;
}

/** A select of named values; its children are further options. */
export function ChoiceField({ blank, names, children, ...field }: Props) {
  return (
    <SelectField {...field}>
      {blank && <option value="">{blank}</option>}
      <Options names={names} />
      {children}
    </SelectField>
  );
}
