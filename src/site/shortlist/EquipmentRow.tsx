import { carFactMessages } from '#locales/carFacts.ts';
import { comparisonMessages as messages } from '#locales/comparison.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { type Car, type EquipmentList, equipmentLists } from '../../model/car/car.ts';
import { commonLines } from '../../model/car/comparison.ts';
import { markEnglish } from '../shared/inEnglish.ts';
import styles from './ComparisonTable.module.css';

interface ComparedEquipment {
  readonly name: string;
  readonly list: EquipmentList;
  readonly lists: readonly (readonly string[])[];
  readonly inAll: ReadonlySet<string>;
  readonly differs: boolean;
}

/** Omits lists that are empty for all cars. */
export function equipmentOf(cars: readonly Car[]): readonly ComparedEquipment[] {
  return equipmentLists
    .map((list) => {
      const lists = cars.map((car) => [...new Set(car[list])]);
      const inAll = commonLines(lists);
      return {
        name: carFactMessages.equipment[list],
        list,
        lists,
        inAll,
        differs: lists.some(({ length }) => length > inAll.size),
      };
    })
    .filter(({ lists }) => lists.some(({ length }) => length > 0));
}

interface Props extends ComparedEquipment {
  readonly cars: readonly Car[];
  readonly onlyDifferences: boolean;
}

export function EquipmentRow({ name, list, lists, inAll, differs, cars, onlyDifferences }: Props) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {name} {differs && <span className="visually-hidden">{messages.differs}</span>}
      </th>
      {cars.map((car, index) => {
        const lines = lists[index] ?? [];
        return (
          <td key={car.id} data-car={carTitle(car)}>
            <Lines
              lines={onlyDifferences ? lines.filter((line) => !inAll.has(line)) : lines}
              inAll={inAll}
              mark={markEnglish(car.fallbackFields, list)}
            />
          </td>
        );
      })}
    </tr>
  );
}

interface LinesProps extends Pick<Props, 'inAll'> {
  readonly lines: readonly string[];
  readonly mark: ReturnType<typeof markEnglish>;
}

function Lines({ lines, inAll, mark }: LinesProps) {
  if (lines.length === 0) return <span className={styles.unknown}>{messages.notStated}</span>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          {mark.lang ? <span {...mark}>{line}</span> : line}
          {inAll.has(line) && <Shared />}
        </li>
      ))}
    </ul>
  );
}

function Shared() {
  return (
    <>
      {' '}
      <small>{messages.inAll}</small>
    </>
  );
}
