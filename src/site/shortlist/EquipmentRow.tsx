import { comparisonWords as words } from '#words/comparison.ts';
import type { Car } from '../../model/car.ts';
import { linesOfAll } from '../../model/comparison.ts';
import styles from './ComparisonTable.module.css';

/** One list of equipment of all cars that are compared, in their order. */
interface ComparedEquipment {
  readonly name: string;
  readonly lists: readonly (readonly string[])[];
  readonly inAll: ReadonlySet<string>;
  readonly differs: boolean;
}

const names = words.equipment;

/** The lists in which at least one of the cars has a line. */
export function equipmentOf(cars: readonly Car[]): readonly ComparedEquipment[] {
  return (['specialFeatures', 'engineSpecs', 'exterior', 'interior'] as const)
    .map((list) => {
      const lists = cars.map((car) => [...new Set(car[list])]);
      const inAll = linesOfAll(lists);
      return { name: names[list], lists, inAll, differs: lists.some(({ length }) => length > inAll.size) };
    })
    .filter(({ lists }) => lists.some(({ length }) => length > 0));
}

interface Props extends ComparedEquipment {
  readonly cars: readonly Car[];
  readonly onlyDifferences: boolean;
}

/** A list of equipment, car beside car; a line that all have says so. */
export function EquipmentRow({ name, lists, inAll, differs, cars, onlyDifferences }: Props) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {name} {differs && <small>{words.differs}</small>}
      </th>
      {lists.map((lines, index) => (
        <td key={cars[index]?.id}>
          <Lines lines={onlyDifferences ? lines.filter((line) => !inAll.has(line)) : lines} inAll={inAll} />
        </td>
      ))}
    </tr>
  );
}

function Lines({ lines, inAll }: Pick<Props, 'inAll'> & { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <span className={styles.unknown}>{words.notStated}</span>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{inAll.has(line) ? <Shared line={line} /> : line}</li>
      ))}
    </ul>
  );
}

function Shared({ line }: { readonly line: string }) {
  return (
    <>
      {line} <small>{words.inAll}</small>
    </>
  );
}
