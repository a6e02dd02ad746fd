import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { examine } from '../../scripts/doctor/doctor.ts';
import { pageChecks } from '../../scripts/doctor/pages.ts';
import { indexChecks } from '../../scripts/doctor/project.ts';
import { judgeExpiry } from '../../scripts/doctor/services.ts';
import { localEnvironment } from '../../scripts/local/local-environment.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { blogs } from '../../seed/blogs.ts';
import { cars } from '../../seed/cars.ts';
import { company } from '../../src/config/company.ts';
import { privacyFacts } from '../../src/config/privacyFacts.ts';
import { site } from './site.ts';

/** `npm run doctor` against the served sample, and against the same project with one fault at a time. */
interface Call {
  readonly url: string;
  readonly method: string;
  readonly body: string;
  readonly isStaff: boolean;
}

interface Reply {
  readonly status: number;
  readonly text: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Changes the reply to some calls. */
type Fault = (call: Call, reply: Reply) => Partial<Reply> | undefined;

const replies = new Map<string, Promise<Reply>>();
let fault: Fault = () => undefined;
const fetchFromNetwork = globalThis.fetch;

beforeAll(() => {
  // For a build that does not name its project.
  for (const [name, value] of Object.entries(localEnvironment(testPorts))) vi.stubEnv(name, value);
  vi.stubEnv('STAFF_EMAIL', 'staff@dealer.example');
  vi.stubEnv('STAFF_PASSWORD', 'drive-safely');
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.unstubAllEnvs());

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Each different request is sent once, because requests only differ by random names. */
async function fetchOnce(url: string, init: RequestInit): Promise<Reply> {
  const { method = 'GET', body = '', headers } = init;
  const key = [method, url, body, JSON.stringify(headers)].join(' ').replace(uuid, 'random');
  const sent = replies.get(key) ?? send(url, init);
  replies.set(key, sent);
  return sent;
}

async function send(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetchFromNetwork(url, { ...init, signal: null });
  const isPicture = response.headers.get('Content-Type')?.startsWith('image/');
  const content = isPicture ? new Uint8Array(await response.arrayBuffer()) : await response.text();
  const text = String(init.body).includes('updatedAt') ? withoutOtherTests(String(content)) : content;
  const headers = Object.fromEntries(response.headers);
  delete headers['content-encoding'];
  delete headers['content-length'];
  return { status: response.status, text, headers };
}

const sample = new Set([...cars, ...blogs].map(({ id }) => id));

/** Tests of the rules store cars in the same project meanwhile. */
function withoutOtherTests(listed: string): string {
  const answers = JSON.parse(listed) as readonly { readonly document?: { readonly name: string } }[];
  return JSON.stringify(
    answers.filter(({ document }) => document && sample.has(document.name.split('/').at(-1) ?? '')),
  );
}

async function diagnose(next: Fault, args: readonly string[] = []) {
  fault = next;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', body = '', headers } = init;
    const isStaff = new Headers(headers).has('Authorization');
    const call: Call = { url, method, body: String(body), isStaff };
    const reply = await fetchOnce(url, init);
    const { status, text, headers: all } = { ...reply, ...fault(call, reply) };
    const hasBody = ![204, 304].includes(status);
    return new Response(hasBody ? (text as string) : null, { status, headers: all });
  });
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const code = await examine([site, '--json', ...args], { print, printError: print, ask: async () => '' });
  const results = JSON.parse(output) as readonly { check: string; status: string; text: string }[];
  return { code, results, notGood: results.filter(({ status }) => status !== 'good') };
}

/** What a dealer sets up and the sample does not. */
const setUp: Fault = ({ url, body, isStaff }, { text }) => {
  if (url.includes(':signUp')) return refusal('ADMIN_ONLY_OPERATION');
  if (url.includes(':signInWithEmailLink')) return refusal('OPERATION_NOT_ALLOWED');
  if (body.includes('nobody-')) return refusal('INVALID_LOGIN_CREDENTIALS');
  if (isStaff && body.includes('Settings/access')) return { status: 200, text: '[{"found":{}}]' };
  return url.startsWith(site) && typeof text === 'string' ? { text: withOwnFacts(text) } : undefined;
};

function refusal(message: string, status = ''): Partial<Reply> {
  return { status: 400, text: JSON.stringify({ error: { message, status } }) };
}

const { brand, siteUrl, phone, email, address, socials } = company;

function withOwnFacts(html: string): string {
  const { privacyEmail, legalName } = privacyFacts;
  const others = [privacyEmail, legalName, brand, phone, email, address.street, ...Object.values(socials)];
  return others.reduce(
    (text, fact) => text.replaceAll(fact, 'own').replaceAll(fact.replaceAll('&', '&amp;'), 'own'),
    html.replaceAll(siteUrl, site),
  );
}

test('a complete project has no problems', async () => {
  const { code, notGood, results } = await diagnose(setUp);
  expect(notGood).toEqual([]);
  expect(results.length).toBeGreaterThan(35);
  expect(code).toBe(0);
});

