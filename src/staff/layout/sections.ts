import { staffPaths } from '../../config/staffPaths.ts';
import type { TopicIconName } from '../../ui/components/TopicIcon.tsx';

interface Section {
  readonly name: string;
  readonly path: string;
  readonly icon: TopicIconName;
}

export const sections: readonly Section[] = [
  { name: 'Cars', path: staffPaths.cars, icon: 'car' },
  { name: 'Leads', path: staffPaths.leads, icon: 'message' },
  { name: 'Blogs', path: staffPaths.blogs, icon: 'document' },
  { name: 'Reviews', path: staffPaths.reviews, icon: 'star' },
  { name: 'Hero', path: staffPaths.hero, icon: 'expand' },
  { name: 'Prices', path: staffPaths.prices, icon: 'coins' },
  { name: 'Import costs', path: staffPaths.import, icon: 'ship' },
  { name: 'Instalments', path: staffPaths.finance, icon: 'clock' },
  { name: 'Publishing', path: staffPaths.publishing, icon: 'globe' },
  { name: 'Team', path: staffPaths.team, icon: 'shield' },
  { name: 'Backup', path: staffPaths.backup, icon: 'clock' },
  { name: 'Activity', path: staffPaths.activity, icon: 'compass' },
];

/** The section of a path, if any. */
export function getSection(pathname: string): Section | undefined {
  // A form: /dashboard/add-car is in /dashboard/cars.
  const inSection = pathname.replace(/\/(?:add|edit)-(\w+)/, '/$1s');
  return sections.find(({ path }) => `${inSection}/`.startsWith(`${path}/`));
}
