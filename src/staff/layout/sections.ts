import { paths } from '../../config/paths.ts';
import type { TopicIconName } from '../../ui/components/TopicIcon.tsx';

interface Section {
  readonly name: string;
  readonly path: string;
  readonly icon: TopicIconName;
}

export const sections: readonly Section[] = [
  { name: 'Cars', path: paths.staffCars, icon: 'car' },
  { name: 'Leads', path: paths.staffLeads, icon: 'message' },
  { name: 'Blogs', path: paths.staffBlogs, icon: 'document' },
  { name: 'Reviews', path: paths.staffReviews, icon: 'star' },
  { name: 'Hero', path: paths.staffHero, icon: 'expand' },
  { name: 'Prices', path: paths.staffPrices, icon: 'coins' },
  { name: 'Import costs', path: paths.staffImport, icon: 'ship' },
  { name: 'Instalments', path: paths.staffFinance, icon: 'clock' },
  { name: 'Publishing', path: paths.staffPublishing, icon: 'globe' },
  { name: 'Team', path: paths.staffTeam, icon: 'shield' },
  { name: 'Backup', path: paths.staffBackup, icon: 'clock' },
  { name: 'Activity', path: paths.staffActivity, icon: 'compass' },
];

/** The section of a path, if any. */
export function getSection(pathname: string): Section | undefined {
  // A form: /dashboard/add-car is in /dashboard/cars.
  const inSection = pathname.replace(/\/(?:add|edit)-(\w+)/, '/$1s');
  return sections.find(({ path }) => `${inSection}/`.startsWith(`${path}/`));
}
