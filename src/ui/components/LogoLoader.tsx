import { uiMessages } from '#locales/ui.ts';
import { Logo } from './Logo.tsx';
import styles from './LogoLoader.module.css';

interface Props {
  readonly size?: 'page' | 'section';
}

export function LogoLoader({ size = 'page' }: Props) {
  return (
    <div className={styles.loader} data-size={size} role="status">
      <Logo />
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.text}>{uiMessages.loading}</span>
    </div>
  );
}
