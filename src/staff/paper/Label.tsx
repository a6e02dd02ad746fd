import { useEffect, useRef, useState } from 'react';
import { company } from '../../config/company.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { imageUrl } from '../../data/public/images.ts';
import { carFactMessages } from '../../locales/ar/carFacts.ts';
import { companyMessages } from '../../locales/ar/company.ts';
import { formatArabicCount, formatArabicCountry, formatArabicPrice } from '../../locales/arabicFormats.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { equipmentLists } from '../../model/car/car.ts';
import { drawQrCode } from '../../ui/print/qrCode.ts';
import { describeFacts, describePlace } from './describeFacts.ts';
import styles from './Label.module.css';
import type { PaperCar } from './paperCar.ts';
import { paperMessages as messages } from './paperMessages.ts';
import { loadPaperFonts, Sheet } from './Sheet.tsx';

const { names } = carFactMessages;

type Terms = readonly (readonly [name: string, value: string | null])[];

interface Props extends PaperCar {
  /** Storage path of the agency's own design. */
  readonly design: string | null;
}

/** A car's windscreen label: one sheet of A4, to be read from two metres. */
export function Label({ car, price, design }: Props) {
  const title = carTitle(car);
  const place = describePlace(car.location);
  const code = drawQrCode(addressIn('ar', paths.car(car.id)));
  const equipment = [...new Set(equipmentLists.flatMap((list) => car[list]))];
  const main: Terms = [
    [names.year, car.year === null ? null : String(car.year)],
    [names.trim, car.trim],
    [names.origin, car.origin && formatArabicCountry(car.origin)],
  ];
  return (
    <Sheet label={title}>
      <header className={styles.name} data-length={lengthOf(title)}>
        <p>
          <small>{messages.brand}</small> <bdi>{car.brand}</bdi>
        </p>
        <p>
          <small>{messages.model}</small> <bdi>{car.model}</bdi>
        </p>
        {place && <p>{place}</p>}
      </header>
      <Terms className={styles.main} terms={main} />
      <section className={styles.price}>
        <p>{messages.price}</p>
        <p>{car.price.amount !== null && formatArabicPrice(car.price.amount)}</p>
        {price && (
          <p>
            {price.summary} {price.until}
          </p>
        )}
      </section>
      <Terms className={styles.facts} terms={describeFacts(car)} />
      {/* Measured again if others change it. */}
      <Equipment key={equipment.join()} lines={equipment} />
      {design && <img className={styles.design} src={imageUrl(design)} alt={messages.design} />}
      <footer className={styles.footer}>
        <div>
          <p className={styles.dealer}>
            <bdi>{company.brand}</bdi>
          </p>
          <p>
            {companyMessages.address.street}، {companyMessages.address.city}
          </p>
          <p dir="ltr">{company.phone}</p>
        </div>
        <p>{messages.scan}</p>
        <img src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt={messages.scan} />
      </footer>
    </Sheet>
  );
}

/** A size of letters in which the name fits. */
function lengthOf(title: string): 'short' | 'medium' | 'long' | 'longest' {
  if (title.length <= 20) return 'short';
  if (title.length <= 36) return 'medium';
  return title.length <= 80 ? 'long' : 'longest';
}

function Terms({ className, terms }: { readonly className: string | undefined; readonly terms: Terms }) {
  return (
    <dl className={className}>
      {terms.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** As many lines as fit, and how many do not. */
function Equipment({ lines }: { readonly lines: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(lines.length);
  useEffect(() => {
    void loadPaperFonts().then(() => {
      const { bottom } = list.current?.getBoundingClientRect() ?? { bottom: 0 };
      const items = [...(list.current?.children ?? [])];
      setFitting(items.filter((item) => item.getBoundingClientRect().bottom <= bottom).length);
    });
  }, []);
  if (lines.length === 0) return <div className={styles.equipment} />;
  return (
    <section className={styles.equipment}>
      <h2>{messages.equipment}</h2>
      <ul ref={list}>
        {lines.map((line, index) => (
          <li key={line} hidden={index >= fitting}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      {/* Keeps its place, so that the lines are measured beside it. */}
      <p className={fitting < lines.length ? undefined : styles.allFit}>
        {formatArabicCount(lines.length - fitting, messages.more)}
      </p>
    </section>
  );
}
