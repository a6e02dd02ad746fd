import { inspectionNames } from '#locales/inspectionNames.ts';
import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { formatDecimal } from '../../locales/formatDecimal.ts';
import { formatNumber } from '../../locales/formats.ts';
import type { Inspection } from '../../model/inspection/inspection.ts';
import {
  type Level,
  levelOfPaint,
  levelOfTread,
  paintLimits,
  panels,
  treadLimits,
  wheels,
} from '../../model/inspection/points.ts';
import { CarDrawing } from './CarDrawing.tsx';
import styles from './Measurements.module.css';

type Props = Pick<Inspection, 'tread' | 'paint'>;

const micrometres = (number: number) => words.micrometres(formatNumber(number));
const millimetres = (number: number) => words.millimetres(formatDecimal(number));

/** The drawing, the same figures as tables, and what the colours mean. */
export function Measurements({ tread, paint }: Props) {
  return (
    <div className={styles.measurements}>
      <CarDrawing tread={tread} paint={paint} />
      <div className={styles.tables}>
        <Table
          caption={words.paint}
          place={words.panel}
          rows={panels.flatMap((panel) => {
            const value = paint[panel];
            if (value === undefined) return [];
            const level = levelOfPaint(value);
            return [[inspectionNames.panels[panel], micrometres(value), level, words.paintLevels[level]]];
          })}
        />
        <Table
          caption={words.tread}
          place={words.wheel}
          rows={wheels.flatMap((wheel) => {
            const value = tread[wheel];
            if (value === undefined) return [];
            const level = levelOfTread(value);
            return [[inspectionNames.wheels[wheel], millimetres(value), level, words.treadLevels[level]]];
          })}
        />
        <Colors />
      </div>
    </div>
  );
}

interface TableProps {
  readonly caption: string;
  /** Heading of the first column. */
  readonly place: string;
  readonly rows: readonly (readonly [place: string, value: string, level: Level, meaning: string])[];
}

function Table({ caption, place, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{place}</th>
          <th scope="col">{words.measured}</th>
          <th scope="col">{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value, level, meaning]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>
              <i className={styles.color} data-level={level} />
              {meaning}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each level means, by the limits that the form uses too. */
function Colors() {
  const { original, repainted } = paintLimits;
  const { legal, low } = treadLimits;
  const limits: Record<Level, readonly [paint: string, tread: string]> = {
    good: [words.upTo(micrometres(original)), words.from(millimetres(low))],
    remark: [words.upTo(micrometres(repainted)), words.below(millimetres(low))],
    fault: [words.above(micrometres(repainted)), words.below(millimetres(legal))],
  };
  return (
    <table>
      <caption>{words.colors}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.paint}</th>
          <th scope="col">{words.tread}</th>
        </tr>
      </thead>
      <tbody>
        {(['good', 'remark', 'fault'] as const).map((level) => (
          <tr key={level}>
            <th scope="row">
              <i className={styles.color} data-level={level} />
              {inspectionNames.findings[level]}
            </th>
            <td>
              {words.paintLevels[level]}
              {localeInfo.comma}
              {limits[level][0]}
            </td>
            <td>
              {words.treadLevels[level]}
              {localeInfo.comma}
              {limits[level][1]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
