import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

interface Look {
  /** `solid` for the main action of a screen. */
  readonly variant?: 'solid' | 'quiet' | undefined;
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Button({ variant, small, className, ...props }: Look & ComponentProps<typeof PlainButton>) {
  return <PlainButton className={toClassName({ variant, small, className })} {...props} />;
}

type LinkProps = ComponentProps<typeof Link> | (ComponentProps<'a'> & { readonly href: string });

/** `to` for pages of this locale, `href` for other URLs. */
export function ButtonLink({ variant, small, className, ...props }: Look & LinkProps) {
  const classes = toClassName({ variant, small, className });
  return 'to' in props ? <Link className={classes} {...props} /> : <a className={classes} {...props} />;
}

export function PlainButton({ type = 'button', ...props }: ComponentProps<'button'>) {
  return <button type={type} {...props} />;
}

function toClassName({ variant = 'solid', small, className }: Look): string {
  return [styles.button, variant !== 'solid' && styles[variant], small && styles.small, className]
    .filter(Boolean)
    .join(' ');
}
