/**
 * The cases of this folder, and of tests/rules, that the official emulator of these machines, 1.19, does not pass, each with its reason;
 * emulators/README.md has them too. Against it they have to fail (tests/setup/official.ts),
 * and all others must hold.
 */
const OLDER = 'it is older than 1.22, which the stand-in follows';
const DEFECT = 'a defect of its own: no answer, an internal error, or no check';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  [OLDER]: [
    'a commit > refuses documents of another database',
    'transforms > refuse {"appendMissingElements":{"values":[{"arrayValue":{"values":[{"integerValue":"1"}]}}]}}',
    'lists > page through an order of fields',
    'names > DELETE /c is not a call',
    'names > PATCH /c is not a call',
    'preconditions > compare the update time',
    'names > POST /c/a is not a call',
    'names > POST /c/a:commit is not a call',
    'bad requests > of ten megabytes are read and judged by what they hold',
    'refusals > two lists that contain',
    'a read-only transaction > refuses to write, and stays open',
    'a read-write transaction > ends when it is rolled back, which may happen twice',
    'a read-write transaction > stays open when a write is refused as invalid, and ends when a precondition fails',
    'a read-write transaction > writes what it read, and ends with that',
    'limits > are exceeded by a string in a map in an array',
    'limits > are exceeded by a string in an array',
    'what documents may not hold > arrays in a map in an array in an array',
    'what documents may not hold > arrays in arrays',
    'what documents may not hold > special maps without a type',
    'what documents may not hold > vectors of something',
    'what documents may not hold > vectors with more',
  ],
  [DEFECT]: [
    'aggregations > refuse [{"count":{}},{"count":{}},{"count":{}},{"count":{}},{"count":{}},{"count":{}}]',
    'batchGet > refuses {"documents":[1]}',
    'batchGet > refuses {"readTime":"2020-02-30T00:00:00Z"}',
    'bad requests > may have a broken path: /emulator/v1/projects/%zz:securityRules',
    'bad requests > may have a broken path: /v1/%E0%A4%A/x',
    'bad requests > may have a broken path: /v1/projects/p/databases/d/documents/c/%zz',
    'bad requests > that are no HTTP are refused',
    'bad requests > that break off write nothing and hurt no one',
    'cross-origin requests > HEAD /v1/projects/demo-cors/databases/(default)/documents/c/a',
    'the emulator’s own endpoints > HEAD /',
    'what is not there says so > pipelines are of another edition',
    'values > are refused: {"stringValue":1}',
    'values > are refused: {"timestampValue":"2020-13-01T00:00:00Z"}',
  ],
};

/** Why the official emulator does not pass a case, by its full name; undefined if it does. */
export function differsBecause(name: string): string | undefined {
  return Object.entries(NAMES).find(([, names]) => names.includes(name))?.[0];
}
