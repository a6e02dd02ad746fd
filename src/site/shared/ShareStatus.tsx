import { shareMessages } from '#locales/share.ts';
import styles from './ShareStatus.module.css';

export function ShareStatus({ children }: { readonly children: string }) {
  return (
    <p role="status" className={`${styles.status} ${children === shareMessages.copied ? styles.done : ''}`}>
      {children}
    </p>
  );
}
