import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { finance } from '../../../seed/finance.ts';
import { importRates } from '../../../seed/importRates.ts';
import { usualPrice } from '../../../seed/price.ts';
import { entry, mine } from '../account-cases.ts';
import { documentCases, staffCases } from '../all-cases.ts';
import { deniedToOutsiders, freshId, titleOf } from '../cases.ts';
import { testDocumentCases } from '../document-cases.ts';
import {
  FirestoreClient,
  nameOf,
  put,
  remove,
  set,
  setting,
  stamped,
  transform,
  versionOf,
} from '../firestore-client.ts';
import { createListStock, listCases } from '../list-cases.ts';
import { provideAccounts } from '../people.ts';
import { car } from '../samples.ts';
import { teamCases } from '../team-cases.ts';
import { testAccountCases } from '../test-accounts.ts';

describe('the team', () => testAccountCases(teamCases));

describe('an account outside a closed team', () => {
  const accounts = provideAccounts();
  beforeAll(() => put('Settings/access', { members: ['somebody'] }));
  afterAll(async () => {
    await remove('Settings/access');
    // The browser tests use the sample data next.
    await put('Settings/price', usualPrice);
    await put('Settings/import', importRates);
    await put('Settings/finance', finance);
  });

  testDocumentCases(deniedToOutsiders(documentCases));
  testAccountCases(deniedToOutsiders(staffCases));

  const client = () => new FirestoreClient(accounts.headers('staff'));
  const team = (...members: readonly string[]) =>
    stamped(setting('Settings/access', { members }), client().uid);

  test.each([
    ['along with its own entry', () => [entry(`Staff/${client().uid}`, mine(accounts.account('staff')))]],
    ['by deleting the team first', () => [{ delete: nameOf('Settings/access') }]],
    ['by adding itself twice', () => [team('somebody', client().uid)]],
  ])('it can’t let itself in %s', async (_, first) => {
    const before = await versionOf('Settings/access');
    expect((await client().commit(...first(), team(client().uid))).status).toBe(403);
    expect(await versionOf('Settings/access')).toBe(before);
    expect(await versionOf(`Staff/${client().uid}`)).toBeNull();
  });

  const anything = createListStock();
  const lists = deniedToOutsiders(listCases).map((each) => [titleOf(each), each] as const);
  test.each(lists)('%s', async (_, each) => {
    const { status } = await each.ask(client(), anything);
    expect(status).toBe(403);
  });
});

describe('two members', () => {
  const members = [provideAccounts(), provideAccounts()];

  async function closeTeam() {
    const clients = members.map((each) => new FirestoreClient(each.headers('staff')));
    onTestFinished(() => remove('Settings/access'));
    await put('Settings/access', { members: clients.map(({ uid }) => uid) });
    return clients as [FirestoreClient, FirestoreClient];
  }

  const removing = (client: FirestoreClient, { uid }: FirestoreClient) =>
    transform({ fieldPath: 'members', removeAllFromArray: { values: [{ stringValue: uid }] } })(
      client,
      'Settings/access',
    );

  test('one that is removed can do nothing from the next request on', async () => {
    const [member, removed] = await closeTeam();
    const path = `Cars/${freshId()}`;
    onTestFinished(() => remove(path));
    const save = (Model: string) => set({ ...car, Model })(removed, path);
    expect((await save('Before')).status).toBe(200);
    const version = await versionOf(path);
    expect((await removing(member, removed)).status).toBe(200);
    expect((await save('After')).status).toBe(403);
    expect(await versionOf(path)).toBe(version);
  });

  test('remove each other at once: one stays', async () => {
    const [one, another] = await closeTeam();
    const answers = await Promise.all([removing(one, another), removing(another, one)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers[0].status === 200 ? one : another;
    const path = `Cars/${freshId()}`;
    onTestFinished(() => remove(path));
    expect((await set(car)(winner, path)).status).toBe(200);
  });
});
