import { company } from '../../config/company.ts';
import styles from './Logo.module.css';

export function Logo() {
  const parts = company.brand.split(/(&)/);
  return (
    <bdi className={styles.logo}>
      {parts.map((word) => (word === '&' ? <em key={word}>{word}</em> : word))}
    </bdi>
  );
}
