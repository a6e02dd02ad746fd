import { useState, useTransition } from 'react';
import { paths } from '../../config/paths.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { CarReport } from './carReport.ts';
import { FoundList } from './FoundList.tsx';
import { OutdatedNote } from './OutdatedNote.tsx';
import styles from './ReportSummary.module.css';

const ReportDetails = lazyPart(() => import('./ReportDetails.tsx').then((module) => module.ReportDetails));

interface Props {
  readonly report: CarReport;
  /** The car's name. */
  readonly subject: string;
}

/** A report on the car's page. Its measurements and flaws need scripts. */
export function ReportSummary({ report, subject }: Props) {
  const { text, source } = report;
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  return (
    <section className={styles.report} aria-labelledby="report">
      <h2 id="report">{text.title}</h2>
      <p>{text.lead}</p>
      <FoundList items={text.found} />
      <OutdatedNote {...text.outdated} />
      <div className={styles.more}>
        <ButtonLink variant="quiet" to={paths.report(source.id)}>
          {text.whole}
        </ButtonLink>
        {isHydrated && text.details && (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-busy={isOpening}
            onClick={() => startOpening(() => setOpen(!isOpen))}
          >
            {text.details}
          </Button>
        )}
      </div>
      {isOpen && (
        <ErrorBoundary>
          <ReportDetails stored={source.stored} subject={subject} />
        </ErrorBoundary>
      )}
    </section>
  );
}
