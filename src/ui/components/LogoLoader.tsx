import { uiMessages } from '#locales/ui.ts';
import { Logo } from './Logo.tsx';
import styles from './LogoLoader.module.css';

interface Props {
  /** `section` fills its container. */
  readonly size?: 'page' | 'section';
}

/** SPEC 2. */
export function LogoLoader({ size = 'page' }: Props) {
  return (
    <div className={styles.loader} data-size={size} role="status">
      <Logo />
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.text}>{uiMessages.loading}</span>
    </div>
  );
}
