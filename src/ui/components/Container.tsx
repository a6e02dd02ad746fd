import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'header' | 'figure';
}

/** The page's column: its width and gutters. */
export function Container({ as: Tag = 'div', className, ...props }: Props) {
  return <Tag className={className ? `page ${className}` : 'page'} {...props} />;
}

/** A container with the space that separates a page's sections. */
export function Section({ as = 'section', className, ...props }: Props) {
  return <Container as={as} className={className ? `section ${className}` : 'section'} {...props} />;
}
