import { describe, expect, onTestFinished, test } from 'vitest';
import type { Fields } from '../support/wire.ts';
import { freshId } from './cases.ts';
import { testDocumentCases } from './document-cases.ts';
import { FirestoreClient, nameOf, put, remove, setting, stamped, versionOf } from './firestore-client.ts';
import { outsiders, type Person, provideAccounts } from './people.ts';
import { reviewCases } from './review-cases.ts';
import { review } from './samples.ts';

testDocumentCases(reviewCases);

const stampedBefore = { ...review, updatedAt: new Date('2026-01-15T09:30:00Z'), updatedBy: 'somebody' };
const old = { Message: 5, Rating: '5', Stars: true };

describe.each([
  ['hidden', 'Reviews', 'HiddenReviews'],
  ['shown again', 'HiddenReviews', 'Reviews'],
])('a review is %s', (_, from, to) => {
  const accounts = provideAccounts();

  /** A stored review, and the commit that moves it. */
  async function prepare(stored: Fields) {
    const id = freshId();
    const [source, target] = [`${from}/${id}`, `${to}/${id}`];
    onTestFinished(() => remove(source, target));
    await put(source, stored);
    const commit = (who: Person, moved: Fields, { isLeft = false, isStamped = true } = {}) => {
      const client = new FirestoreClient(accounts.headers(who));
      const write = setting(target, moved);
      return client.commit(
        isStamped ? stamped(write, client.uid) : write,
        ...(isLeft ? [] : [{ delete: nameOf(source) }]),
      );
    };
    return { source, target, commit };
  }

  test.each([
    ['one of today', review],
    ['an old one, whatever it lacks and holds', old],
  ])('by staff, in one commit: %s', async (_what, stored) => {
    const { source, target, commit } = await prepare(stored);
    expect((await commit('staff', stored)).status).toBe(200);
    expect(await versionOf(source)).toBeNull();
    expect(await versionOf(target)).not.toBeNull();
  });

  test.each([
    ['staying where it was as well', review, review, { isLeft: true }],
    ['without saying who moved it and when', review, review, { isStamped: false }],
    ['under the audit fields it had', stampedBefore, stampedBefore, { isStamped: false }],
    ['an old one changed on the way', old, { ...old, Rating: '4' }, {}],
    ['an old one that gains a foreign field', old, { ...old, More: 1 }, {}],
    ['an old one that loses a field', old, { Message: 5, Rating: '5' }, {}],
  ])('never %s', async (_what, stored, moved, how) => {
    const { source, target, commit } = await prepare(stored);
    const before = await versionOf(source);
    expect((await commit('staff', moved, how)).status).toBe(403);
    expect([await versionOf(source), await versionOf(target)]).toEqual([before, null]);
  });

  test.each(outsiders)('denied for others: %s', async (outsider) => {
    const { source, target, commit } = await prepare(review);
    expect((await commit(outsider, review)).status).toBe(403);
    expect(await versionOf(source)).not.toBeNull();
    expect(await versionOf(target)).toBeNull();
  });
});
