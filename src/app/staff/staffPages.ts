import { staffPaths } from '../../config/staffPaths.ts';
import { pathPattern } from '../pages.ts';

interface StaffPage {
  readonly path: string;
  /** Its component file in src/staff/pages, without `.tsx`. */
  readonly module: string;
}

const sections = [
  staffPaths.dashboard,
  staffPaths.cars,
  staffPaths.blogs,
  staffPaths.reviews,
  staffPaths.leads,
  staffPaths.hero,
  staffPaths.prices,
  staffPaths.import,
  staffPaths.finance,
  staffPaths.publishing,
  staffPaths.team,
  staffPaths.backup,
  staffPaths.activity,
];

/** All pages of the staff area, below `staffFolders`. */
export const staffPages: readonly StaffPage[] = [
  { path: staffPaths.login, module: 'LoginPage' },
  ...sections.map((path) => ({ path, module: 'DashboardPage' })),
  { path: staffPaths.addCar, module: 'CarFormPage' },
  { path: pathPattern(staffPaths.editCar), module: 'CarFormPage' },
  { path: pathPattern(staffPaths.inspect), module: 'InspectionFormPage' },
  { path: '/dashboard/cars/labels', module: 'LabelsPage' },
  { path: staffPaths.importCars, module: 'ImportCarsPage' },
  { path: pathPattern(staffPaths.offer), module: 'OfferPage' },
  { path: staffPaths.addBlog, module: 'BlogFormPage' },
  { path: pathPattern(staffPaths.editBlog), module: 'BlogFormPage' },
  { path: staffPaths.addLead, module: 'LeadFormPage' },
  { path: pathPattern(staffPaths.lead), module: 'LeadFormPage' },
  { path: staffPaths.addReview, module: 'ReviewFormPage' },
  { path: pathPattern(staffPaths.editReview), module: 'ReviewFormPage' },
];
