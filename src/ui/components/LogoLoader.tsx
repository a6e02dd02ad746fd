import { uiMessages } from '#locales/ui.ts';
import { Logo } from './Logo.tsx';
import styles from './LogoLoader.module.css';

interface Props {
  /** 'page' fills the screen below the top bar; 'section' takes the size its container gives it. */
  readonly size?: 'page' | 'section';
}

/** The loading state of SPEC 2: the logo, and 'Loading...' for those who cannot see it move. */
export function LogoLoader({ size = 'page' }: Props) {
  return (
    <div className={styles.loader} data-size={size} role="status">
      <Logo />
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.text}>{uiMessages.loading}</span>
    </div>
  );
}
