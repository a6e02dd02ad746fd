/** What Google bills for an answer of Firestore's REST interface, in documents read. */
export function countBilledReads(url: string, request: FirestoreRequest, answers: readonly Answer[]): number {
  if (url.includes(':batchGet')) return answers.filter(({ found, missing }) => found ?? missing).length;
  if (url.includes(':runAggregationQuery')) {
    // One for each thousand index entries it goes through, those it skips among them.
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
