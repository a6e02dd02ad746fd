import { lazy, useState, useTransition } from 'react';
import type { Car } from '../../model/car/car.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { OutdatedNote } from '../report/OutdatedNote.tsx';
import type { SummaryText } from './describeCarReport.ts';
import { fetchReportSource, isSameSource, pickCar, type ReportSource } from './reportSource.ts';

/** What a car's page says about its inspection. */
export interface CarReport {
  readonly text: SummaryText;
  readonly source: ReportSource;
}

/** @param shown what the page shows; kept if nothing has changed, or if the report can't be loaded */
export async function fetchCarReport(car: Car, shown: CarReport | null): Promise<CarReport> {
  const known = shown?.source.car.id === car.id ? shown : null;
  const source = await fetchReportSource(car).catch(
    () => known?.source ?? { car: pickCar(car), stored: null },
  );
  if (known && isSameSource(known.source, source)) return known;
  return { text: (await import('./describeCarReport.ts')).describeCarReport(source), source };
}

const ReportDetails = lazy(() =>
  import('./ReportDetails.tsx').then((module) => ({ default: module.ReportDetails })),
);

interface Props {
  readonly report: CarReport;
  /** The car's name. */
  readonly subject: string;
}

/** What the summary on a car's page needs scripts for: the browser's time, and the measurements and flaws. */
export function ReportMore({ report: { text, source }, subject }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  return (
    <>
      <OutdatedNote from={text.outdatedFrom} text={text.outdated} />
      {text.details && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-busy={isOpening}
          onClick={() => startOpening(() => setOpen(!isOpen))}
        >
          {text.details}
        </Button>
      )}
      {isOpen && (
        <ErrorBoundary>
          <ReportDetails stored={source.stored} subject={subject} />
        </ErrorBoundary>
      )}
    </>
  );
}
