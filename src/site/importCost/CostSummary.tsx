import type { CSSProperties, ReactNode } from 'react';
import { importCostMessages } from '#locales/importCost.ts';
import { formatPrice } from '../../locales/formats.ts';
import { type CostPart, costParts, type LandedCost } from '../../model/import/landedCost.ts';
import styles from './CostSummary.module.css';

const messages = importCostMessages.summary;

interface Props {
  readonly cost: Extract<LandedCost, { total: number }>;
  /** What to do with it. */
  readonly children: ReactNode;
}

/** The sum, and what it is made of as a bar and in rounded amounts. */
export function CostSummary({ cost, children }: Props) {
  const parts = Object.entries(costParts(cost.lines)) as [CostPart, number][];
  // The largest part but the car, whose amount is known, takes what rounding leaves, so that all add up to the sum.
  const left = toThousands(cost.total) - parts.reduce((sum, [, piastres]) => sum + toThousands(piastres), 0);
  const largest = Math.max(...parts.map(([part, piastres]) => (part === 'car' ? 0 : piastres)));
  const amountOf = (piastres: number) => toThousands(piastres) + (piastres === largest ? left : 0);
  return (
    <section className={styles.summary} aria-labelledby="cost-summary">
      <h2 id="cost-summary">{messages.title}</h2>
      <p className={styles.total}>{messages.total(formatPrice(toThousands(cost.total)))}</p>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(([part, piastres]) => (
          <span key={part} data-part={part} style={{ flexGrow: piastres / cost.total } as CSSProperties} />
        ))}
      </div>
      <dl className={styles.parts}>
        {parts.map(([part, piastres]) => (
          <div key={part} data-part={part}>
            <dt>{messages.parts[part]}</dt>
            <dd>{formatPrice(amountOf(piastres))}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

/** Pounds, rounded to a thousand. */
const toThousands = (piastres: number) => Math.round(piastres / 100_000) * 1000;
