import { Link } from 'react-router-dom';
import { comparisonMessages as messages } from '#locales/comparison.ts';
import { paths } from '../../config/paths.ts';
import { imageSources } from '../../data/public/images.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import type { Car } from '../../model/car/car.ts';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { amountOfComparison } from '../print/amountOfText.ts';
import styles from './ComparisonTable.module.css';
import { type ComparedFact, compareFacts, type PriceTexts } from './comparedFacts.ts';
import { EquipmentRow, equipmentOf } from './EquipmentRow.tsx';

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
          {messages.legend}
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
