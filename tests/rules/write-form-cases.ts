/** The requests that create, change or delete a document: allowed for staff, denied for everyone else. */

import { collections } from '../../src/model/collections.ts';
import type { Fields } from '../support/wire.ts';
import { forEach } from './cases.ts';
import type { DocumentCase } from './document-cases.ts';
import {
  type Action,
  change,
  createDocument,
  deleteByCommit,
  deleteDocument,
  patch,
  set,
  setUnlogged,
  transform,
} from './firestore-client.ts';
import type { Kind } from './kinds.ts';
import { outsiders, type Person, people } from './people.ts';

/** @param changed valid new values of a stored document */
export function writeFormCases(kind: Kind, changed: Fields): readonly DocumentCase[] {
  const { sample, collection } = kind;
  return [
    ...formCases(kind, 'create', 'created', set(sample)),
    ...formCases(kind, 'update', 'changed', change(changed), sample),
    ...formCases(kind, 'delete', 'deleted', deleteByCommit, sample),
    ...casesFor(['staff'], 'out', kind, 'create', 'created without an entry', setUnlogged(sample)),
    ...casesFor(['staff'], 'out', kind, 'update', 'replaced without an entry', setUnlogged(sample), sample),
    // It can't say in the history what it deletes, which is asked of all but persons.
    ...(collections[collection].isPersonal ? formCases : refusedForms)(
      kind,
      'delete',
      'deleted by DELETE',
      deleteDocument,
      sample,
    ),
  ];
}

/** These requests can't set the server's time, which every write needs; and the others in their further forms. */
export function furtherFormCases(kind: Kind, changed: Fields): readonly DocumentCase[] {
  const { sample } = kind;
  const mask = Object.keys(changed).map((field) => `updateMask.fieldPaths=${field}`);
  return [
    ...formCases(
      kind,
      'create',
      'created where none is',
      set(sample, { currentDocument: { exists: false } }),
    ),
    ...formCases(kind, 'update', 'replaced', set({ ...sample, ...changed }), sample),
    ...refusedForms(kind, 'create', 'created by createDocument', createDocument(sample)),
    ...refusedForms(kind, 'create', 'created by PATCH', patch(sample)),
    ...refusedForms(kind, 'update', 'replaced by PATCH', patch({ ...sample, ...changed }), sample),
    ...refusedForms(kind, 'update', 'changed by PATCH', patch(changed, mask.join('&')), sample),
    ...casesFor(
      outsiders,
      'out',
      kind,
      'update',
      'changed by a transform',
      transform(aTransform(kind)),
      sample,
    ),
    ...casesFor(outsiders, 'out', kind, 'delete', 'deleted although missing', deleteDocument),
  ];
}

function formCases(
  kind: Kind,
  method: string,
  what: string,
  act: Action,
  stored?: Fields,
): readonly DocumentCase[] {
  return [
    ...casesFor(['staff'], 'in', kind, method, what, act, stored),
    ...casesFor(outsiders, 'out', kind, method, what, act, stored),
  ];
}

function refusedForms(kind: Kind, method: string, what: string, act: Action, stored?: Fields) {
  return casesFor(people, 'out', kind, method, what, act, stored);
}

function casesFor(
  who: readonly Person[],
  outcome: 'in' | 'out',
  { match, collection }: Kind,
  method: string,
  what: string,
  act: Action,
  stored?: Fields,
): readonly DocumentCase[] {
  const shared = { allow: `${match} ${method}`, outcome, what, at: `${collection}/{id}`, act };
  return forEach<DocumentCase>(who, { ...shared, ...(stored && { stored }) });
}

const aTransform = ({ sample }: Kind) => ({
  fieldPath: Object.keys(sample)[0],
  setToServerValue: 'REQUEST_TIME',
});
