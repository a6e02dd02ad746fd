import { contextual, type Library } from '../procedure.ts';

/** Reading Firestore's documents: in Storage's rules as `firestore.get(…)`. A document that is missing is null. */
export const DOCUMENT_FUNCTIONS: Library = {
  get: contextual(['path'], (evaluation, path) => evaluation.document(path, false)),
  exists: contextual(['path'], (evaluation, path) => evaluation.document(path, false) !== null),
};

/** The same of the state that the request would leave behind, in Firestore's rules alone. */
export const DOCUMENT_AFTER_FUNCTIONS: Library = {
  getAfter: contextual(['path'], (evaluation, path) => evaluation.document(path, true)),
  existsAfter: contextual(['path'], (evaluation, path) => evaluation.document(path, true) !== null),
};
