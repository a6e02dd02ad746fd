import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import styles from './PriceDetails.module.css';

interface Props {
  /** `from` is '' if no offer is for the car. */
  readonly text: { readonly from: string; readonly terms: string; readonly name: string } | null | undefined;
  /** The calculator, rendered once it is opened. */
  readonly children: ReactNode;
}

/** The lowest instalment of a car; opens the calculator. */
export function MonthlyLine({ text, children }: Props) {
  const [open, setOpen] = useState(false);
  if (!text?.from) return null;
  return (
    <details
      className={styles.details}
      // It may have been opened before hydration.
      ref={(details) => {
        if (details?.open) setOpen(true);
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className={styles.monthly}>
          <strong>{text.from}</strong>
          {` ${text.terms} · `}
          <bdi>{text.name}</bdi>
        </span>
        <Icon name="chevron" />
      </summary>
      {open && (
        <ErrorBoundary>
          <Suspense fallback={<LogoLoader size="section" />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
