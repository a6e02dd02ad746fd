/** Documents that nobody can access, not even staff. */

import type { Fields } from '../support/wire.ts';
import { forEach } from './cases.ts';
import type { DocumentCase } from './document-cases.ts';
import { batchGet, change, deleteByCommit, deleteDocument, getDocument, set } from './firestore-client.ts';
import { people } from './people.ts';
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
export const closedCases: readonly DocumentCase[] = [
  ...Object.entries(closedPlaces).flatMap(([at, stored]): readonly DocumentCase[] => [
    ...forEach<DocumentCase>(people, {
      allow: 'none: get',
      outcome: 'out',
      what: at,
      at,
      stored,
      act: isAddress(at) ? getDocument : batchGet,
    }),
    ...forEach<DocumentCase>(['visitor', 'staff'], {
      allow: 'none: create',
      outcome: 'out',
      what: at,
      at,
      act: set(stored),
    }),
    ...forEach<DocumentCase>(['visitor', 'staff'], {
      allow: 'none: update',
      outcome: 'out',
      what: at,
      at,
      stored,
      act: change({ Name: 'Another' }),
    }),
    ...forEach<DocumentCase>(['visitor', 'staff'], {
      allow: 'none: delete',
      outcome: 'out',
      what: at,
      at,
      stored,
      act: isAddress(at) ? deleteDocument : deleteByCommit,
    }),
  ]),
];
