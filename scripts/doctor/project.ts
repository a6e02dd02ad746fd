import { readFileSync } from 'node:fs';
import { bucketUrl } from '../../src/config/firebaseUrls.ts';
import { heroPath } from '../../src/model/image/hero.ts';
import { advice, type Check, type Checks, couldNotTell, good, wrong } from './finding.ts';
import { answers, callAuth, callStorage, deleteIn, get, list, messageOf } from './google.ts';
import { projectOf } from './live-site.ts';
import { fetchWithin } from './request.ts';

const deployRules = 'Deploy the rules: npx firebase deploy --only firestore,storage --project YOUR-PROJECT';
const onlyDenied = { PERMISSION_DENIED: good, '^200': wrong(`Anyone can. ${deployRules}`) };

/** The rules of Firestore, as a visitor meets them. Nothing here stores or removes anything. */
const ruleChecks: Checks = {
  'visitors can list public cars': answers(list('Cars', { Hidden: false }), {
    '^200': good,
    PERMISSION_DENIED: wrong(`The database denies visitors the public cars. ${deployRules}`),
    NOT_FOUND: wrong(
      'MESSAGE Firebase console → Firestore: create the database, or correct VITE_FIREBASE_PROJECT_ID in Netlify.',
    ),
  }),
  'visitors cannot list hidden cars': answers(list('Cars', { Hidden: true }), onlyDenied),
  'visitors cannot list cars without a filter': answers(list('Cars'), onlyDenied),
  'visitors cannot list hidden reviews': answers(list('HiddenReviews'), onlyDenied),
  'visitors cannot list staff': answers(list('Staff'), onlyDenied),
  'visitors cannot read the build hook': answers(get('Settings/publishing'), onlyDenied),
  'visitors cannot read the team': answers(get('Settings/access'), onlyDenied),
  'visitors cannot read other collections': answers(list('Unknown'), onlyDenied),
  'visitors cannot change cars': answers(deleteIn('Cars'), onlyDenied),
  'visitors cannot write to other collections': answers(deleteIn('Unknown'), onlyDenied),
};

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: 'ASCENDING' | 'DESCENDING' }[];
}

/** What the site compares with; a query orders by the other fields of an index. */
const compared: Readonly<Record<string, boolean | string>> = {
  Hidden: false,
  Featured: true,
  Status: 'sold',
};

/** One query for each index of firestore.indexes.json that visitors need; the others are of collections only staff read. */
export function indexChecks(): Checks {
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as { indexes: Index[] };
  const asked = indexes.filter(({ collectionGroup }) => collectionGroup === 'Cars');
  return Object.fromEntries(asked.map(checkIndex));
}

function checkIndex({ collectionGroup, fields }: Index): [name: string, Check] {
  const names = fields.map(
    ({ fieldPath, order }) => fieldPath + (order === 'DESCENDING' ? ' descending' : ''),
  );
  const equal = Object.fromEntries(
    fields.flatMap(({ fieldPath }) =>
      fieldPath in compared ? [[fieldPath, compared[fieldPath] ?? '']] : [],
    ),
  );
  const orderBy = fields
    .filter(({ fieldPath }) => !(fieldPath in compared))
    .map(({ fieldPath, order }) => ({ field: { fieldPath }, direction: order }));
  const check = answers(list(collectionGroup, equal, { orderBy }), {
    '^200': good,
    'currently building': wrong(
      'It is being built, which takes some minutes. Firebase console → Firestore → Indexes shows it; run this again then.',
    ),
    FAILED_PRECONDITION: wrong(
      'It is missing. npx firebase deploy --only firestore:indexes --project YOUR-PROJECT, then wait for Firebase console → Firestore → Indexes.',
    ),
  });
  return [`index ${collectionGroup} (${names.join(', ')})`, check];
}

