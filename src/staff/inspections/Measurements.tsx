import type { CSSProperties } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { inspectionNames } from '#locales/inspectionNames.ts';
import { parsePaint, parseTread } from '../../model/inspection/inspection.ts';
import {
  type Level,
  levelOfPaint,
  levelOfTread,
  type Panel,
  panels,
  type Wheel,
  wheels,
} from '../../model/inspection/points.ts';
import { tidyOnBlur } from '../documents/form/fieldOf.ts';
import layout from '../layout/layout.module.css';
import type { InspectionForm } from './inspectionForm.ts';
import styles from './Measurements.module.css';

interface Props {
  readonly form: UseFormReturn<InspectionForm>;
  readonly field: 'Paint' | 'Tread';
}

/** Row and column of each place, seen from above with the front at the top. */
const places: Readonly<Record<Panel | Wheel, readonly [row: number, column: number]>> = {
  'wing-left': [1, 1],
  bonnet: [1, 2],
  'wing-right': [1, 3],
  'front-door-left': [2, 1],
  roof: [2, 2],
  'front-door-right': [2, 3],
  'rear-door-left': [3, 1],
  'rear-door-right': [3, 3],
  'side-left': [4, 1],
  'boot-lid': [4, 2],
  'side-right': [4, 3],
  'front-left': [1, 1],
  'front-right': [1, 3],
  'rear-left': [4, 1],
  'rear-right': [4, 3],
};

const kinds = {
  Paint: {
    legend: 'Paint (µm)',
    names: inspectionNames.panels,
    codes: panels,
    parse: parsePaint,
    levelOf: levelOfPaint,
  },
  Tread: {
    legend: 'Tread (mm)',
    names: inspectionNames.wheels,
    codes: wheels,
    parse: parseTread,
    levelOf: levelOfTread,
  },
} as const;

/** Figures typed where they are measured: on the car seen from above, its front at the top. */
export function Measurements({ form, field }: Props) {
  const { legend, names, codes, parse, levelOf } = kinds[field];
  const values = useWatch({ control: form.control, name: field }) as Readonly<Record<string, string>>;
  const error = form.formState.errors[field]?.message;
  const levelAt = (code: string): Level | undefined => {
    const value = parse(values[code]);
    return value === null ? undefined : levelOf(value);
  };
  return (
    <fieldset className={`${layout.group} ${styles.drawing}`} data-field={field} tabIndex={-1}>
      <legend>{legend}</legend>
      {error && <p className={layout.warning}>{String(error)}</p>}
      <div className={styles.car}>
        {codes.map((code) => {
          const path = `${field}.${code}` as 'Paint.bonnet';
          const [row, column] = places[code];
          return (
            <label
              key={code}
              data-level={levelAt(code)}
              style={{ '--row': row, '--column': column } as CSSProperties}
            >
              {(names as Readonly<Record<string, string>>)[code]}
              <input
                inputMode="decimal"
                autoComplete="off"
                {...form.register(
                  path,
                  tidyOnBlur(form, path, (text) => String(parse(text) ?? text.trim())),
                )}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
