import { company } from '../../config/company.ts';
import styles from './Logo.module.css';

/** Its letters are a drawing in index.html (scripts/build/bundle/logo.ts), unless the display font lacks one of them. */
const box = import.meta.env.LOGO_BOX;

export function Logo() {
  if (!box) return <bdi className={styles.logo}>{company.brand}</bdi>;
  return (
    <bdi className={`${styles.logo} ${styles.drawn}`}>
      <svg viewBox={box} aria-hidden="true">
        <use href="#logo" />
      </svg>
      <span>{company.brand}</span>
    </bdi>
  );
}
