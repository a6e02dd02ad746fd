/**
 * The cases of tests/firestore that the official emulator fails, by file and reason. On the version they were
 * found on they must fail, so that none becomes stale; a newer one may pass them (setup.ts).
 */
const FOUND_ON = '1.19';

const OLDER = 'it is older than 1.22, which the stand-in follows';
const DEFECT = 'a defect of its own: no answer, an internal error, or no check';
const MORE = 'it supports what the stand-in refuses';
/** These cases pass or fail by chance. */
const BY_CHANCE = 'whether it runs an aborted request depends on timing';
const LAXER = 'it allows more than Google documents for production';
const PLAIN = 'it never compresses an answer';

type Reasons = Readonly<Record<string, readonly string[]>>;

const BY_FILE: Readonly<Record<string, Reasons>> = {
  commits: {
    [OLDER]: [
      'a commit > refuses documents of another database',
      'transforms > refuse {"appendMissingElements":{"values":[{"arrayValue":{"values":[{"integerValue":"1"}]}}]}}',
    ],
    [DEFECT]: [
      'counts > refuse [{"count":{}},{"count":{}},{"count":{}},{"count":{}},{"count":{}},{"count":{}}]',
    ],
  },
  documents: {
    [OLDER]: [
      'lists > page through an order of fields',
      'names > DELETE /c is not a call',
      'names > PATCH /c is not a call',
      'names > POST /c/a is not a call',
      'names > POST /c/a:commit is not a call',
      'preconditions > compare the update time',
    ],
    [DEFECT]: [
      'batchGet > refuses {"documents":[1]}',
      'lists > GET /c?pageSize=abc is refused',
      'lists > GET /c?showMissing=maybe is refused',
    ],
  },
  http: {
    [OLDER]: ['bad requests > of ten megabytes are read and validated'],
    [DEFECT]: [
      'bad requests > may have a broken path: /emulator/v1/projects/%zz:securityRules',
      'bad requests > may have a broken path: /v1/%E0%A4%A/x',
      'bad requests > may have a broken path: /v1/projects/p/databases/d/documents/c/%zz',
      'bad requests > that are not HTTP are refused',
      'cross-origin requests > HEAD /v1/projects/demo-cors/databases/(default)/documents/c/a',
      'the emulator’s own endpoints > HEAD /',
      'unsupported calls say so > pipelines are of another edition',
    ],
    [BY_CHANCE]: ['bad requests > that break off write nothing and do not affect others'],
    [MORE]: [
      ...[
        'findNearest',
        'ListCollectionIds',
        'showMissing',
        'upTo',
        'sum',
        'avg',
        'readTime',
        'ReadOnly.readTime',
      ].map((name) => `unsupported calls say so > which the official emulator supports > ${name} is 501`),
    ],
    [PLAIN]: ['a large answer > is compressed only for clients that accept gzip'],
  },
  queries: {
    [OLDER]: ['refusals > two lists that contain'],
  },
  rules: {
    [DEFECT]: [
      'loading rules > refuses {"rules":{"files":[]}}',
      'loading rules > refuses {"rules":{}}',
      'loading rules > refuses {}',
    ],
    [LAXER]: ['documents that rules ask for > a query may ask for 11: 403'],
  },
  transactions: {
    [OLDER]: [
      'a read-only transaction > refuses to write, and stays open',
      'a read-write transaction > ends when it is rolled back, which may happen twice',
      'a read-write transaction > stays open when a write is refused as invalid, and ends when a precondition fails',
      'a read-write transaction > writes what it read, and ends with the commit',
    ],
    [DEFECT]: [
      'a read-write transaction > locks > against another transaction: one of two that read and write the same is aborted',
    ],
  },
  values: {
    [OLDER]: [
      'limits > are exceeded by a string in a map in an array',
      'limits > are exceeded by a string in an array',
      'what documents may not hold > arrays in a map in an array in an array',
      'what documents may not hold > arrays in arrays',
      'what documents may not hold > special maps without a type',
    ],
    [DEFECT]: [
      'values > are refused: {"stringValue":1}',
      'values > are refused: {"timestampValue":"2020-13-01T00:00:00Z"}',
    ],
  },
};

/** Why the official emulator fails cases of a file (`http`), by their full names. */
export function differencesOf(file: string): ReadonlyMap<string, string> {
  const reasons = Object.entries(BY_FILE[file] ?? {});
  return new Map(reasons.flatMap(([reason, names]) => names.map((name) => [name, reason] as const)));
}

/** Whether a case may pass although it is listed here. */
export const mayPass = (reason: string, version: string): boolean =>
  reason === BY_CHANCE || !version.startsWith(`${FOUND_ON}.`);
