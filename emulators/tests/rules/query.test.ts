import { describe, expect, it, test } from 'vitest';
import { loadRules } from '../../rules/ruleset.ts';
import { map, query, reader, request, resource } from './harness.ts';
import { PROVEN, type QueryCase, UNPROVEN, VISIBLE, where } from './query-cases.ts';

describe.each(Object.entries(PROVEN))('proven %s', (_, cases) => {
  it.each<QueryCase>(cases)('%s', (condition, ...constraints) => {
    const documents = reader({
      'users/me': resource('users/me', { ok: true }),
      'Cars/x': resource('Cars/x', { price: 4n }),
      'Cars/y': resource('Cars/y', { price: 5n }),
    });
    const list = request('list', { query: { disjuncts: [constraints] } });
    const source = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
      match /Cars/{id} { allow list: if ${condition}; } } }`;
    expect(loadRules(source).authorize(list, documents)).toMatchObject({ allowed: true, reasons: [] });
  });
});

describe.each(Object.entries(UNPROVEN))('not proven %s', (_, cases) => {
  it.each<QueryCase>(cases)('%s', (condition, ...constraints) => {
    const list = request('list', { query: { disjuncts: [constraints] } });
    const source = `service cloud.firestore { match /databases/{database}/documents { match /Cars/{id} {
      function f(x) { return [x].size() == 1; } allow list: if ${condition}; } } }`;
    const { allowed, reasons } = loadRules(source).authorize(list, reader());
    expect(allowed).toBe(false);
    expect(reasons).toEqual([
      expect.stringMatching(/^(evaluation error|false for 'list'|No matching allow)/),
    ]);
  });
});

describe('disjunctions', () => {
  const RULE = "resource.data.Hidden == false || resource.data.owner == 'me'";
  const mine = where('owner', '==', 'me');

  it('are allowed if each part is', () => {
    expect(query(RULE, [VISIBLE], [mine]).allowed).toBe(true);
    expect(query(RULE, [mine], [VISIBLE], [VISIBLE, mine]).allowed).toBe(true);
  });

  it('are denied if any part is', () => {
    expect(query(RULE, [VISIBLE], [where('owner', '==', 'you')]).allowed).toBe(false);
    expect(query(RULE, [VISIBLE], []).allowed).toBe(false);
    expect(query(RULE).allowed).toBe(false);
  });

  it('may be allowed by different allows', () => {
    const source = `service cloud.firestore { match /databases/{d}/documents/Cars/{id} {
      allow list: if resource.data.Hidden == false; allow list: if resource.data.owner == 'me'; } }`;
    const list = request('list', { query: { disjuncts: [[VISIBLE], [mine]] } });
    expect(loadRules(source).authorize(list, reader()).allowed).toBe(true);
  });
});

describe('the rest of the request', () => {
  test.each([
    ['request.query.limit <= 50', 50n, true],
    ['request.query.limit <= 50', 51n, false],
  ])('%s with %d', (condition, limit, allowed) => {
    const variables = new Map([['request', map({ query: map({ limit }) })]]);
    const source = `service cloud.firestore { match /databases/{d}/documents/Cars/{id} { allow list: if ${condition}; } }`;
    expect(loadRules(source).authorize(request('list', { variables }), reader()).allowed).toBe(allowed);
  });

  it('ignores the resource of the request', () => {
    expect(query('resource.data.price == 4').allowed).toBe(false);
  });

  it('reports what is missing', () => {
    expect(query('resource.data.Hidden == false').reasons).toEqual([
      "evaluation error at L2:115 for 'list' @ L2, Property Hidden is undefined on object.",
    ]);
  });
});
