import { Link } from 'react-router-dom';
import { carPageMessages } from '#locales/carPage.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { paths } from '../../config/paths.ts';
import { formatShortDay } from '../../locales/formatShortDay.ts';
import { formatCount } from '../../locales/formats.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './InspectedLine.module.css';

/** When a car was inspected and what was found, or when it will be; leads to its report, or to what is inspected. */
export function InspectedLine({ car }: { readonly car: Car }) {
  const { id, inspected, location } = car;
  if (!inspected)
    return (
      isForSale(car) && (
        <p className={styles.inspected}>
          <Link to={paths.inspection} className={styles.line}>
            {carPageMessages.inspectedLater[location?.place ?? 'showroom']}
          </Link>
        </p>
      )
    );
  const { findings } = carPageMessages;
  const found = (['good', 'remarks', 'faults'] as const)
    .filter((finding) => inspected[finding] > 0)
    .map((finding) => formatCount(inspected[finding], findings[finding]));
  return (
    <p className={styles.inspected}>
      <Link to={paths.report(id)} className={styles.line}>
        <Icon name="check" />
        {/* A page of last year says no year. */}
        <span suppressHydrationWarning>
          {carPageMessages.inspected(formatShortDay(new Date(inspected.date)), found.join(localeInfo.comma))}
        </span>
      </Link>
    </p>
  );
}
