import { carMessages } from '#locales/car.ts';
import { importCostMessages } from '#locales/importCost.ts';
import { bases, costKinds, importCurrencies, isBaseOf } from '../../model/import/rates.ts';
import { SelectField, TextField } from '../../ui/components/Field.tsx';
import { Options } from '../../ui/components/Options.tsx';
import { cellField, RowPair, RowWide } from '../documents/rows/RowList.tsx';
import { joinCells, splitCells } from '../documents/rows/rowCells.ts';
import { nameOfCost } from './importForm.ts';
import { rateFormat } from './rateCells.ts';

interface Props {
  readonly row: string;
  readonly name: string;
  readonly onChange: (row: string) => void;
}

export function RateFields({ row, name, onChange }: Props) {
  const cells = splitCells(rateFormat, row);
  const field = cellField(cells, name, (next) => onChange(joinCells(rateFormat, next)));
  const kind = costKinds.find((each) => each === cells.kind);
  const possible = bases.filter((base) => base === cells.unit || !kind || isBaseOf(base, kind));
  return (
    <>
      <SelectField {...field('kind', 'Cost')}>
        <Options names={costKinds.map((each) => [each, nameOfCost(each)])} />
      </SelectField>
      <SelectField {...field('origin', 'Made in')}>
        <option value="any">Anywhere</option>
        <Options names={importCostMessages.options.origin} />
      </SelectField>
      <SelectField {...field('fuel', 'Fuel')}>
        <option value="any">Any</option>
        <Options names={carMessages.fuels} />
      </SelectField>
      <RowPair>
        <TextField inputMode="numeric" maxLength={5} {...field('from', 'From cc')} />
        <TextField inputMode="numeric" maxLength={5} {...field('to', 'To cc')} />
      </RowPair>
      <RowPair>
        <TextField inputMode="decimal" maxLength={12} {...field('value', 'Rate')} />
        <SelectField {...field('unit', 'Unit')}>
          <Options names={possible.map((base) => [base, `% of ${importCostMessages.bases[base]}`])} />
          <Options names={['EGP', ...importCurrencies].map((currency) => [currency, currency])} />
        </SelectField>
      </RowPair>
      <TextField type="date" {...field('until', 'Valid until')} />
      <RowWide>
        <TextField maxLength={300} autoComplete="off" {...field('source', 'Source')} />
      </RowWide>
    </>
  );
}
