/** Separate from the routes, so that public bundles do not list staff chunks. */
export const staffModules = import.meta.glob([
  '../../staff/pages/*Page.tsx',
  '../../staff/layout/StaffLayout.tsx',
]);
