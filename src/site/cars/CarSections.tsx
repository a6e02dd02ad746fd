import { carPageWords } from '#words/carPage.ts';
import type { Car } from '../../model/car.ts';
import { Accordion } from '../ui/Accordion.tsx';
import styles from './CarSections.module.css';

const words = carPageWords.sections;

/** The four collapsible sections of a car, each only if present (SPEC 2). */
export function CarSections({ car }: { readonly car: Car }) {
  const sections = [
    { title: words.specialFeatures, lines: car.specialFeatures },
    { title: words.engineSpecs, lines: car.engineSpecs },
    { title: words.exterior, lines: car.exterior },
    { title: words.interior, lines: car.interior },
  ].filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) return null;
  return (
    <Accordion items={sections.map(({ title, lines }) => ({ title, content: <Lines lines={lines} /> }))} />
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
