import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import styles from './OutdatedNote.module.css';

interface Props {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly text: string;
}

/** Compares with the browser's time, because a static page may be months old. */
export function OutdatedNote({ from, text }: Props) {
  return useHydrated() && Date.now() > from && <p className={styles.note}>{text}</p>;
}
