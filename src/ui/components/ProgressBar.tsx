import styles from './ProgressBar.module.css';

export function ProgressBar({ label, part }: { readonly label: string; readonly part: number }) {
  return <progress className={styles.bar} aria-label={label} value={part} />;
}
