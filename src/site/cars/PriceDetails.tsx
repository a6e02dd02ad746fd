import type { PriceText } from '../../locales/priceText.ts';
import styles from './PriceDetails.module.css';

/** What the price includes: a sentence that opens into a table. */
export function PriceDetails({ text: { summary, rows, until } }: { readonly text: PriceText }) {
  if (rows.length === 0) return <p>{summary}</p>;
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
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
