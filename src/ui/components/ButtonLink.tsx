import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

type Props = ButtonLook & (ComponentProps<typeof Link> | (ComponentProps<'a'> & { readonly href: string }));

/** A link that looks like a button: to a page of this site, or with `href` to another one. */
export function ButtonLink({ variant, small, className, ...props }: Props) {
  const look = buttonClass({ variant, small, className });
  return 'to' in props ? <Link className={look} {...props} /> : <a className={look} {...props} />;
}
