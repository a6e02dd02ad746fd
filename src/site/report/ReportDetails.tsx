import { contentLocale } from '../../data/public/contentLocale.ts';
import { parseInspection } from '../../model/inspection/inspection.ts';
import type { Fields } from '../../model/text/parse.ts';
import { describeFlaws } from './describeFlaws.ts';
import { describeMeasurements } from './describeMeasurements.ts';
import { FlawPictures } from './FlawPictures.tsx';
import { Measurements } from './Measurements.tsx';
import styles from './ReportDetails.module.css';

interface Props {
  readonly stored: Fields | null;
  /** The car's name. */
  readonly subject: string;
}

/** The part of a report that a car's page shows on request. */
export function ReportDetails({ stored, subject }: Props) {
  const report = parseInspection(stored ?? {}, contentLocale);
  const measurements = describeMeasurements(report);
  return (
    <div className={styles.details}>
      {measurements && <Measurements text={measurements} />}
      <FlawPictures pictures={describeFlaws(report.flaws)} subject={subject} />
    </div>
  );
}
