import { type ComponentType, useState, useTransition } from 'react';
import { Link } from 'react-router-dom';
import type { Fields } from '../../model/text/parse.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { type Found, FoundList } from './FoundList.tsx';
import { OutdatedNote } from './OutdatedNote.tsx';
import styles from './ReportSummary.module.css';

/** All words of the summary, which the page's HTML has: their code is not loaded with the page. */
export interface ReportText {
  readonly title: string;
  /** Date and counts. */
  readonly lead: string;
  readonly found: readonly Found[];
  readonly outdated: string;
  /** Milliseconds since 1970. */
  readonly outdatedFrom: number;
  /** The link to the report. */
  readonly whole: string;
  /** The button for measurements and flaws; '' without any. */
  readonly details: string;
}

interface Props {
  readonly text: ReportText;
  /** Path of the whole report. */
  readonly path: string;
  /** The report as stored. */
  readonly stored: Fields | null;
  readonly subject: string;
  readonly Details: ComponentType<{ readonly stored: Fields | null; readonly subject: string }>;
}

export function ReportSummary({ text, path, stored, subject, Details }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  return (
    <section className={styles.report} aria-labelledby="report">
      <h2 id="report">{text.title}</h2>
      <p>{text.lead}</p>
      <OutdatedNote from={text.outdatedFrom} text={text.outdated} />
      <FoundList items={text.found} />
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
          <Details stored={stored} subject={subject} />
        </ErrorBoundary>
      )}
      <p>
        <Link to={path}>{text.whole}</Link>
      </p>
    </section>
  );
}
