/** The staff account of tests in process. */
export const account = { uid: 'account-of-the-tests', email: 'mona@dealer.example' };

/** A colleague's. */
export const otherAccount = { uid: 'another-account', email: 'ben@dealer.example' };

/** An account's ID token for an hour, not signed, as the Auth emulator's. */
export function createToken(owner: typeof account = account): string {
  const now = Math.floor(Date.now() / 1000);
  const { uid, email } = owner;
  const firebase = { sign_in_provider: 'password', identities: { email: [email] } };
  const claims = { sub: uid, user_id: uid, email, firebase, iat: now, auth_time: now, exp: now + 3600 };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}
