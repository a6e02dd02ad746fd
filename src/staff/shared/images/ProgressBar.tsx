import styles from './ProgressBar.module.css';

interface Props {
  readonly label: string;
  readonly part: number;
}

export function ProgressBar({ label, part }: Props) {
  return <progress className={styles.bar} aria-label={label} value={part} />;
}
