import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import styles from './MonthlyLine.module.css';
import type { Monthly } from './monthly.ts';

interface Props {
  readonly monthly: Monthly | null | undefined;
  /** The calculator, rendered once it is opened. */
  readonly children: ReactNode;
}

/** The lowest instalment of a car; opens the calculator. */
export function MonthlyLine({ monthly, children }: Props) {
  const [open, setOpen] = useState(false);
  if (!monthly?.text) return null;
  const { from, terms, name } = monthly.text;
  return (
    <details
      className={styles.monthly}
      // It may have been opened before hydration.
      ref={(details) => {
        if (details?.open) setOpen(true);
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{from}</strong>
        <span>
          {`${terms} · `}
          <bdi>{name}</bdi>
        </span>
      </summary>
      {open && (
        <ErrorBoundary>
          <Suspense fallback={<LogoLoader size="section" />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
