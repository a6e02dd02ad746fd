/** The indexes of a database, as `firestore.indexes.json` declares them. */
import { BadMessage, boolean, listOf, message, oneOf, parseBody, string } from '../../wire/json.ts';
import { FirestoreError } from '../errors.ts';
import { formatFieldPath, parseFieldPath } from '../field-paths.ts';
import { NAME } from '../query/query.ts';

export type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export interface IndexField {
  /** In its canonical spelling. */
  readonly path: string;
  readonly mode: Mode;
}

/** Always ends with the document's name. */
export interface Index {
  readonly collectionGroup: string;
  readonly scope: Scope;
  readonly fields: readonly IndexField[];
}

/** Thrown for a file that cannot be deployed. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

const readPath = (json: unknown) => canonical(string(json));
const readMode = { order: oneOf('ASCENDING', 'DESCENDING'), arrayConfig: oneOf('CONTAINS') };
const readScope = oneOf('COLLECTION', 'COLLECTION_GROUP');

const readFile = message({
  indexes: listOf(
    message({
      collectionGroup: string,
      queryScope: readScope,
      fields: listOf(message({ fieldPath: readPath, ...readMode })),
      density: string,
    }),
  ),
  fieldOverrides: listOf(
    message({
      collectionGroup: string,
      fieldPath: (json) => (json === '*' ? json : readPath(json)),
      ttl: boolean,
      indexes: listOf(message({ ...readMode, queryScope: readScope })),
    }),
  ),
});

type Settings = readonly { readonly mode: Mode; readonly scope: Scope }[];

/** What Firestore builds for each field without an exemption. */
const AUTOMATIC: Settings = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((mode) => ({
  mode,
  scope: 'COLLECTION',
}));

export class Indexes {
  readonly #composite: readonly Index[];
  /** By collection group and field. */
  readonly #exemptions: ReadonlyMap<string, Settings>;

  /** @param source content of `firestore.indexes.json` @throws IndexFileError */
  constructor(source: string) {
    const { indexes = [], fieldOverrides = [] } = parseFile(source);
    this.#composite = indexes.map(({ collectionGroup = '', queryScope = 'COLLECTION', fields = [] }) => ({
      collectionGroup,
      scope: queryScope,
      fields: withName(fields.map((field) => ({ path: field.fieldPath ?? '', mode: modeOf(field) }))),
    }));
    refuseDuplicates(this.#composite.map((index) => JSON.stringify(index)));
    const exemptions = fieldOverrides.map(
      ({ collectionGroup = '', fieldPath = '', indexes: settings = [] }) => {
        const ofScopes = settings.map(({ queryScope = 'COLLECTION', ...field }) => {
          return { mode: modeOf(field), scope: queryScope };
        });
        return [exemptionKey(collectionGroup, fieldPath), ofScopes] as const;
      },
    );
    refuseDuplicates(exemptions.map(([key]) => key));
    this.#exemptions = new Map(exemptions);
  }

  composite(collectionGroup: string, scope: Scope): readonly Index[] {
    return this.#composite.filter(
      (index) => index.collectionGroup === collectionGroup && index.scope === scope,
    );
  }

  /** The automatic indexes of one field. */
  ofField(collectionGroup: string, scope: Scope, path: string): readonly Index[] {
    return this.#settingsOf(collectionGroup, path)
      .filter((setting) => setting.scope === scope)
      .map(({ mode }) => ({ collectionGroup, scope, fields: withName([{ path, mode }]) }));
  }

  /** A field without an exemption has that of the map it is in, or else that of all fields (`*`). */
  #settingsOf(collectionGroup: string, path: string): Settings {
    const segments = parseFieldPath(path);
    const enclosing = segments.map((_, i) => formatFieldPath(segments.slice(0, segments.length - i)));
    for (const each of [...enclosing, '*']) {
      const settings = this.#exemptions.get(exemptionKey(collectionGroup, each));
      if (settings) return settings;
    }
    return AUTOMATIC;
  }
}

/** The name follows in the direction of the last field, unless the index says otherwise. */
export function withName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last?.path === NAME_PATH) return fields;
  return [...fields, { path: NAME_PATH, mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }];
}

export const NAME_PATH = formatFieldPath(NAME);

const exemptionKey = (collectionGroup: string, path: string) => `${collectionGroup}/${path}`;

const canonical = (path: string) => formatFieldPath(parseFieldPath(path));

function modeOf({ order, arrayConfig }: { order?: Mode; arrayConfig?: Mode }): Mode {
  const mode = order ?? arrayConfig;
  if (mode === undefined) throw new IndexFileError('A field has neither `order` nor `arrayConfig`.');
  return mode;
}

function parseFile(source: string) {
  try {
    return readFile(parseBody(source));
  } catch (error) {
    if (error instanceof BadMessage || error instanceof FirestoreError)
      throw new IndexFileError(error.message);
    throw error;
  }
}

/** The deploy creates them one by one, and Google refuses the second. */
function refuseDuplicates(keys: readonly string[]): void {
  const twice = keys.find((key, i) => keys.indexOf(key) < i);
  if (twice !== undefined) throw new IndexFileError(`Listed twice: ${twice}`);
}
