import { Link } from 'react-router-dom';
import { carMessages } from '#locales/car.ts';
import { carFactMessages } from '#locales/carFacts.ts';
import { paths } from '../../config/paths.ts';
import { describeColor } from '../../locales/describeColor.ts';
import { formatCountry } from '../../locales/formatCountry.ts';
import { formatPower } from '../../locales/formatPower.ts';
import type { Car } from '../../model/car/car.ts';
import { isTrimInModel } from '../../model/car/trim.ts';
import { type LanguageMark, markEnglish, staffEnglish } from '../shared/inEnglish.ts';
import styles from './CarFacts.module.css';

const words = carFactMessages.names;

export function CarFacts({ car }: { readonly car: Car }) {
  const { color, isEnglish, name: colorName } = describeColor(car);
  const facts: readonly (readonly [name: string, value: string | null, mark?: LanguageMark])[] = [
    [words.brand, car.brand],
    [words.model, car.model],
    [words.trim, isTrimInModel(car) ? null : car.trim, markEnglish(car.fallbackFields, 'trim')],
    [words.year, car.year === null ? null : String(car.year)],
    [words.origin, car.origin && formatCountry(car.origin)],
    [words.condition, carMessages.conditions[car.condition]],
    [words.mileage, car.mileage === null ? null : carMessages.kilometres(car.mileage)],
    [words.fuel, car.fuel && carMessages.fuels[car.fuel]],
    [words.transmission, car.transmission && carMessages.transmissions[car.transmission]],
    [words.body, car.body && carMessages.bodies[car.body]],
    [words.power, car.power === null ? null : formatPower(car.power)],
    [words.engine, car.engine === null ? null : carMessages.cubicCentimetres(car.engine)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value, mark]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi {...mark}>{value}</bdi>
              </dd>
            </div>
          ),
      )}
      {color && (
        <div>
          <dt>{words.color}</dt>
          <dd>
            <bdi {...(isEnglish && staffEnglish)}>{color}</bdi>
            {colorName && (
              <>
                {' ('}
                <bdi {...staffEnglish}>{colorName}</bdi>)
              </>
            )}
          </dd>
        </div>
      )}
      {car.vin && (
        <div>
          <dt>{words.vin}</dt>
          <dd>
            <Link to={paths.track(car.vin)} dir="ltr">
              {car.vin}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
