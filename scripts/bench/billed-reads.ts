/** Number of document reads Google bills for a Firestore REST response. */
export function countBilledReads(url: string, request: FirestoreRequest, answers: readonly Answer[]): number {
  if (url.includes(':batchGet')) return answers.filter(({ found, missing }) => found ?? missing).length;
  if (url.includes(':runAggregationQuery')) {
    // One read per 1,000 index entries, including skipped ones.
    const count = Number(answers[0]?.result?.aggregateFields?.count?.integerValue ?? 0);
    return Math.max(1, Math.ceil(count / 1000));
  }
  const found = answers.filter(({ document }) => document).length;
  return Math.max(1, found + (request.structuredQuery?.offset ?? 0));
}

interface FirestoreRequest {
  readonly structuredQuery?: { readonly offset?: number };
}

interface Answer {
  readonly document?: object;
  readonly found?: object;
  readonly missing?: string;
  readonly result?: { readonly aggregateFields?: { readonly count?: { readonly integerValue?: string } } };
}
