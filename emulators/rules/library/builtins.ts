import { format } from '../evaluate/format.ts';
import type { TypeName } from '../evaluate/rule-value.ts';
import type { ServiceName } from '../request.ts';
import { BYTES_METHODS } from './bytes.ts';
import { CONSTRAINT_METHODS, LIST_METHODS, SET_METHODS } from './collections.ts';
import { CONVERSIONS } from './conversions.ts';
import { DOCUMENT_AFTER_FUNCTIONS, DOCUMENT_FUNCTIONS } from './documents.ts';
import { HASHING_FUNCTIONS } from './hashing.ts';
import { MAP_DIFF_METHODS, MAP_METHODS } from './maps.ts';
import { MATH_FUNCTIONS } from './mathematics.ts';
import { LATLNG_FUNCTIONS, LATLNG_METHODS, PATH_METHODS } from './places.ts';
import { contextual, type Library, type Procedure } from './procedure.ts';
import { STRING_METHODS } from './strings.ts';
import { DURATION_FUNCTIONS, DURATION_METHODS, TIMESTAMP_FUNCTIONS, TIMESTAMP_METHODS } from './time.ts';

/** Functions a service's rules can call without declaring them. */
interface Builtins {
  readonly functions: Library;
  readonly namespaces: Readonly<Record<string, Library>>;
}

const FUNCTIONS: Library = {
  ...CONVERSIONS,
  debug: contextual(['any'], (evaluation, value) => {
    evaluation.debug.push(format(value));
    return value;
  }),
};

const NAMESPACES = {
  duration: DURATION_FUNCTIONS,
  hashing: HASHING_FUNCTIONS,
  latlng: LATLNG_FUNCTIONS,
  math: MATH_FUNCTIONS,
  timestamp: TIMESTAMP_FUNCTIONS,
};

const BUILTINS: Readonly<Record<ServiceName, Builtins>> = {
  'cloud.firestore': {
    functions: { ...FUNCTIONS, ...DOCUMENT_FUNCTIONS, ...DOCUMENT_AFTER_FUNCTIONS },
    namespaces: NAMESPACES,
  },
  'firebase.storage': {
    functions: FUNCTIONS,
    namespaces: { ...NAMESPACES, firestore: DOCUMENT_FUNCTIONS },
  },
};

const METHODS: Readonly<Partial<Record<TypeName, Library>>> = {
  string: STRING_METHODS,
  bytes: BYTES_METHODS,
  list: LIST_METHODS,
  set: SET_METHODS,
  map: MAP_METHODS,
  map_diff: MAP_DIFF_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
  path: PATH_METHODS,
  constraint: CONSTRAINT_METHODS,
};

/** `name(…)` in a service's rules. */
export function findFunction(service: ServiceName, name: string): Procedure | undefined {
  return own(BUILTINS[service].functions, name);
}

/** The functions of `name.…(…)` in a service's rules. */
export function findNamespace(service: ServiceName, name: string): Library | undefined {
  return own(BUILTINS[service].namespaces, name);
}

/** `value.name(…)` for a value of a type. */
export function findMethod(type: TypeName, name: string): Procedure | undefined {
  return own(METHODS[type] ?? {}, name);
}

/** Own properties only, because rules may use `constructor` as a name. */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
