/** Documents that nobody can access, not even staff. */

import type { Fields } from '../support/wire.ts';
import { forEach } from './cases.ts';
import type { DocumentCase } from './document-cases.ts';
import {
  type Action,
  batchGet,
  change,
  deleteByCommit,
  deleteDocument,
  getDocument,
  set,
} from './firestore-client.ts';
import { type Person, people } from './people.ts';
import { blog, car, review } from './samples.ts';

/** Paths without a rule, with documents that would be valid elsewhere. */
const closedPlaces: Readonly<Record<string, Fields>> = {
  'cars/{id}': car,
  'CARS/{id}': car,
  'Cars /{id}': car,
  'Car/{id}': car,
  'blogs/{id}': blog,
  'reviews/{id}': review,
  'Inquiries/{id}': { email: 'visitor@example.com' },
  'Shipments/{id}': { VIN: 'WVWZZZ1JZXW000001' },
  'users/{id}': { admin: true },
  'Cars/{id}/Cars/{id}': car,
  'Blogs/{id}/Blogs/{id}': blog,
  'hiddenReviews/{id}': review,
  'Reviews/{id}/Cars/{id}': car,
  'Staff/{id}/Cars/{id}': car,
  'Settings/{id}': { hook: 'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78' },
  'Cars/{id}/Notes/{id}/Cars/{id}': car,
};

/** A segment that ends in white space can't be sent in a URL. */
const isAddress = (at: string): boolean => at.split('/').every((segment) => segment.trim() === segment);

/** These cases test that there is no `allow`. */
export const closedCases: readonly DocumentCase[] = Object.entries(closedPlaces).flatMap(([at, stored]) => {
  const place = { outcome: 'out', what: at, at } as const;
  const denied = (method: string, act: Action, who: readonly Person[] = ['visitor', 'staff']) =>
    forEach<DocumentCase>(who, { ...place, allow: `none: ${method}`, stored, act });
  return [
    ...denied('get', isAddress(at) ? getDocument : batchGet, people),
    ...forEach<DocumentCase>(['visitor', 'staff'], { ...place, allow: 'none: create', act: set(stored) }),
    ...denied('update', change({ Name: 'Another' })),
    ...denied('delete', isAddress(at) ? deleteDocument : deleteByCommit),
  ];
});
