import styles from './ProgressBar.module.css';

interface Props {
  readonly label: string;
  /** 0 to 1. */
  readonly part: number;
}

/** How much of something is done. */
export function ProgressBar({ label, part }: Props) {
  return <progress className={styles.bar} aria-label={label} max={1} value={part} />;
}
