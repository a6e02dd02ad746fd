import { SelectField, TextField } from '../../ui/components/Field.tsx';
import { Options } from '../../ui/components/Options.tsx';
import { cellField, RowPair, RowWide } from '../documents/rows/RowList.tsx';
import { joinCells, splitCells } from '../documents/rows/rowCells.ts';
import { kindNames, offerFormat } from './offerCells.ts';

interface Props {
  readonly row: string;
  readonly name: string;
  readonly onChange: (row: string) => void;
}

export function OfferFields({ row, name, onChange }: Props) {
  const cells = splitCells(offerFormat, row);
  const field = cellField(cells, name, (next) => onChange(joinCells(offerFormat, next)));
  return (
    <>
      <RowWide>
        <TextField maxLength={100} autoComplete="off" {...field('name', 'Name')} />
      </RowWide>
      <RowWide>
        <TextField
          maxLength={100}
          autoComplete="off"
          dir="auto"
          {...field('arabic', 'Name in Arabic (optional)')}
        />
      </RowWide>
      <SelectField {...field('by', 'Offered by')}>
        <option value="bank">A bank</option>
        <option value="own">Us</option>
      </SelectField>
      <SelectField {...field('kind', 'Kind')}>
        <Options names={kindNames} />
      </SelectField>
      <TextField inputMode="decimal" maxLength={8} {...field('rate', 'Rate a year (%)')} />
      <RowPair>
        <TextField inputMode="decimal" maxLength={12} {...field('fee', 'Fee')} />
        <SelectField {...field('unit', 'Unit')}>
          <option>%</option>
          <option>EGP</option>
        </SelectField>
      </RowPair>
      <TextField inputMode="numeric" maxLength={2} {...field('down', 'Smallest down payment (%)')} />
      <TextField inputMode="numeric" maxLength={3} {...field('months', 'Longest term (months)')} />
      <TextField inputMode="numeric" maxLength={2} {...field('age', 'Oldest car (years)')} />
      <TextField type="date" {...field('until', 'Valid until')} />
    </>
  );
}
