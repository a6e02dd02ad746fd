import styles from './ShareStatus.module.css';

/** What became of passing a page on: see `useShareLink`. */
export function ShareStatus({ children }: { readonly children: string }) {
  return (
    <p role="status" className={styles.status}>
      {children}
    </p>
  );
}
