import { carFactMessages } from '#locales/carFacts.ts';
import { type Car, type EquipmentList, equipmentLists } from '../../model/car/car.ts';
import { Accordion } from '../shared/Accordion.tsx';
import { markEnglish } from '../shared/inEnglish.ts';
import styles from './CarSections.module.css';

export function CarSections({ car }: { readonly car: Car }) {
  const shown = equipmentLists.filter((list) => car[list].length > 0);
  if (shown.length === 0) return null;
  return (
    <Accordion
      items={shown.map((list) => ({
        title: carFactMessages.equipment[list],
        content: <Lines car={car} list={list} />,
      }))}
    />
  );
}

function Lines({ car, list }: { readonly car: Car; readonly list: EquipmentList }) {
  return (
    <ul className={styles.lines} {...markEnglish(car.fallbackFields, list)}>
      {[...new Set(car[list])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
