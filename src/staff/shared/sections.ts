import { paths } from '../../config/paths.ts';
import type { TopicIconName } from '../../ui/components/TopicIcon.tsx';

interface Section {
  readonly name: string;
  readonly path: string;
  readonly icon: TopicIconName;
  /** In the paths of its forms, such as /dashboard/add-car. */
  readonly noun?: string;
}

export const sections: readonly Section[] = [
  { name: 'Cars', path: paths.staffCars, icon: 'car', noun: 'car' },
  { name: 'Blogs', path: paths.staffBlogs, icon: 'document', noun: 'blog' },
  { name: 'Reviews', path: paths.staffReviews, icon: 'star', noun: 'review' },
  { name: 'Hero', path: paths.staffHero, icon: 'expand' },
  { name: 'Prices', path: paths.staffPrices, icon: 'coins' },
  { name: 'Publishing', path: paths.staffPublishing, icon: 'globe' },
  { name: 'Team', path: paths.staffTeam, icon: 'shield' },
  { name: 'Backup', path: paths.staffBackup, icon: 'clock' },
];

/** The section of a path, if any. */
export function getSection(pathname: string): Section | undefined {
  const [, noun] = pathname.match(/^\/dashboard\/(?:add|edit)-(\w+)/) ?? [];
  return sections.find((section) =>
    noun ? section.noun === noun : `${pathname}/`.startsWith(`${section.path}/`),
  );
}
