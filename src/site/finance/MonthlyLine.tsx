import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Car } from '../../model/car/car.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import type { AskProps } from './Calculator.tsx';
import styles from './MonthlyLine.module.css';
import type { Monthly } from './monthly.ts';

const Calculator = lazy(() => import('./Calculator.tsx').then((module) => ({ default: module.Calculator })));

interface Props {
  readonly car: Car;
  readonly monthly: Monthly | null | undefined;
  /** Passed in, because it belongs to another subject. */
  readonly Ask: ComponentType<AskProps>;
}

/** The lowest instalment of a car; opens the calculator. */
export function MonthlyLine({ car, monthly, Ask }: Props) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  if (!monthly?.text) return null;
  const { from, terms, name } = monthly.text;
  return (
    <details
      ref={details}
      className={styles.monthly}
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
          <Suspense fallback={<LogoLoader size="section" />}>
            <Calculator car={car} Ask={Ask} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
