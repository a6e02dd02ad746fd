import { ChoiceField } from '../../../ui/components/ChoiceField.tsx';
import layout from '../../layout/layout.module.css';
import { idKey, importedColumns } from './columns.ts';
import styles from './table.module.css';
import type { SheetState } from './useSheet.ts';

/** Which field each column of the sheet is; choices are kept on this device. */
export function ColumnChooser({ sheetState }: { readonly sheetState: SheetState }) {
  const { sheet, mapping, setColumn } = sheetState;
  const header = sheet?.header ?? [];
  const matched = mapping.filter(Boolean).length;
  return (
    <details className={styles.chooser} open={matched === 0}>
      <summary>
        Columns: {matched} of {header.length} are imported
      </summary>
      <div className={layout.columns}>
        {header.map((heading, index) => (
          <ChoiceField
            // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and never move
            key={index}
            label={heading || `Column ${index + 1}`}
            disabled={heading === ''}
            value={mapping[index] ?? ''}
            onChange={({ target }) => setColumn(heading, target.value)}
            blank="Not imported"
            names={[[idKey, idKey], ...importedColumns.map(({ key, label }) => [key, label] as const)]}
          />
        ))}
      </div>
    </details>
  );
}
