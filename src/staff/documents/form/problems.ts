import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import type { ObjectEntries, ObjectSchema } from 'valibot';
import type { Problem } from '../../../data/staff/errors.ts';
import { type FormFormat, toContent } from '../../../data/staff/saveForm.ts';
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
