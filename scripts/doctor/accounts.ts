import { authOrigins } from '../../src/config/firebaseUrls.ts';
import { type Checks, couldNotTell, type Finding, good, wrong } from './finding.ts';
import { getDocument } from './firestore.ts';
import { type LiveSite, projectOf } from './live-site.ts';
import { type Answer, ask } from './request.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const settings = 'Firebase console → Authentication → Settings → User actions';
const methods = 'Firebase console → Authentication → Sign-in method';

/** What the console must be set to (SECURITY.md). No request can create an account. */
export const accountChecks: Checks = {
  'sign-up is closed': async (site) => {
    // No project accepts a password of one character.
    const { message } = await callAuth(site, 'signUp', { email: unknownEmail(), password: 'x' });
    if (/^(ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED)/.test(message)) return good;
    if (/^(WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET_REQUIREMENTS)/.test(message))
      return wrong(
        `Anyone can create an account. ${settings}: switch Enable create (sign-up) off, then delete accounts you did not create.`,
      );
    return couldNotTell(`Authentication: ${message}`);
  },
  'no anonymous accounts': async (site) => {
    // To try it would create one. With sign-up switched off, nothing can.
    const { message } = await callAuth(site, 'signUp', { email: unknownEmail(), password: 'x' });
    if (message.startsWith('ADMIN_ONLY_OPERATION')) return good;
    return couldNotTell(
      `Only a project whose sign-up is closed shows it without creating an account. ${methods}: Anonymous must not be listed.`,
    );
  },
  'sign-in by password is on': async (site) => {
    const { message } = await callAuth(site, 'signInWithPassword', { email: unknownEmail(), password: 'x' });
    if (/^(PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND)/.test(message))
      return wrong(`Staff cannot sign in. ${methods}: add Email/Password.`);
    if (/^(INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND)/.test(message)) return good;
    return couldNotTell(`Authentication: ${message}`);
  },
  'sign-in does not tell who has an account': async (site) => {
    const { message } = await callAuth(site, 'signInWithPassword', { email: unknownEmail(), password: 'x' });
    if (message.startsWith('INVALID_LOGIN_CREDENTIALS')) return good;
    if (message.startsWith('EMAIL_NOT_FOUND'))
      return wrong(`${settings}: switch Email enumeration protection on.`);
    return couldNotTell(`Authentication: ${message}`);
  },
  'sign-in by e-mail link is off': async (site) => {
    const { message } = await callAuth(site, 'signInWithEmailLink', {
      email: unknownEmail(),
      oobCode: 'none',
    });
    if (message.startsWith('OPERATION_NOT_ALLOWED')) return good;
    // Some projects may check the code first.
    return couldNotTell(`Authentication: ${message}. ${methods} → Email/Password: Email link must be off.`);
  },
};

/** With an account of staff. */
export function teamChecks(account: Credentials): Checks {
  return {
    'the team is closed and has this account': async (site) => {
      const { body, message } = await callAuth(site, 'signInWithPassword', {
        ...account,
        returnSecureToken: true,
      });
      const { idToken, localId = '' } = (body ?? {}) as {
        readonly idToken?: string;
        readonly localId?: string;
      };
      if (!idToken) return couldNotTell(`STAFF_EMAIL cannot sign in: ${message}`);
      return toTeamFinding(await getDocument(site, 'Settings/access', idToken), localId);
    },
  };
}

interface Team {
  readonly found?: {
    readonly fields?: {
      readonly members?: { readonly arrayValue?: { readonly values?: readonly { stringValue?: string }[] } };
    };
  };
}

function toTeamFinding({ status, code, body, message }: Answer, uid: string): Finding {
  if (code === 'PERMISSION_DENIED')
    return wrong('This account waits outside the team. Ask a member to let it in: Dashboard → Team.');
  if (status !== 200) return couldNotTell(`Firestore: ${message}`);
  const [{ found } = {}] = body as readonly Team[];
  if (!found) return wrong('Anyone with an account is staff. Dashboard → Team: close the team.');
  const members = found.fields?.members?.arrayValue?.values ?? [];
  return members.some(({ stringValue }) => stringValue === uid)
    ? good
    : wrong('This account is not a member but may read the team: deploy the rules.');
}

/** `.invalid` is never registered (RFC 2606). */
const unknownEmail = () => `nobody-${crypto.randomUUID()}@dealer.invalid`;

function callAuth(site: LiveSite, method: string, body: object): Promise<Answer> {
  const environment = projectOf(site);
  const [origin = ''] = authOrigins(environment);
  const path = environment.emulators ? '/identitytoolkit.googleapis.com/v1' : '/v1';
  return ask(site, `${origin}${path}/accounts:${method}?key=${environment.firebase.apiKey}`, { body });
}
