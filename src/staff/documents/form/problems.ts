import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import type { ObjectEntries, ObjectSchema } from 'valibot';
import { isPermissionError, type Problem } from '../../../data/staff/errors.ts';
import { type FormFormat, toContent } from '../../../data/staff/saveForm.ts';
import { getChangedFields } from '../../../model/form/merge.ts';
import { isDeepEqual } from '../../../model/isDeepEqual.ts';
import type { Fields } from '../../../model/text/parse.ts';

/** Validates by the schema; unchanged fields of a stored document may stay invalid. */
export function createResolver<Form extends FieldValues>(
  kind: FormFormat<Form> & { readonly schema: ObjectSchema<ObjectEntries, undefined> },
  base: Form | null,
) {
  const resolve = valibotResolver<FieldValues, unknown, unknown>(kind.schema);
  const before = base && toContent(kind, base);
  return async (values: Form): Promise<ResolverResult<Form>> => {
    const content = toContent(kind, values);
    const { errors } = await resolve(content, undefined, { fields: {}, shouldUseNativeValidation: false });
    const touched = Object.entries(errors).filter(
      ([name]) => !before || !isDeepEqual(content[name], before[name]),
    );
    if (touched.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(touched) as FieldErrors<Form> };
  };
}

export function problemsIn(errors: object, names: readonly string[], prefix = ''): readonly Problem[] {
  return names.flatMap((name) => {
    const error: unknown = (errors as Fields)[name];
    if (typeof error !== 'object' || error === null) return [];
    const path = prefix + name;
    if ('message' in error && typeof error.message === 'string') return [{ path, message: error.message }];
    return problemsIn(error, Object.keys(error), `${path}.`);
  });
}

/** The fields that the rules may have denied, as a sentence; '' for a new document and other failures. */
export function describeRefused<Form extends object>(
  kind: FormFormat<Form> & { readonly labelOf: (path: string) => string },
  error: unknown,
  from: Form | null,
  current: Form,
): string {
  if (!isPermissionError(error) || !from) return '';
  const changed = getChangedFields(toContent(kind, from), toContent(kind, current));
  return changed.length > 0
    ? ` The database denied a change of: ${changed.map(kind.labelOf).join(', ')}.`
    : '';
}
