import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'header' | 'figure';
}

export function Container({ as: Tag = 'div', className, ...props }: Props) {
  return <Tag className={className ? `page ${className}` : 'page'} {...props} />;
}

export function Section({ as = 'section', className, ...props }: Props) {
  return <Container as={as} className={className ? `section ${className}` : 'section'} {...props} />;
}
