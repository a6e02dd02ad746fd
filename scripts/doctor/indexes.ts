import { readFileSync } from 'node:fs';
import { type Check, type Checks, couldNotTell, good, wrong } from './finding.ts';
import { equals, runQuery } from './firestore.ts';
import { projectOf } from './live-site.ts';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly IndexField[];
}

interface IndexField {
  readonly fieldPath: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

/** What the site compares with; a query orders by the other fields of an index. */
const compared: Readonly<Record<string, boolean | string>> = {
  Hidden: false,
  Featured: true,
  Status: 'sold',
};

/** One query for each index of firestore.indexes.json that visitors need; the others are of collections only staff read. */
export function indexChecks(): Checks {
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    indexes: readonly Index[];
  };
  const asked = indexes.filter(({ collectionGroup }) => collectionGroup === 'Cars');
  return Object.fromEntries(asked.map((index) => [`index ${nameOf(index)}`, answers(index)]));
}

function nameOf({ collectionGroup, fields }: Index): string {
  const names = fields.map(
    ({ fieldPath, order }) => fieldPath + (order === 'DESCENDING' ? ' descending' : ''),
  );
  return `${collectionGroup} (${names.join(', ')})`;
}

function answers(index: Index): Check {
  return async (site) => {
    const answer = await runQuery(site, toQuery(index));
    if (answer.status === 200) return good;
    if (answer.code !== 'FAILED_PRECONDITION') return couldNotTell(`Firestore: ${answer.message}`);
    if (/currently building/i.test(answer.message))
      return wrong(
        'It is being built, which takes some minutes. Firebase console → Firestore → Indexes shows it; run this again then.',
      );
    return wrong(
      `It is missing. npx firebase deploy --only firestore:indexes --project ${projectOf(site).firebase.projectId}, then wait for Firebase console → Firestore → Indexes.`,
    );
  };
}

function toQuery({ collectionGroup, fields }: Index): object {
  const isCompared = ({ fieldPath }: IndexField) => fieldPath in compared;
  const filters = fields
    .filter(isCompared)
    .map(({ fieldPath }) => equals(fieldPath, compared[fieldPath] ?? ''));
  return {
    from: [{ collectionId: collectionGroup }],
    where: filters.length > 0 ? { compositeFilter: { op: 'AND', filters } } : undefined,
    orderBy: fields
      .filter((field) => !isCompared(field))
      .map(({ fieldPath, order }) => ({ field: { fieldPath }, direction: order })),
    limit: 1,
  };
}
