import { Link } from 'react-router-dom';
import { carFactMessages } from '#locales/carFacts.ts';
import { comparisonMessages as messages } from '#locales/comparison.ts';
import { paths } from '../../config/paths.ts';
import { imageSources } from '../../data/public/images.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { type Car, type EquipmentList, equipmentLists } from '../../model/car/car.ts';
import { commonLines } from '../../model/car/comparison.ts';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { amountOfComparison } from '../print/amountOfText.ts';
import { markEnglish } from '../shared/inEnglish.ts';
import styles from './ComparisonTable.module.css';
import { type ComparedFact, compareFacts, type PriceTexts } from './comparedFacts.ts';

interface Props {
  readonly cars: readonly Car[];
  readonly prices: ReadonlyMap<string, PriceTexts>;
  readonly onlyDifferences: boolean;
}

export function ComparisonTable({ cars, prices, onlyDifferences }: Props) {
  const facts = compareFacts(cars, prices).filter(({ differs }) => differs || !onlyDifferences);
  const equipment = equipmentOf(cars).filter(({ differs }) => differs || !onlyDifferences);
  if (facts.length + equipment.length === 0) return <p>{messages.none}</p>;
  return (
    <>
      {/* The rows say it too. */}
      {[...facts, ...equipment].some(({ differs }) => differs) && (
        <p className={styles.legend} aria-hidden="true">
          {messages.differs}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-labelledby="compare">
        <table
          className={styles.table}
          data-text={amountOfComparison(cars)}
          style={{ '--cars': cars.length }}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{messages.fact}</span>
              </th>
              {cars.map((car) => (
                <th key={car.id} scope="col">
                  <Link to={paths.car(car.id)}>
                    <bdi>{carTitleWithYear(car)}</bdi>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Pictures cars={cars} />
            {facts.map((fact) => (
              <FactRow key={fact.name} {...fact} cars={cars} />
            ))}
            {equipment.map((list) => (
              <EquipmentRow key={list.name} {...list} cars={cars} onlyDifferences={onlyDifferences} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Pictures({ cars }: Pick<Props, 'cars'>) {
  return (
    <tr className={styles.pictures}>
      <td />
      {cars.map((car) => (
        <td key={car.id}>
          <ResponsiveImage
            src={null}
            {...imageSources(car.mainImage)}
            sizes="(width < 45rem) 40vw, 18rem"
            alt=""
            width={1200}
            height={800}
          />
        </td>
      ))}
    </tr>
  );
}

function FactRow({ name, values, differs, isLong, cars }: ComparedFact & Pick<Props, 'cars'>) {
  const isOnce = isLong && new Set(values.map(({ text }) => text)).size === 1;
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {name} {differs && <span className="visually-hidden">{messages.differs}</span>}
      </th>
      {(isOnce ? values.slice(0, 1) : values).map(({ text, best, mark, path }, index) => (
        <td key={cars[index]?.id} colSpan={isOnce ? cars.length : undefined}>
          {path ? <Link to={path}>{text}</Link> : text && mark?.lang ? <span {...mark}>{text}</span> : text}
          {!text && <span className={styles.unknown}>{messages.notStated}</span>}
          {best && <strong>{best}</strong>}
        </td>
      ))}
    </tr>
  );
}

interface ComparedEquipment {
  readonly name: string;
  readonly list: EquipmentList;
  readonly lists: readonly (readonly string[])[];
  readonly inAll: ReadonlySet<string>;
  readonly differs: boolean;
}

/** Omits lists that are empty for all cars. */
function equipmentOf(cars: readonly Car[]): readonly ComparedEquipment[] {
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

interface EquipmentRowProps extends ComparedEquipment {
  readonly cars: readonly Car[];
  readonly onlyDifferences: boolean;
}

function EquipmentRow({ name, list, lists, inAll, differs, cars, onlyDifferences }: EquipmentRowProps) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {name} {differs && <span className="visually-hidden">{messages.differs}</span>}
      </th>
      {lists.map((lines, index) => (
        <td key={cars[index]?.id}>
          <Lines
            lines={onlyDifferences ? lines.filter((line) => !inAll.has(line)) : lines}
            inAll={inAll}
            mark={markEnglish(cars[index]?.fallbackFields, list)}
          />
        </td>
      ))}
    </tr>
  );
}

interface LinesProps extends Pick<EquipmentRowProps, 'inAll'> {
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
          {inAll.has(line) && (
            <>
              {' '}
              <small>{messages.inAll}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
