import { listInquiryMessages } from '#locales/listInquiry.ts';
import { paths } from '../../config/paths.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCount, formatEnglishList, formatList } from '../../locales/formats.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { askedCars, inquiryLimits, truncateCarName } from '../../model/inquiry/inquiry.ts';
import { encloseCars } from './encloseCars.ts';
import { InquiryForm } from './InquiryForm.tsx';
import styles from './ListInquiryForm.module.css';
import type { CarName } from './useInquiry.ts';

interface Props {
  readonly cars: readonly CarSummary[];
  readonly onDone: () => void;
}

export function ListInquiryForm({ cars, onDone }: Props) {
  const titles = cars.map(carTitleWithYear);
  return (
    <>
      <AskedCars cars={cars} />
      <InquiryForm
        subject={paths.shortlist}
        car={nameAll(titles)}
        enclosed={encloseCars(cars)}
        asked={askedCars(cars)}
        onDone={onDone}
      />
    </>
  );
}

/** Collapses more than two names, so that the form is in view. */
function AskedCars({ cars }: Pick<Props, 'cars'>) {
  const list = (
    <ul className={styles.cars}>
      {cars.map((car) => (
        <li key={car.id}>
          <bdi>{carTitleWithYear(car)}</bdi>
        </li>
      ))}
    </ul>
  );
  if (cars.length <= 2) return list;
  return (
    <details className={styles.collapsed}>
      <summary>{nameFirst(cars.map(carTitleWithYear))}</summary>
      {list}
    </details>
  );
}

function nameFirst([first = '', ...others]: readonly string[]): string {
  return formatList([first, formatCount(others.length, listInquiryMessages.others)]);
}

/** All names, or the first and the number of others if they exceed the limit. */
function nameAll(titles: readonly string[]): CarName {
  const english = formatEnglishList(titles);
  if (english.length <= inquiryLimits.car) return { english, localized: formatList(titles) };
  const [name = '', ...others] = titles;
  const first = truncateCarName(name, 150);
  return {
    english: formatEnglishList([first, mailSubject.others(others.length)]),
    localized: nameFirst([first, ...others]),
  };
}
