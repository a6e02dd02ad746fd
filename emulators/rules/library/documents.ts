import { EvaluationError } from '../errors.ts';
import type { RulesPath, RuleValue } from '../evaluate/rule-value.ts';
import { contextual, type Library } from './procedure.ts';

/** Reads Firestore documents: in Storage's rules as `firestore.get(…)`. */
export const DOCUMENT_FUNCTIONS: Library = {
  get: contextual(['path'], (evaluation, path) => existing(evaluation.document(path, false), path)),
  exists: contextual(['path'], (evaluation, path) => evaluation.document(path, false) !== null),
};

/** The same after the request; only in Firestore's rules. */
export const DOCUMENT_AFTER_FUNCTIONS: Library = {
  getAfter: contextual(['path'], (evaluation, path) => existing(evaluation.document(path, true), path)),
  existsAfter: contextual(['path'], (evaluation, path) => evaluation.document(path, true) !== null),
};

function existing(document: RuleValue, path: RulesPath): RuleValue {
  if (document === null) throw new EvaluationError(`There is no document ${path}.`);
  return document;
}
