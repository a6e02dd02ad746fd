import type { ComponentProps } from 'react';

/** A button without a look of its own, which sends no form where it is not told to. */
export function PlainButton({ type = 'button', ...props }: ComponentProps<'button'>) {
  return <button type={type} {...props} />;
}
