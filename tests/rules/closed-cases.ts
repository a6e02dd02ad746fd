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
import { car, review } from './samples.ts';

/** Paths without a rule, with documents that would be valid elsewhere. */
const closedPlaces: Readonly<Record<string, Fields>> = {
  'cars/{id}': car,
  'Cars /{id}': car,
  'Car/{id}': car,
  'Inquiries/{id}': { email: 'visitor@example.com' },
  'Cars/{id}/Cars/{id}': car,
  'Reviews/{id}/Cars/{id}': review,
  'Settings/{id}': { hook: 'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78' },
  'Cars/{id}/Notes/{id}/Cars/{id}': car,
};

/** A segment that ends in white space can't be sent in a URL. */
const isAddress = (at: string): boolean => at.split('/').every((segment) => segment.trim() === segment);

/** These cases test that there is no `allow`. */
export const closedCases: readonly DocumentCase[] = Object.entries(closedPlaces).flatMap(([at, stored]) => {
  const place = { outcome: 'out', what: at, at } as const;
  const denied = (method: string, act: Action) =>
    forEach<DocumentCase>(['visitor', 'staff'], { ...place, allow: `none: ${method}`, stored, act });
  return [
    ...denied('get', isAddress(at) ? getDocument : batchGet),
    ...forEach<DocumentCase>(['visitor', 'staff'], { ...place, allow: 'none: create', act: set(stored) }),
    ...denied('update', change({ Name: 'Another' })),
    ...denied('delete', isAddress(at) ? deleteDocument : deleteByCommit),
  ];
});
