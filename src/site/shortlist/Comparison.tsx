import { useEffect, useState } from 'react';
import { comparisonMessages as messages } from '#locales/comparison.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { formatDate } from '../../locales/formats.ts';
import type { Car } from '../../model/car/car.ts';
import { fetchInstalment } from '../finance/monthly.ts';
import { fetchPriceText } from '../shared/fetchPriceText.ts';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { PriceTexts } from './comparedFacts.ts';

const most = 4;

export function Comparison({ cars }: { readonly cars: readonly Car[] }) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const compared = cars.filter(({ id }, index) => (chosen ? chosen.includes(id) : index < most));
  const prices = usePriceTexts(cars);
  const toggle = (id: string) => {
    const ids = compared.map((car) => car.id);
    setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  };
  return (
    <div className={styles.comparison}>
      <h2 id="compare">{messages.title}</h2>
      {cars.length > 2 && (
        <fieldset className={styles.choices}>
          <legend>{messages.choose}</legend>
          {cars.map((car) => (
            <Choice
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
            <Choice
              label={messages.onlyDifferences}
              checked={onlyDifferences}
              onChange={() => setOnlyDifferences(!onlyDifferences)}
            />
          </div>
          <PrintedSource ids={compared.map(({ id }) => id)} />
          <ComparisonTable cars={compared} prices={prices} onlyDifferences={onlyDifferences} />
        </>
      )}
    </div>
  );
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
    Promise.all(cars.map(async (car) => [car.id, await fetchPriceTexts(car)] as const)).then(
      (texts) => isCurrent && setPrices(new Map(texts)),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [cars]);
  return prices;
}

async function fetchPriceTexts(car: Car): Promise<PriceTexts> {
  const [included, monthly] = await Promise.all([fetchPriceText(car), fetchInstalment(car)]);
  return { included, monthly };
}

interface ChoiceProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
}

function Choice({ label, ...input }: ChoiceProps) {
  return (
    <label>
      <input type="checkbox" {...input} />
      <bdi>{label}</bdi>
    </label>
  );
}
