import { invalidArgument } from '../errors.ts';

/** Decodes the percent-encoding of a part of a path. Throws INVALID_ARGUMENT if it is invalid. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidArgument(`The path has a broken percent-encoding: ${segment}`);
  }
}
