import { type ComponentProps, lazy } from 'react';
import { Outlet } from 'react-router-dom';
import { type Previews, PreviewsContext } from '../../staff/documents/form/previews.ts';

const previews: Previews = {
  Car: lazy(async () => {
    const { CarArticle } = await import('../../site/pages/CarPage.tsx');
    return { default: (props: ComponentProps<Previews['Car']>) => <CarArticle {...props} isPreview /> };
  }),
  Blog: lazy(async () => ({ default: (await import('../../site/pages/BlogPage.tsx')).BlogContent })),
};

/** Provides public components as previews, because the staff area must not import the public site. */
export function StaffPreviews() {
  return (
    <PreviewsContext value={previews}>
      <Outlet />
    </PreviewsContext>
  );
}
