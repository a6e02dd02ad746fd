import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { PlainButton } from './PlainButton.tsx';

/** A button as the whole site has them. */
export function Button({
  variant,
  small,
  className,
  ...props
}: ButtonLook & ComponentProps<typeof PlainButton>) {
  return <PlainButton className={buttonClass({ variant, small, className })} {...props} />;
}
