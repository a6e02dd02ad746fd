import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import type { OutdatedText } from './describeReport.ts';
import styles from './OutdatedNote.module.css';

/** Compares with the browser's time, because a static page may be months old. */
export function OutdatedNote({ from, text }: OutdatedText) {
  const isNow = useHydrated() && Date.now() > from;
  return (from === 0 || isNow) && <p className={styles.note}>{text}</p>;
}
