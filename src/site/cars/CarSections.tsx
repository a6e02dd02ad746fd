import type { Car } from '../../model/car.ts';
import { Accordion } from '../ui/Accordion.tsx';
import styles from './CarSections.module.css';

/** The four collapsible sections of a car, each only if present (SPEC 2). */
export function CarSections({ car }: { readonly car: Car }) {
  const sections = [
    { title: 'Special Features', lines: car.specialFeatures },
    { title: 'Engine Specs', lines: car.engineSpecs },
    { title: 'Exterior', lines: car.exterior },
    { title: 'Interior', lines: car.interior },
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