test('the sample site lacks only what a dealer sets up', async () => {
  const { code, notGood } = await diagnose(() => undefined);
  const advice = {
    'company facts are not the sample’s': 'Set VITE_COMPANY_',
    'addresses are those of this site': '',
    'sign-up is closed': 'switch Enable create (sign-up) off',
    'no anonymous accounts': '',
    'sign-in does not tell who has an account': 'switch Email enumeration protection on',
    'sign-in by e-mail link is off': 'Email link must be off',
    'the team is closed and has this account': 'close the team',
  };
  expect(notGood.map(({ check }) => check)).toEqual(Object.keys(advice));
  for (const [index, text] of Object.values(advice).entries()) expect(notGood[index]?.text).toContain(text);
  expect(code).toBe(1);
});

type Change = (reply: Reply) => Partial<Reply>;

/** Changes the reply to requests for a page. */
const onPage =
  (path: string, change: Change): Fault =>
  ({ url }, reply) =>
    url === site + path ? change(reply) : undefined;
/** Changes the reply to requests whose address or body contains a text. */
const where =
  (part: string, change: Change): Fault =>
  ({ url, body }, reply) =>
    url.includes(part) || body.includes(part) ? change(reply) : undefined;
const onPolicy = (change: (policy: string) => string) =>
  onPage('/about', ({ headers }) => ({
    headers: { ...headers, 'content-security-policy': change(headers['content-security-policy'] ?? '') },
  }));
/** Answers a sign-in with an unknown account. */
const signIn =
  (message: string): Fault =>
  ({ url, body }) =>
    url.includes(':signInWithPassword') && body.includes('nobody-') ? refusal(message) : undefined;
const gone = () => ({ status: 404, text: '' });
const denied = ({ status }: Reply) => status === 403;
const { VITE_FIRESTORE_EMULATOR: firestore = '', VITE_STORAGE_EMULATOR: storage = '' } =
  localEnvironment(testPorts);
const edit = ({ text }: Reply, from: string | RegExp, to: string) => ({
  text: String(text).replace(from, to),
});

const rules = [
  'visitors cannot list hidden cars',
  'visitors cannot list cars without a filter',
  'visitors cannot list hidden reviews',
  'visitors cannot list staff',
  'visitors cannot read the build hook',
  'visitors cannot read the team',
  'visitors cannot read other collections',
  'visitors cannot change cars',
  'visitors cannot write to other collections',
];

const indexNames = Object.keys(indexChecks());

type Case = readonly [checks: readonly string[], text: string, Fault];

