import styles from './Button.module.css';

/** How a button looks. */
export interface ButtonLook {
  /** 'solid' for the one action of a screen, 'quiet' for the rest, 'danger' for what destroys something. */
  readonly variant?: 'solid' | 'quiet' | 'danger' | undefined;
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
}

export function buttonClass({ variant = 'solid', small, className }: ButtonLook): string {
  return [styles.button, variant !== 'solid' && styles[variant], small && styles.small, className]
    .filter(Boolean)
    .join(' ');
}
