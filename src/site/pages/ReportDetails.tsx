import { parseInspection } from '../../model/inspection/inspection.ts';
import type { Fields } from '../../model/text/parse.ts';
import { Measurements } from '../report/Measurements.tsx';
import { ReportFlaws } from './ReportFlaws.tsx';

interface Props {
  /** The report as stored. */
  readonly stored: Fields | null;
  /** The car's name. */
  readonly subject: string;
}

/** What the car's page shows of a report once the visitor asks for it. */
export function ReportDetails({ stored, subject }: Props) {
  const { tread, paint, flaws } = parseInspection(stored ?? {});
  return (
    <div>
      <Measurements tread={tread} paint={paint} />
      <ReportFlaws flaws={flaws} subject={subject} />
    </div>
  );
}
