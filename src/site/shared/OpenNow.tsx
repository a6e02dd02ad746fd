import { useEffect, useState } from 'react';
import { dealerMessages as messages } from '#locales/dealer.ts';
import { company } from '../../config/company.ts';
import { formatLongWeekday } from '../../locales/formatDay.ts';
import { getOpenState, type OpenState } from '../../model/inquiry/openState.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import styles from './Dealer.module.css';

/** Whether the showroom is open now, in Cairo time; an empty line in static pages. */
export function OpenNow() {
  const state = useOpenState();
  return (
    <p className={styles.open} data-open={state?.isOpen}>
      {state && describe(state)}
    </p>
  );
}

function useOpenState(): OpenState | null {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return hydrated ? getOpenState(company.openingHours, now) : null;
}

function describe({ isOpen, time, day, daysAhead }: OpenState): string {
  const { openUntil, opens } = messages;
  if (isOpen) return openUntil(time);
  if (daysAhead === 0) return opens.today(time);
  return daysAhead === 1 ? opens.tomorrow(time) : opens.later(formatLongWeekday(day), time);
}
