import { carFactWords } from '#words/carFacts.ts';
import type { Car } from '../../model/car.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { markEnglish } from '../ui/inEnglish.ts';
import styles from './CarSections.module.css';

const words = carFactWords.equipment;

/** The four collapsible sections of a car, each only if present (SPEC 2). */
export function CarSections({ car }: { readonly car: Car }) {
  const sections = [
    { title: words.specialFeatures, list: 'specialFeatures' },
    { title: words.engineSpecs, list: 'engineSpecs' },
    { title: words.exterior, list: 'exterior' },
    { title: words.interior, list: 'interior' },
  ] as const;
  const shown = sections.filter(({ list }) => car[list].length > 0);
  if (shown.length === 0) return null;
  return (
    <Accordion
      items={shown.map(({ title, list }) => ({ title, content: <Lines car={car} list={list} /> }))}
    />
  );
}

type List = 'specialFeatures' | 'engineSpecs' | 'exterior' | 'interior';

function Lines({ car, list }: { readonly car: Car; readonly list: List }) {
  return (
    <ul className={styles.lines} {...markEnglish(car.english, list)}>
      {[...new Set(car[list])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
