/**
 * Every kind of request that creates, changes or deletes a document: allowed for staff, denied for everyone
 * else.
 */

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
  transform,
} from './firestore-client.ts';
import type { Kind } from './kinds.ts';
import { outsiders, type Person, people } from './people.ts';

type Forms = Readonly<Record<string, Action>>;

/** @param changed valid new values of a stored document */
export function writeFormCases(kind: Kind, changed: Fields): readonly DocumentCase[] {
  const { sample } = kind;
  const mask = Object.keys(changed)
    .map((field) => `updateMask.fieldPaths=${field}`)
    .join('&');
  const creating: Forms = {
    'created by a commit': set(sample),
    'created by a commit that wants none there': set(sample, { currentDocument: { exists: false } }),
  };
  const updating: Forms = {
    'replaced by a commit': set({ ...sample, ...changed }),
    'changed by a commit': change(changed),
  };
  // These requests can't set the server's time, which every write needs.
  const creatingUnstamped: Forms = {
    'created by createDocument': createDocument(sample),
    'created by PATCH': patch(sample),
    'created by PATCH that wants none there': patch(sample, 'currentDocument.exists=false'),
  };
  const updatingUnstamped: Forms = {
    'replaced by PATCH': patch({ ...sample, ...changed }),
    'changed by PATCH': patch(changed, `${mask}&currentDocument.exists=true`),
  };
  return [
    ...formCases(kind, 'create', creating),
    ...formCases(kind, 'update', updating, sample),
    ...refusedForms(kind, 'create', creatingUnstamped),
    ...refusedForms(kind, 'update', updatingUnstamped, sample),
    ...formCases(kind, 'delete', { 'deleted by a commit': deleteByCommit }, sample),
    // It can't say in the history what it deletes, which is asked of all but persons.
    ...(collections[kind.collection].isPersonal ? formCases : refusedForms)(
      kind,
      'delete',
      { 'deleted by DELETE': deleteDocument },
      sample,
    ),
    ...forOutsiders(kind, 'update', 'changed by a transform', transform(aTransform(kind)), sample),
    ...forOutsiders(kind, 'delete', 'deleted although missing', deleteDocument),
  ];
}

function formCases(kind: Kind, method: string, forms: Forms, stored?: Fields): readonly DocumentCase[] {
  return Object.entries(forms).flatMap(([what, act]) => [
    ...casesFor(['staff'], 'in', kind, method, what, act, stored),
    ...forOutsiders(kind, method, what, act, stored),
  ]);
}

function refusedForms(kind: Kind, method: string, forms: Forms, stored?: Fields): readonly DocumentCase[] {
  return Object.entries(forms).flatMap(([what, act]) =>
    casesFor(people, 'out', kind, method, what, act, stored),
  );
}

function forOutsiders(kind: Kind, method: string, what: string, act: Action, stored?: Fields) {
  return casesFor(outsiders, 'out', kind, method, what, act, stored);
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