const storageChecks: Checks = {
  'the bucket answers': answers(callStorage('GET', '?prefix=Hero%2F&delimiter=%2F'), {
    '^200': good,
    '^403': wrong(`It denies visitors the hero image. ${deployRules}`),
    '^402': wrong('Storage needs the Blaze plan: Firebase console → Upgrade.'),
    '^404': wrong(
      'There is no such bucket. Compare VITE_FIREBASE_STORAGE_BUCKET in Netlify with Firebase console → Storage.',
    ),
  }),
  'visitors cannot list pictures': answers(callStorage('GET', '?prefix=Cars%2F&delimiter=%2F'), {
    '^403': good,
    '^200': wrong(`Anyone can. ${deployRules}`),
  }),
  // An upload would stay where it is allowed. The rules let the same people upload and delete, and to delete a file
  // that does not exist changes nothing.
  'visitors cannot change pictures': answers(callStorage('DELETE', `/Cars%2F${crypto.randomUUID()}.webp`), {
    '^403': good,
    '^(200|204|404)': wrong(`Anyone can. ${deployRules}`),
  }),
  'Backup can download pictures': async (site) => {
    const url = `${bucketUrl(projectOf(site))}/${encodeURIComponent(heroPath)}?alt=media`;
    const { status, headers } = await fetchWithin(url, { headers: { Origin: site.origin } });
    if (status !== 200) return couldNotTell(`The hero image answers ${status}.`);
    if (['*', site.origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')) return good;
    return advice(
      `Dashboard → Backup needs a CORS rule for ${site.origin}: README → Backups. \`npm run backup\` needs none.`,
    );
  },
};

const methods = 'Firebase console → Authentication → Sign-in method';
const settings = 'Firebase console → Authentication → Settings → User actions';

/** `.invalid` is never registered (RFC 2606), and no project accepts a password of one character: no account is created. */
const unknownAccount = { email: `nobody-${crypto.randomUUID()}@dealer.invalid`, password: 'x' };
const signUp = callAuth('signUp', unknownAccount);
const signIn = callAuth('signInWithPassword', unknownAccount);

/** What the console must be set to (SECURITY.md). */
const accountChecks: Checks = {
  'sign-up is closed': answers(signUp, {
    'ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED': good,
    'WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET_REQUIREMENTS': wrong(
      `Anyone can create an account. ${settings}: switch Enable create (sign-up) off, then delete accounts you did not create.`,
    ),
  }),
  // Only creating one would show it while sign-up is open.
  'no anonymous accounts': answers(signUp, {
    ADMIN_ONLY_OPERATION: good,
    '': couldNotTell(`It shows only once sign-up is closed. ${methods}: Anonymous must not be on.`),
  }),
  'staff can sign in by password': answers(signIn, {
    'INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND': good,
    'PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND': wrong(
      `It is switched off. ${methods}: add Email/Password.`,
    ),
  }),
  'sign-in does not tell who has an account': answers(signIn, {
    INVALID_LOGIN_CREDENTIALS: good,
    EMAIL_NOT_FOUND: wrong(`${settings}: switch Email enumeration protection on.`),
  }),
  // An invalid code may be what is checked first.
  'sign-in by e-mail link is off': answers(
    callAuth('signInWithEmailLink', { email: unknownAccount.email, oobCode: 'none' }),
    {
      OPERATION_NOT_ALLOWED: good,
      '': couldNotTell(`${methods} → Email/Password: Email link must be off.`),
    },
  ),
};

/** With an account of staff. The rules show the team only to its members, and while it is open to every account. */
function teamChecks(email: string, password: string): Checks {
  return {
    'the team is closed and has this account': async (site) => {
      const signedIn = await callAuth('signInWithPassword', { email, password, returnSecureToken: true })(
        site,
      );
      const { idToken } = (signedIn.body ?? {}) as { readonly idToken?: string };
      if (!idToken) return couldNotTell(`STAFF_EMAIL cannot sign in: ${messageOf(signedIn)}`);
      return answers(get('Settings/access', idToken), {
        PERMISSION_DENIED: wrong('This account is not a member. Ask one to let it in: Dashboard → Team.'),
        '"missing"': wrong('Anyone with an account is staff. Dashboard → Team: close the team.'),
        '^200': good,
      })(site);
    },
  };
}

export function projectChecks(): Checks {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = process.env;
  return {
    ...ruleChecks,
    ...indexChecks(),
    ...storageChecks,
    ...accountChecks,
    ...(email && password && teamChecks(email, password)),
  };
}
