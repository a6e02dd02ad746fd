import { company } from '../../config/company.ts';
import styles from './Logo.module.css';

/** The dealer's wordmark: the brand's words, its ampersand in the metal accent. */
export function Logo() {
  const words = company.brand.split(/(&)/);
  return (
    <bdi className={styles.logo}>
      {words.map((word) => (word === '&' ? <em key={word}>{word}</em> : word))}
    </bdi>
  );
}
