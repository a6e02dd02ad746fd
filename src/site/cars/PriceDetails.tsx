import { carPageMessages } from '#locales/carPage.ts';
import type { PriceText } from '../../locales/priceText.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './PriceDetails.module.css';

/** What the price includes: ticks and crosses, a sentence for screen readers, that open into a table. */
export function PriceDetails({ text: { summary, rows, until } }: { readonly text: PriceText }) {
  if (rows.length === 0) return <p>{summary}</p>;
  return (
    <details className={styles.details}>
      <summary>
        <span className={styles.sentence}>{summary}</span>
        {/* Drawn by CSS, so that search and copy find them once. */}
        <span className={styles.marks} aria-hidden="true" data-title={carPageMessages.inPrice}>
          {rows.map(
            ([name, , state]) => state !== 'none' && <span key={name} data-is={state} data-text={name} />,
          )}
        </span>
        <Icon name="chevron" />
      </summary>
      <table>
        <caption>{until}</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
