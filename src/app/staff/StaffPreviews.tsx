import { type ComponentProps, lazy } from 'react';
import { Outlet } from 'react-router-dom';
import { type Previews, PreviewsContext } from '../../staff/shared/forms/previews.ts';

const previews: Previews = {
  Car: lazy(async () => {
    const { CarArticle } = await import('../../site/pages/CarPage.tsx');
    return { default: (props: ComponentProps<Previews['Car']>) => <CarArticle {...props} isPreview /> };
  }),
  Blog: lazy(async () => ({ default: (await import('../../site/pages/BlogPage.tsx')).BlogContent })),
};

/** Lets the staff area show what visitors would see: it imports nothing of the site itself. */
export function Component() {
  return (
    <PreviewsContext value={previews}>
      <Outlet />
    </PreviewsContext>
  );
}
