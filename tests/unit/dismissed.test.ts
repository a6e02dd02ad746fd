import { readFileSync } from 'node:fs';
import { loadRules } from '@rhine-and-nile/emulators';
import { expect, test } from 'vitest';

/** SECURITY.md, "When somebody leaves": the rules as edited there, letter by letter. */
const [written = ''] =
  readFileSync('SECURITY.md', 'utf8').match(/return request\.auth != null &&[^`]*THE-UID[^`]*;/) ?? [];
const original = "return request.auth != null && request.auth.token.firebase.sign_in_provider == 'password';";

function edited(file: string): string {
  const rules = readFileSync(file, 'utf8');
  expect(rules).toContain(original);
  return rules.replace(original, written.replace('THE-UID', 'dismissed'));
}

const map = (fields: object) => new Map(Object.entries(fields));

/** Someone whose ID token is still good. */
const signedIn = (uid: string) =>
  map({ auth: map({ uid, token: map({ firebase: map({ sign_in_provider: 'password' }) }) }) });

test.each([
  ['firestore.rules', 'cloud.firestore', ['databases', '(default)', 'documents', 'Cars', 'x']],
  ['storage.rules', 'firebase.storage', ['b', 'bucket', 'o', 'Cars', 'x.webp']],
] as const)(
  '%s with the line of SECURITY.md keep the dismissed account out, and nobody else',
  (file, service, path) => {
    const ruleset = loadRules(edited(file));
    const mayDelete = (uid: string) => {
      const variables = map({ request: signedIn(uid), resource: map({ data: map({}) }) });
      return ruleset.authorize({ service, method: 'delete', path, variables }, { read: () => null });
    };
    expect(mayDelete('dismissed')).toMatchObject({ allowed: false });
    expect(mayDelete('still-here')).toMatchObject({ allowed: true });
  },
);
