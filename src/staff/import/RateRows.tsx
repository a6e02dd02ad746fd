import { carMessages } from '#locales/car.ts';
import { importCostMessages } from '#locales/importCost.ts';
import { fuels } from '../../model/car/carFacts.ts';
import { bases, costKinds, importCurrencies, isBaseOf, origins } from '../../model/import/rates.ts';
import { moveItem } from '../../model/text/lines.ts';
import { Button } from '../../ui/components/Button.tsx';
import { SelectField, TextField } from '../../ui/components/Field.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import layout from '../layout/layout.module.css';
import { nameOfCost } from './importForm.ts';
import styles from './RateRows.module.css';
import { joinCells, newRow, type RateCells, splitCells } from './rateCells.ts';

interface Props {
  readonly rows: readonly string[];
  readonly onChange: (rows: string[]) => void;
}

/** The rates in the order in which they are tried. */
export function RateRows({ rows, onChange }: Props) {
  return (
    <fieldset className={styles.rows} data-field="rows" tabIndex={-1}>
      <legend>Rates</legend>
      <p className={layout.note}>
        For each cost, the first rate that fits the car applies. A rate past its last day is not replaced by
        one below: visitors are asked to write to you instead.
      </p>
      <ol className={styles.list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rate is its place; two rates may be the same
          <li key={index}>
            <RateRow
              row={row}
              name={`Rate ${index + 1}`}
              onChange={(next) => onChange(rows.with(index, next))}
            />
            <div className={styles.moves}>
              <IconButton
                icon="up"
                label={`Move rate ${index + 1} up`}
                atEnd={index === 0}
                onClick={() => onChange([...moveItem(rows, index, index - 1)])}
              />
              <IconButton
                icon="down"
                label={`Move rate ${index + 1} down`}
                atEnd={index === rows.length - 1}
                onClick={() => onChange([...moveItem(rows, index, index + 1)])}
              />
              <IconButton
                icon="close"
                label={`Remove rate ${index + 1}`}
                onClick={() => onChange(rows.toSpliced(index, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button small variant="quiet" onClick={() => onChange([...rows, rows.at(-1) ?? newRow])}>
        Add a rate
      </Button>
    </fieldset>
  );
}

interface RowProps {
  readonly row: string;
  readonly name: string;
  readonly onChange: (row: string) => void;
}

function RateRow({ row, name, onChange }: RowProps) {
  const cells = splitCells(row);
  const field = (cell: keyof RateCells, label: string) => ({
    label,
    'aria-label': `${name}: ${label}`,
    value: cells[cell],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(joinCells({ ...cells, [cell]: target.value })),
  });
  const kind = costKinds.find((each) => each === cells.kind);
  return (
    <div className={styles.row}>
      <SelectField {...field('kind', 'Cost')}>
        {costKinds.map((each) => (
          <option key={each} value={each}>
            {nameOfCost(each)}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('origin', 'Made in')}>
        <option value="any">Anywhere</option>
        {origins.map((each) => (
          <option key={each} value={each}>
            {importCostMessages.options.origin[each]}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('fuel', 'Fuel')}>
        <option value="any">Any</option>
        {fuels.map((each) => (
          <option key={each} value={each}>
            {carMessages.fuels[each]}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <TextField inputMode="numeric" maxLength={5} {...field('from', 'From cc')} />
        <TextField inputMode="numeric" maxLength={5} {...field('to', 'To cc')} />
      </div>
      <div className={styles.pair}>
        <TextField inputMode="decimal" maxLength={12} {...field('value', 'Rate')} />
        <SelectField {...field('unit', 'Unit')}>
          {bases
            .filter((base) => base === cells.unit || !kind || isBaseOf(base, kind))
            .map((base) => (
              <option key={base} value={base}>
                % of {importCostMessages.bases[base]}
              </option>
            ))}
          {['EGP', ...importCurrencies].map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      </div>
      <TextField type="date" {...field('until', 'Valid until')} />
      <div className={styles.wide}>
        <TextField maxLength={300} autoComplete="off" {...field('source', 'Source')} />
      </div>
    </div>
  );
}
