/**
 * The cases of tests/firestore that the official emulator does not pass, by file and reason. On the version that they were
 * found on they have to fail, so that none of them becomes stale; a newer one may pass them (setup.ts).
 */
const FOUND_ON = '1.19';

const OLDER = 'it is older than 1.22, which the stand-in follows';
const DEFECT = 'a defect of its own: no answer, an internal error, or no check';
const MORE = 'it has what the stand-in leaves out, and says so';
/** Nothing is asked of these cases there: they fail in one run and pass in the next. */
const BY_CHANCE = 'what it makes of a request that breaks off is a matter of time';
const PLAIN = 'it never compresses an answer';

type Reasons = Readonly<Record<string, readonly string[]>>;

const BY_FILE: Readonly<Record<string, Reasons>> = {
  commits: {
    [OLDER]: [
      'a commit > refuses documents of another database',
      'transforms > refuse {"appendMissingElements":{"values":[{"arrayValue":{"values":[{"integerValue":"1"}]}}]}}',
    ],
    [DEFECT]: [
      'aggregations > refuse [{"count":{}},{"count":{}},{"count":{}},{"count":{}},{"count":{}},{"count":{}}]',
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
      'batchGet > refuses {"readTime":"2020-02-30T00:00:00Z"}',
      'lists > GET /c?pageSize=abc is refused',
      'lists > GET /c?showMissing=maybe is refused',
    ],
  },
  http: {
    [OLDER]: ['bad requests > of ten megabytes are read and judged by what they hold'],
    [DEFECT]: [
      'bad requests > may have a broken path: /emulator/v1/projects/%zz:securityRules',
      'bad requests > may have a broken path: /v1/%E0%A4%A/x',
      'bad requests > may have a broken path: /v1/projects/p/databases/d/documents/c/%zz',
      'bad requests > that are no HTTP are refused',
      'cross-origin requests > HEAD /v1/projects/demo-cors/databases/(default)/documents/c/a',
      'the emulator’s own endpoints > HEAD /',
      'what is not there says so > pipelines are of another edition',
    ],
    [BY_CHANCE]: ['bad requests > that break off write nothing and hurt no one'],
    [MORE]: [
      'what is not there says so > which the official emulator has > export is 501',
      'what is not there says so > which the official emulator has > findNearest is 501',
      'what is not there says so > which the official emulator has > import is 501',
      'what is not there says so > which the official emulator has > ruleCoverage is 501',
    ],
    [PLAIN]: ['a large answer > is compressed for a client that takes gzip, and for no other'],
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
  },
  transactions: {
    [OLDER]: [
      'a read-only transaction > refuses to write, and stays open',
      'a read-write transaction > ends when it is rolled back, which may happen twice',
      'a read-write transaction > stays open when a write is refused as invalid, and ends when a precondition fails',
      'a read-write transaction > writes what it read, and ends with that',
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
      'what documents may not hold > vectors of something',
      'what documents may not hold > vectors with more',
    ],
    [DEFECT]: [
      'values > are refused: {"stringValue":1}',
      'values > are refused: {"timestampValue":"2020-13-01T00:00:00Z"}',
    ],
  },
};

/** Why the official emulator does not pass cases of a file (`http`), by their full names. */
export function differencesOf(file: string): ReadonlyMap<string, string> {
  const reasons = Object.entries(BY_FILE[file] ?? {});
  return new Map(reasons.flatMap(([reason, names]) => names.map((name) => [name, reason] as const)));
}

/** Whether a case may pass although it is named here. */
export const mayPass = (reason: string, version: string): boolean =>
  reason === BY_CHANCE || !version.startsWith(`${FOUND_ON}.`);
