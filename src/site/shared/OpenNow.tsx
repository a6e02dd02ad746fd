import { useEffect, useState } from 'react';
import { dealerMessages as messages } from '#locales/dealer.ts';
import { company } from '../../config/company.ts';
import { formatLongWeekday } from '../../locales/formatDay.ts';
import { getOpenState } from '../../model/inquiry/openState.ts';
import styles from './Dealer.module.css';

/** Whether the showroom is open now, in Cairo time. Rendered only in the browser. */
export function OpenNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const state = getOpenState(company.openingHours, now);
  if (!state) return null;
  const { isOpen, time, day, daysAhead } = state;
  const { opens } = messages;
  return (
    <p className={styles.open} data-open={isOpen}>
      {isOpen
        ? messages.openUntil(time)
        : daysAhead === 0
          ? opens.today(time)
          : daysAhead === 1
            ? opens.tomorrow(time)
            : opens.later(formatLongWeekday(day), time)}
    </p>
  );
}
