/** Documents that nobody can access, not even staff. */

import type { Fields } from '../support/wire.ts';
import { forEach } from './cases.ts';
import type { DocumentCase } from './document-cases.ts';
import {
  type Action,
  batchGet,
  change,
  createDocument,
  deleteByCommit,
  deleteDocument,
  getDocument,
  patch,
  set,
  transform,
} from './firestore-client.ts';
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

const writing: Readonly<Record<string, (fields: Fields) => readonly [act: Action, isStored: boolean]>> = {
  'is created': (fields) => [createDocument(fields), false],
  'is created by a commit': (fields) => [set(fields), false],
  'is created by PATCH': (fields) => [patch(fields), false],
  'is set again': (fields) => [set({ ...fields, Name: 'Another' }), true],
  'is changed': (fields) => [change({ ...fields, Name: 'Another' }, ['Name']), true],
  'is changed by a transform': () => [
    transform({ fieldPath: 'Name', setToServerValue: 'REQUEST_TIME' }),
    true,
  ],
  'is deleted': () => [deleteDocument, true],
  'is deleted by a commit': () => [deleteByCommit, true],
};

function writingCases(at: string, fields: Fields, allow: string): readonly DocumentCase[] {
  return Object.entries(writing).flatMap(([what, form]) => {
    const [act, isStored] = form(fields);
    const shared = { allow, outcome: 'out', what: `${at} ${what}`, at, act } as const;
    return forEach<DocumentCase>(people, { ...shared, ...(isStored && { stored: fields }) });
  });
}

/** A segment that ends in white space can't be sent in a URL. */
const isAddress = (at: string): boolean => at.split('/').every((segment) => segment.trim() === segment);

/** These cases test that there is no `allow`. */
export const closedCases: readonly DocumentCase[] = [
  ...writingCases('Inquiries/{id}', { email: 'visitor@example.com' }, 'none: write'),
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
      allow: 'none: delete',
      outcome: 'out',
      what: at,
      at,
      stored,
      act: isAddress(at) ? deleteDocument : deleteByCommit,
    }),
  ]),
];
