import { importCostMessages as messages } from '#locales/importCost.ts';
import styles from './CostTable.module.css';
import type { CostText } from './describeCost.ts';

interface Props {
  readonly lines: readonly CostText[];
  readonly total: string;
}

/** Each line with its rate, its amount, and below them its source. */
export function CostTable({ lines, total }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.result}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.columns.cost}</th>
          <th scope="col">{messages.columns.rate}</th>
          <th scope="col">{messages.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, name, rate, note, source, amount }) => (
          <tr key={kind} data-kind={kind}>
            <th scope="row">{name}</th>
            <td>
              {rate}
              {note && (
                <small>
                  {note}
                  {source && (
                    <>
                      {' · '}
                      <bdi>{source}</bdi>
                    </>
                  )}
                </small>
              )}
            </td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {messages.sum}
          </th>
          <td>
            <output>{total}</output>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
