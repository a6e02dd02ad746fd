import { EvaluationError } from '../errors.ts';

/** Decodes the percent-encoding of a segment. Throws EvaluationError if it is invalid. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new EvaluationError(`Invalid path segment '${segment}'.`);
  }
}
