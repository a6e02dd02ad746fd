/** The signed-in callers. */
const segment = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
const claims = {
  sub: 'me',
  user_id: 'me',
  email_verified: true,
  role: 'staff',
  level: 3,
  part: 0.5,
  roles: ['a', 1],
};

/** Unsigned, like the Auth emulator's. */
export const SIGNED_IN = `Bearer ${segment({ alg: 'none', type: 'JWT' })}.${segment(claims)}.`;
