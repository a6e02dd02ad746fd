import { paths } from '../../config/paths.ts';
import type { TopicIconName } from '../../ui/components/TopicIcon.tsx';

interface Section {
  readonly name: string;
  readonly path: string;
  readonly icon: TopicIconName;
  /** The section's own address and those of its forms. */
  readonly pattern: RegExp;
}

export const sections: readonly Section[] = [
  { name: 'Cars', path: paths.staffCars, icon: 'car', pattern: /^\/dashboard\/(cars|(add|edit)-car)\b/ },
  {
    name: 'Blogs',
    path: paths.staffBlogs,
    icon: 'document',
    pattern: /^\/dashboard\/(blogs|(add|edit)-blog)\b/,
  },
  {
    name: 'Reviews',
    path: paths.staffReviews,
    icon: 'star',
    pattern: /^\/dashboard\/(reviews|(add|edit)-review)\b/,
  },
  { name: 'Hero', path: paths.staffHero, icon: 'expand', pattern: /^\/dashboard\/hero\b/ },
  {
    name: 'Publishing',
    path: paths.staffPublishing,
    icon: 'globe',
    pattern: /^\/dashboard\/publishing\b/,
  },
];

/** The section an address belongs to; none for /dashboard itself. */
export function sectionOf(pathname: string): Section | undefined {
  return sections.find(({ pattern }) => pattern.test(pathname));
}
