import { staffPaths } from '../../config/staffPaths.ts';
import type { TopicIconName } from '../../ui/components/TopicIcon.tsx';

export interface Section {
  readonly name: string;
  readonly path: string;
  readonly icon?: TopicIconName;
  /** Instead of `icon`: the path of a drawing that only the staff area has. */
  readonly drawing?: string;
}

export const overview: Section = {
  name: 'Dashboard',
  path: staffPaths.dashboard,
  drawing: 'M4 4h6.5v6.5H4Zm9.5 0H20v6.5h-6.5ZM4 13.5h6.5V20H4Zm9.5 0H20V20h-6.5Z',
};

interface SectionGroup {
  readonly name: string;
  readonly sections: readonly Section[];
}

export const sectionGroups: readonly SectionGroup[] = [
  {
    name: 'Sales',
    sections: [
      { name: 'Cars', path: staffPaths.cars, icon: 'car' },
      { name: 'Leads', path: staffPaths.leads, icon: 'message' },
    ],
  },
  {
    name: 'Website',
    sections: [
      { name: 'Blogs', path: staffPaths.blogs, icon: 'document' },
      { name: 'Reviews', path: staffPaths.reviews, icon: 'star' },
      { name: 'Hero', path: staffPaths.hero, icon: 'expand' },
      { name: 'Publishing', path: staffPaths.publishing, drawing: 'M12 16V4M7 9l5-5 5 5M4 20h16' },
    ],
  },
  {
    name: 'Pricing',
    sections: [
      { name: 'Prices', path: staffPaths.prices, icon: 'coins' },
      { name: 'Import costs', path: staffPaths.import, icon: 'ship' },
      { name: 'Instalments', path: staffPaths.finance, drawing: 'M4 6h16v14H4ZM4 10h16M8 3v5m8-5v5' },
    ],
  },
  {
    name: 'Administration',
    sections: [
      { name: 'Team', path: staffPaths.team, icon: 'shield' },
      { name: 'Backup', path: staffPaths.backup, drawing: 'M3 4h18v5H3Zm2 5v11h14V9m-9 4h4' },
      { name: 'Activity', path: staffPaths.activity, drawing: 'M3 12h4l3-8 4 16 3-8h4' },
    ],
  },
];

export const sections = sectionGroups.flatMap((group) => group.sections);

export function getSection(pathname: string): Section | undefined {
  // A form: /dashboard/add-car is in /dashboard/cars, and so is a report.
  const inSection = pathname.replace(/\/(?:add|edit)-(\w+)/, '/$1s').replace(/\/inspection\//, '/cars/');
  return sections.find(({ path }) => `${inSection}/`.startsWith(`${path}/`));
}