/** The checks that are not good then, and a part of the text of the first. */
const faults: Readonly<Record<string, Case>> = {
  'a page redirects': [
    ['pages answer at once'],
    '/about (redirects to /about/)',
    onPage('/about', () => ({ status: 301, headers: { location: '/about/' } })),
  ],
  'the sitemap lacks a page': [
    ['the sitemap lists every page in each language'],
    '/de/contact',
    onPage('/sitemap.xml', (reply) => edit(reply, /<url><loc>[^<]*\/de\/contact<.*/, '')),
  ],
  'a page names another canonical address': [
    ['canonical addresses'],
    '/de/about (https://other.example/about)',
    onPage('/de/about', (reply) =>
      edit(reply, /(rel="canonical" href=")[^"]*/, '$1https://other.example/about'),
    ),
  ],
  'a page allows any inline script': [
    ['security headers'],
    "/about (Content-Security-Policy allows script-src 'unsafe-inline')",
    onPolicy((policy) => policy.replace('script-src', "script-src 'unsafe-inline'")),
  ],
  'the policy blocks the inline scripts of a page': [
    ['security headers'],
    'blocks its own inline code',
    onPolicy((policy) => policy.replaceAll(/'sha256-[^']*'/g, '')),
  ],
  'the hero image is missing': [
    ['the hero image loads'],
    'Dashboard → Hero image',
    onPage('/Hero/hero.webp', gone),
  ],
  'unknown addresses show the start page': [
    ['unknown addresses are not found'],
    '(200)',
    where('/no-page-', () => ({ status: 200 })),
  ],
  'the build is older than a car': [
    ['static pages are as new as the database'],
    'BMW X5 xDrive40i M Sport (changed)',
    onPage('/build.json', (reply) => edit(reply, '"bmw-x5-2024":{"version":0', '"bmw-x5-2024":{"version":1')),
  ],
  'the rules of the first day, which allow everything': [
    [...rules, 'visitors cannot list pictures', 'visitors cannot change pictures'],
    'npx firebase deploy --only firestore,storage --project demo-dealer',
    ({ url }, reply) => {
      if (!denied(reply)) return undefined;
      return url.includes(firestore)
        ? { status: 200, text: '[]' }
        : { status: url.includes('?') ? 200 : 404 };
    },
  ],
  'rules that deny everything': [
    ['static pages are as new as the database', 'visitors can list public cars', ...indexNames],
    'Missing or insufficient permissions',
    ({ url, isStaff }) =>
      url.includes(firestore) && !isStaff
        ? { ...refusal('Missing or insufficient permissions.', 'PERMISSION_DENIED'), status: 403 }
        : undefined,
  ],
  'an index is missing': [
    ['index Cars (Status, SoldAt descending)'],
    'It is missing. npx firebase deploy --only firestore:indexes',
    where('SoldAt', () => refusal('The query requires an index.', 'FAILED_PRECONDITION')),
  ],
  'an index is being built': [
    ['index Cars (Hidden, Name)'],
    'It is being built',
    where('"orderBy":[{"field":{"fieldPath":"Name"', () =>
      refusal('That index is currently building and cannot be used yet.', 'FAILED_PRECONDITION'),
    ),
  ],
  'the bucket is missing': [
    ['the bucket answers'],
    'VITE_FIREBASE_STORAGE_BUCKET',
    where('prefix=Hero', gone),
  ],
  'the project is not on the Blaze plan': [
    ['the bucket answers'],
    'Blaze',
    where('prefix=Hero', () => ({ status: 402, text: '' })),
  ],
  'other sites may not read the bucket': [
    ['Backup can download pictures'],
    `needs a CORS rule for ${site}`,
    ({ url }) => (url.includes(storage) && url.endsWith('alt=media') ? { headers: {} } : undefined),
  ],
  'passwords are not a way to sign in': [
    ['staff can sign in by password', 'sign-in does not tell who has an account'],
    'add Email/Password',
    signIn('PASSWORD_LOGIN_DISABLED'),
  ],
  'the sheet lacks a column': [
    ['the sheet is published with its columns'],
    'The sheet lacks Port Date',
    where('.csv', (reply) => edit(reply, 'Port Date', 'Arrival')),
  ],
  'the sheet is a web page': [
    ['the sheet is published with its columns'],
    'Publish to web',
    where('.csv', () => ({ text: '<html>' })),
  ],
  'the sheet names a buyer': [
    ['the sheet names no buyers'],
    'row 2.',
    where('.csv', (reply) => edit(reply, /(RN-2026-0141),/, '$1,Mona')),
  ],
  'the mail function is missing': [
    ['the inquiry form reaches its function'],
    'answered 404',
    where('/sendEmail', () => ({ status: 404, text: 'Not found' })),
  ],
  'Firestore is out of order': [
    ['visitors can list public cars'],
    'Google answers with status 503',
    ({ body }) =>
      body.includes('"booleanValue":false') && !/orderBy|updatedAt/.test(body)
        ? { status: 503, text: '' }
        : undefined,
  ],
  'there is no build report': [
    ['static pages are as new as the database'],
    '/build.json is missing',
    onPage('/build.json', gone),
  ],
};

for (const [name, [checks, text, break_]] of Object.entries(faults))
  test(name, async () => {
    const { code, notGood } = await diagnose((call, reply) => {
      const sound = { ...reply, ...setUp(call, reply) };
      return { ...sound, ...break_(call, sound) };
    });
    expect(notGood.map(({ check }) => check)).toEqual(checks);
    expect(notGood[0]?.text).toContain(text);
    const statuses = notGood.map(({ status }) => status);
    expect(code).toBe(statuses.includes('wrong') ? 1 : statuses.includes('could not tell') ? 2 : 0);
  });

test('content loaded without TLS is named with its place', async () => {
  const [, result] = (await diagnose(setUp)).results;
  expect(result?.status).toBe('good');
  const html = '<img alt="" src="http://a.example/b.png">';
  const page = { path: '/x', address: '', status: 200, headers: new Headers(), html };
  const live = { origin: 'https://dealer.example', isLocal: false, environment: null, report: null };
  expect(await pageChecks['no insecure content']?.({ ...live, pages: [page] })).toMatchObject({
    status: 'wrong',
    text: expect.stringContaining('/x (http://a.example/b.png)'),
  });
});

test('a certificate that expires within two weeks is named', () => {
  const now = new Date('2026-11-24T00:00:00Z');
  expect(judgeExpiry(new Date('2027-01-01T00:00:00Z'), now).status).toBe('good');
  expect(judgeExpiry(new Date('2026-12-01T00:00:00Z'), now).text).toContain('It ends in 7 days');
});

test('a site that does not respond is named with the reason', async () => {
  const { code, results } = await diagnose(({ url }) => {
    if (url.endsWith('/build.json'))
      throw new TypeError('fetch failed', { cause: new Error('certificate has expired') });
    return undefined;
  });
  expect(results).toEqual([
    { check: 'the site answers', status: 'wrong', text: expect.stringContaining('certificate has expired') },
  ]);
  expect(code).toBe(1);
});

test('a test inquiry is sent only if asked for', async () => {
  const sent: string[] = [];
  const { results, code } = await diagnose(
    (call, reply) => {
      if (!call.url.includes('/sendEmail') || call.body === '{}') return setUp(call, reply);
      sent.push(call.body);
      return undefined;
    },
    ['--send'],
  );
  expect(results.at(-1)).toMatchObject({ check: 'a test inquiry is sent', status: 'good' });
  expect(code).toBe(0);
  expect(sent).toHaveLength(1);
});
