import { useEffect, useState } from 'react';
import { comparisonMessages as messages } from '#locales/comparison.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { formatDate } from '../../locales/formats.ts';
import type { Car } from '../../model/car/car.ts';
import { useKept } from '../../ui/hooks/useKept.ts';
import { fetchPriceText } from '../shared/fetchPriceText.ts';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { PriceTexts } from './comparedFacts.ts';
import { fetchInstalments } from './fetchInstalments.ts';

const most = 4;

interface Props {
  /** What is chosen is kept for each list. */
  readonly list: string;
  readonly cars: readonly Car[];
}

export function Comparison({ list, cars }: Props) {
  const [{ chosen, onlyDifferences }, setChoice] = useKept<Choice>(
    `comparison:${list}`,
    parseChoice,
    JSON.stringify,
  );
  const known = chosen?.filter((id) => cars.some((car) => car.id === id));
  // Two cars offer no choice, and a single one that is left of it has nothing to be compared with.
  const isChosen = cars.length > 2 && known && (known.length === chosen?.length || known.length > 1);
  const compared = cars.filter(({ id }, index) => (isChosen ? chosen?.includes(id) : index < most));
  const prices = usePriceTexts(cars);
  const toggle = (id: string) => {
    const ids = compared.map((car) => car.id);
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    setChoice({ chosen: next, onlyDifferences });
  };
  return (
    <div className={styles.comparison}>
      <h2 id="compare">{messages.title}</h2>
      {cars.length > 2 && (
        <fieldset className={styles.choices}>
          <legend>{messages.choose}</legend>
          {cars.map((car) => (
            <ChoiceField
              key={car.id}
              label={carTitleWithYear(car)}
              checked={compared.includes(car)}
              disabled={compared.length === most && !compared.includes(car)}
              onChange={() => toggle(car.id)}
            />
          ))}
        </fieldset>
      )}
      {compared.length > 1 && (
        <>
          <div className={styles.choices}>
            <ChoiceField
              label={messages.onlyDifferences}
              checked={onlyDifferences}
              onChange={() => setChoice({ chosen, onlyDifferences: !onlyDifferences })}
            />
          </div>
          <PrintedSource ids={compared.map(({ id }) => id)} />
          <ComparisonTable cars={compared} prices={prices} onlyDifferences={onlyDifferences} />
        </>
      )}
    </div>
  );
}

interface Choice {
  /** Ids; null for the first cars. */
  readonly chosen: readonly string[] | null;
  readonly onlyDifferences: boolean;
}

function parseChoice(text: string | null): Choice {
  try {
    const { chosen, onlyDifferences } = JSON.parse(text ?? '{}');
    return {
      // Fewer are no comparison to come back to.
      chosen: Array.isArray(chosen) && chosen.length > 1 ? chosen.map(String) : null,
      onlyDifferences: onlyDifferences === true,
    };
  } catch {
    return { chosen: null, onlyDifferences: false };
  }
}

function PrintedSource({ ids }: { readonly ids: readonly string[] }) {
  const url = addressIn(localeInfo.code, paths.sharedShortlist(ids));
  return <p className={styles.source}>{`${formatDate(new Date())} · ${url.replace(/^https?:\/\//, '')}`}</p>;
}

const none: ReadonlyMap<string, PriceTexts> = new Map();

/** By the car's id; empty until loaded, and if loading fails. */
function usePriceTexts(cars: readonly Car[]): ReadonlyMap<string, PriceTexts> {
  const [prices, setPrices] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    fetchPriceTexts(cars).then(
      (texts) => isCurrent && setPrices(new Map(texts)),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [cars]);
  return prices;
}

async function fetchPriceTexts(cars: readonly Car[]): Promise<readonly (readonly [string, PriceTexts])[]> {
  const [included, instalments] = await Promise.all([
    Promise.all(cars.map(fetchPriceText)),
    fetchInstalments(cars),
  ]);
  return cars.map(({ id }, index) => [
    id,
    { included: included[index] ?? null, instalment: instalments[index] ?? null },
  ]);
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
}

function ChoiceField({ label, ...input }: ChoiceFieldProps) {
  return (
    <label>
      <input type="checkbox" {...input} />
      <bdi>{label}</bdi>
    </label>
  );
}
