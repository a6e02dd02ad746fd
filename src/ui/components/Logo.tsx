import { company } from '../../config/company.ts';
import styles from './Logo.module.css';

export function Logo() {
  const words = company.brand.split(/(&)/);
  return (
    <bdi className={styles.logo}>
      {words.map((word) => (word === '&' ? <em key={word}>{word}</em> : word))}
    </bdi>
  );
}
