import type { Level } from '../../model/inspection/points.ts';
import { CarDrawing, type Figures } from './CarDrawing.tsx';
import styles from './Measurements.module.css';

export interface MeasurementsText {
  /** Data of the drawing. */
  readonly drawing: string;
  readonly figures: Figures;
  /** Below the drawing. */
  readonly units: string;
  /** The same figures. */
  readonly tables: readonly MeasurementTable[];
  /** What the colours mean. */
  readonly legend: MeasurementTable;
}

export interface MeasurementTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export type Row = readonly [level: Level, name: string, ...cells: string[]];

export function Measurements({
  text: { drawing, figures, units, tables, legend },
}: {
  readonly text: MeasurementsText;
}) {
  return (
    <div className={styles.measurements}>
      <div className={styles.tables}>
        <figure>
          <CarDrawing label={drawing} figures={figures} />
          <figcaption>{units}</figcaption>
        </figure>
        <Table {...legend} />
      </div>
      <div className={styles.tables}>
        {tables.map((table) => (
          <Table key={table.caption} {...table} />
        ))}
      </div>
    </div>
  );
}

function Table({ caption, columns, rows }: MeasurementTable) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) =>
            column ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <td key={column} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([level, name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <i data-level={level} />
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
