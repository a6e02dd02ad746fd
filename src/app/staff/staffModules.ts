import type { PageModule } from '../routes.tsx';

/** The files of the staff pages and their frame; apart from the route table, so that no visitor downloads their names. */
export const staffModules = import.meta.glob<PageModule>([
  '../../staff/pages/*Page.tsx',
  '../../staff/layout/StaffLayout.tsx',
]);
