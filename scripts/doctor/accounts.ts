import { authOrigins } from '../../src/config/firebaseUrls.ts';
import { type Check, type Checks, couldNotTell, type Finding, good, wrong } from './finding.ts';
import { getDocument } from './firestore.ts';
import { type LiveSite, projectOf } from './live-site.ts';
import { type Answer, ask } from './request.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const methods = 'Firebase console → Authentication → Sign-in method';
const settings = 'Firebase console → Authentication → Settings → User actions';

/** No project accepts a password of one character, so that no request creates an account. */
const signUp = (site: LiveSite) => callAuth(site, 'signUp', { ...unknownAccount(), password: 'x' });
const signIn = (site: LiveSite) =>
  callAuth(site, 'signInWithPassword', { ...unknownAccount(), password: 'x' });

/** What the console must be set to (SECURITY.md). */
export const accountChecks: Checks = {
  'sign-up is closed': answered(signUp, {
    ADMIN_ONLY_OPERATION: good,
    OPERATION_NOT_ALLOWED: good,
    'WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET_REQUIREMENTS': wrong(
      `Anyone can create an account. ${settings}: switch Enable create (sign-up) off, then delete accounts you did not create.`,
    ),
  }),
  // Only creating one would show it while sign-up is open.
  'no anonymous accounts': answered(signUp, {
    ADMIN_ONLY_OPERATION: good,
    '': couldNotTell(`It shows only once sign-up is closed. ${methods}: Anonymous must not be on.`),
  }),
  'staff can sign in by password': answered(signIn, {
    'INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND': good,
    'PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND': wrong(
      `It is switched off. ${methods}: add Email/Password.`,
    ),
  }),
  'sign-in does not tell who has an account': answered(signIn, {
    INVALID_LOGIN_CREDENTIALS: good,
    EMAIL_NOT_FOUND: wrong(`${settings}: switch Email enumeration protection on.`),
  }),
  // An invalid code may be what is checked first.
  'sign-in by e-mail link is off': answered(
    (site) => callAuth(site, 'signInWithEmailLink', { ...unknownAccount(), oobCode: 'none' }),
    {
      OPERATION_NOT_ALLOWED: good,
      '': couldNotTell(`${methods} → Email/Password: Email link must be off.`),
    },
  ),
};

/** @param findings by the start of the answer's message; the first that matches */
function answered(
  request: (site: LiveSite) => Promise<Answer>,
  findings: Readonly<Record<string, Finding>>,
): Check {
  return async (site) => {
    const { message } = await request(site);
    const found = Object.entries(findings).find(([start]) => new RegExp(`^(${start})`).test(message));
    return found?.[1] ?? couldNotTell(`Authentication: ${message}`);
  };
}

/** `.invalid` is never registered (RFC 2606). */
const unknownAccount = () => ({ email: `nobody-${crypto.randomUUID()}@dealer.invalid` });

/** With an account of staff. */
export function teamChecks(account: Credentials): Checks {
  return {
    'the team is closed and has this account': async (site) => {
      const { body, message } = await callAuth(site, 'signInWithPassword', {
        ...account,
        returnSecureToken: true,
      });
      const { idToken } = (body ?? {}) as { readonly idToken?: string };
      if (!idToken) return couldNotTell(`STAFF_EMAIL cannot sign in: ${message}`);
      return toTeamFinding(await getDocument(site, 'Settings/access', idToken));
    },
  };
}

/** The rules show the team only to its members, and while it is open to every account. */
function toTeamFinding({ status, code, body, message }: Answer): Finding {
  if (code === 'PERMISSION_DENIED')
    return wrong('This account is not a member. Ask one to let it in: Dashboard → Team.');
  if (status !== 200) return couldNotTell(`Firestore: ${message}`);
  const [answer] = body as readonly { readonly found?: object }[];
  return answer?.found ? good : wrong('Anyone with an account is staff. Dashboard → Team: close the team.');
}

function callAuth(site: LiveSite, method: string, body: object): Promise<Answer> {
  const environment = projectOf(site);
  const [origin = ''] = authOrigins(environment);
  const path = environment.emulators ? '/identitytoolkit.googleapis.com/v1' : '/v1';
  return ask(site, `${origin}${path}/accounts:${method}?key=${environment.firebase.apiKey}`, { body });
}
