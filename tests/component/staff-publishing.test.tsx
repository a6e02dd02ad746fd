import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { BuildReport } from '../../src/model/publishing.ts';
import { blogFields, carFields } from '../support/factories.ts';
import type { Intercept } from '../support/intercept.ts';
import { account } from '../support/test-account.ts';
import { formOpens, submitCar } from './car-form.ts';
import { answer, fill, findStatus, isShown, passTimeUntil, press, stopClock } from './form-actions.ts';
import { type Fields, textsOf } from './site.tsx';
import { denied, findRow, noConnection, pressIn, pressInRow, titles } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

// Before a test stops the clock.
beforeAll(() => import('../../src/staff/pages/DashboardPage.tsx'));

const panel = '/dashboard/publishing';
const theirs = `https://api.netlify.com/build_hooks/${'1'.repeat(24)}`;
const hook = `https://api.netlify.com/build_hooks/${'0'.repeat(24)}`;
const published = new Date('2026-11-01T10:00:00Z');
const settings = 'Settings/publishing';
const monthNow = () => new Date().toISOString().slice(0, 7);

/** Opens the panel with a car that is published. */
async function open(fields: Fields | null = {}): Promise<void> {
  stopClock();
  await site.put(`Staff/${account.uid}`, { email: account.email });
  if (fields) await site.put(settings, { hook, limit: 20, ...fields });
  await site.put('Cars/a', { ...carFields({ Model: 'A' }), updatedAt: published });
  await site.open(panel, () => screen.findByText('There is nothing to publish.', { exact: false }));
}

const builtSite: BuildReport = {
  time: published.toISOString(),
  cars: { a: { version: published.getTime(), title: 'A' } },
  blogs: {},
};

/** The host of the site: what it published, and its build hook. */
function host(
  answerHook: () => Response | Promise<Response> = () => new Response(),
  fetchReport = () => builtSite,
): Intercept {
  return ({ url }) => {
    if (url === '/build.json') return Response.json(fetchReport());
    return url.startsWith('/build_hooks/') ? answerHook() : undefined;
  };
}

const hookCalls = () => site.requests.filter(({ url }) => url.startsWith('/build_hooks/'));
const button = () => within(screen.getByRole('main')).getByText('Publish now');
const publish = () => userEvent.click(button());
const findAlert = (text: string) => screen.findByText(text, { exact: false, selector: '[role=alert] *' });
const waiting = () => screen.findByText(/This page checks every 15 seconds/);
/** What the panel names, group by group. */
const groups = () =>
  [...document.querySelectorAll('section[aria-labelledby^=publishing-]')].map((group) =>
    textsOf(group.querySelectorAll('h3, li a:first-child')),
  );
/** The panel updates the time left every 5 seconds. */
const updateTimes = () => vi.advanceTimersByTimeAsync(5_000);
const started = new RegExp(`by ${account.email}\\. Ready again in 10 min\\.`);

test('starts one build for many presses, pauses for ten minutes, and after 15 says where to look', async () => {
  site.intercept(host());
  await open();
  expect(screen.getByText('20 of 20 deploys left this month.')).toBeVisible();
  await userEvent.dblClick(button());
  expect(await screen.findByText('Publishing has started. It takes a few minutes.')).toBeVisible();
  await waiting();
  await updateTimes();
  expect(await screen.findByText(started)).toBeVisible();
  expect(button()).toBeDisabled();
  expect(hookCalls().map(({ url, method }) => [url, method])).toEqual([[new URL(hook).pathname, 'POST']]);
  expect(await site.read(settings)).toMatchObject({
    ...{ count: 1, month: monthNow(), requestedAt: expect.any(Date) },
    ...{ requestedBy: account.uid, updatedBy: account.uid },
  });

  // By the clock of the database, which earlier tests have set ahead.
  const { requestedAt } = (await site.read(settings)) as { requestedAt: Date };
  vi.setSystemTime(requestedAt.getTime() + 600_000);
  await updateTimes();
  await waitFor(() => expect(button()).toBeEnabled());
  await waiting();
  vi.setSystemTime(requestedAt.getTime() + 900_000);
  await updateTimes();
  expect(await screen.findByText(/Not live after 15 minutes\. Open Deploys in Netlify/)).toBeVisible();
});

/** As the build does, of what is stored now. */
async function buildReport(): Promise<BuildReport> {
  const pagesOf = async (collection: string, titleField: string) => {
    const documents = await site.list(collection);
    const shown = documents.filter(({ fields }) => !fields.Hidden || fields.Status === 'sold');
    const toPage = ({ id, fields }: (typeof documents)[number]) =>
      [id, { version: Number(fields.updatedAt), title: String(fields[titleField]) }] as const;
    return Object.fromEntries(shown.map(toPage));
  };
  const [cars, blogs] = [await pagesOf('Cars', 'Model'), await pagesOf('Blogs', 'title')];
  return { time: new Date().toISOString(), cars, blogs };
}

test('changes are marked in the list and named in the panel until they are published', async () => {
  stopClock();
  await site.put(settings, { hook, limit: 20 });
  for (const name of ['Changed', 'Sold', 'Hidden', 'Deleted'])
    await site.put(`Cars/${name}`, { ...carFields({ Model: `${name} car` }), updatedAt: published });
  await site.put('Blogs/article', { ...blogFields({ title: 'Before' }), updatedAt: published });
  let report = await buildReport();
  site.intercept(host(undefined, () => report));

  await site.open('/dashboard/edit-car/Changed', formOpens);
  await submitCar();
  await findStatus('Car updated successfully!');
  expect(screen.queryByText('Publish now')).toBeNull();
  await site.open('/dashboard/edit-car/Changed', formOpens);
  fill({ Model: 'Changed model' });
  await submitCar();
  const saved = await findStatus(/^Saved\. Chats and search engines see it after the next publish\./);
  expect(within(saved.closest('[role="status"]') as HTMLElement).getByText('Publish now')).toBeVisible();
  await site.put('Cars/New', { ...carFields({ Model: 'New car' }), updatedAt: new Date() });
  await site.put('Blogs/article', { ...blogFields({ title: 'After' }), updatedAt: new Date() });

  await site.open('/dashboard/cars');
  const row = async (title: string) => within(await findRow(title));
  await userEvent.selectOptions((await row('Volvo Sold car')).getByLabelText('State'), 'sold');
  await (await row('Volvo Sold car')).findByText('Sale not published');
  await pressInRow('Volvo Hidden car', 'Hidden');
  await (await row('Volvo Hidden car')).findByText('Still public');
  await pressInRow('Volvo Deleted car', 'Delete');
  await answer('Yes');
  await waitFor(() => expect(titles()).not.toContain('Volvo Deleted car'));
  await (await row('Volvo Changed model')).findByText('Not published yet');
  await (await row('Volvo New car')).findByText('No chat preview yet');

  await site.open(panel, () => screen.findByText('Hidden, but still readable', { selector: 'h3' }));
  expect(groups()).toEqual([
    ['Hidden, but still readable 1', 'Volvo Hidden car'],
    ['Deleted, but still readable 1', 'Deleted car'],
    ['New 1', 'Volvo New car'],
    ['Sold 1', 'Volvo Sold car'],
    ['Changed 2', 'Volvo Changed model', 'After'],
  ]);
  await publish();
  await waiting();
  report = await buildReport();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await screen.findByText(/There is nothing to publish\./)).toBeVisible();
  expect(hookCalls()).toHaveLength(1);
});

test('reviews of the home page that are new, changed, hidden or deleted are named', async () => {
  stopClock();
  const review = (Name: string, day: number) => ({
    ...{ Name, Message: '', Rating: 5, updatedAt: published },
    createdAt: new Date(Date.UTC(2026, 0, day)),
  });
  for (let day = 2; day < 16; day += 1) await site.put(`Reviews/${day}`, review(`Review ${day}`, day));
  const shown = Array.from({ length: 12 }, (_, index) => String(15 - index));
  const built = shown.map((id) => [id, { version: published.getTime(), title: `Review ${id}` }]);
  site.intercept(host(undefined, () => ({ ...builtSite, cars: {}, reviews: Object.fromEntries(built) })));
  await site.put(settings, { hook, limit: 20 });
  await site.open(panel, () => screen.findByText('There is nothing to publish.', { exact: false }));

  await site.put('Reviews/15', { ...review('Review 15', 15), updatedAt: new Date() });
  await site.remove('Reviews/14');
  await site.put('HiddenReviews/14', review('Review 14', 14));
  await site.remove('Reviews/13');
  await site.open(panel, () => screen.findByText('Hidden, but still readable', { selector: 'h3' }));
  expect(groups()).toEqual([
    ['Hidden, but still readable 1', 'Review 14'],
    ['Deleted, but still readable 1', 'Review 13'],
    // The two that the others made room for.
    ['New 2', 'Review 3', 'Review 2'],
    ['Changed 1', 'Review 15'],
  ]);
});

describe('of two people who press at once, the later one', () => {
  const resting = 'A build was started less than ten minutes ago.';
  const request = () => ({ hook, limit: 20, month: monthNow(), count: 1, requestedAt: new Date() });

  async function expectOneBuild(): Promise<void> {
    expect(await findAlert(resting)).toBeVisible();
    await updateTimes();
    expect(await screen.findByText(/by ben@dealer\.example\. Ready again in 10 min\./)).toBeVisible();
    expect(button()).toBeDisabled();
    expect(hookCalls()).toEqual([]);
    expect(await site.read(settings)).toMatchObject({ count: 1, requestedBy: 'ben' });
  }
  const requestOfBen = () => site.put(settings, { ...request(), requestedBy: 'ben' });

  test.each<[string, 'before' | 'while', () => Response | undefined]>([
    ['the database says so before', 'before', () => undefined],
    ['the database says so only as it is stored', 'while', () => undefined],
    ['the rules say so only as it is stored', 'while', denied],
  ])('starts no build: %s', async (_who, when, answer) => {
    const answerHost = host();
    await site.put('Staff/ben', { email: 'ben@dealer.example' });
    site.intercept(answerHost);
    await open();
    let isFirst = when === 'while';
    if (!isFirst) await requestOfBen();
    site.intercept((request) => {
      if (!request.url.includes(':commit') || !isFirst) return answerHost(request);
      isFirst = false;
      return requestOfBen().then(answer) as Promise<Response>;
    });
    await publish();
    await expectOneBuild();
  });
});

test('a hook that the host does not know shows an error, and a pause starts only the second time', async () => {
  site.intercept(host(() => new Response(null, { status: 404 })));
  await open();
  await publish();
  expect(await findAlert('does not know this build hook (404)')).toBeVisible();
  await waitFor(() => expect(button()).toBeEnabled());
  const stored = await site.read(settings);
  expect(stored).toMatchObject({ count: 0, withdrawnAt: expect.any(Date) });
  expect(stored).not.toHaveProperty('requestedAt');

  await publish();
  await waitFor(() => expect(hookCalls()).toHaveLength(2));
  expect(await findAlert('does not know this build hook (404)')).toBeVisible();
  await waitFor(() => expect(button()).toBeDisabled());
  await updateTimes();
  expect(await screen.findByText(started)).toBeVisible();
  expect(await site.read(settings)).toMatchObject({ count: 1, requestedAt: expect.any(Date) });
});

describe('a request whose response was lost', () => {
  /** Stores the first commit of a request, and loses what `losesNext` accepts after it. */
  function loseAnswers(losesNext: (url: string) => boolean): void {
    const answerHost = host();
    let isLosing = false;
    site.intercept((request) => {
      if (isLosing && losesNext(request.url)) return noConnection();
      if (!request.url.includes(':commit') || isLosing) return answerHost(request);
      isLosing = true;
      return request.pass().then(noConnection);
    });
  }

  async function expectOneBuild(): Promise<void> {
    await waiting();
    expect(hookCalls()).toHaveLength(1);
    expect(await site.read(settings)).toMatchObject({ count: 1, requestedBy: account.uid });
  }

  test('starts the build', async () => {
    loseAnswers(() => false);
    await open();
    await publish();
    await passTimeUntil(isShown('Publishing has started. It takes a few minutes.'));
    await expectOneBuild();
  });

  test('starts the build when the connection is back', async () => {
    let isOffline = true;
    loseAnswers((url) => isOffline && url.includes('/documents'));
    await open();
    await publish();
    // Firebase tries several times.
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await findAlert('Publishing could not be started.')).toBeVisible();
    isOffline = false;
    expect(await site.read(settings)).toMatchObject({ count: 1 });
    expect(hookCalls()).toEqual([]);
    await publish();
    await expectOneBuild();
  });
});

test.each([-60, 60])('a clock that is %i minutes off neither extends nor ends the pause', async (minutes) => {
  let offMs = 0;
  const date = () => new Date(Date.now() - offMs).toUTCString();
  site.intercept(({ url }) =>
    url === '/build.json' ? Response.json(builtSite, { headers: { Date: date() } }) : undefined,
  );
  await open({ requestedAt: new Date(Date.now() - 6 * 60_000), requestedBy: account.uid });
  await waiting();
  offMs = minutes * 60_000;
  vi.setSystemTime(Date.now() + offMs);
  // It asks for the build again, learns the time, and shows it.
  const asked = () => site.requests.filter(({ url }) => url === '/build.json').length;
  const before = asked();
  await vi.advanceTimersByTimeAsync(15_000);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  await updateTimes();
  expect(await screen.findByText(/Ready again in 4 min\./)).toBeVisible();
  expect(button()).toBeDisabled();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await updateTimes();
  await waitFor(() => expect(button()).toBeEnabled());
});

test('a host that does not respond within 15 seconds may have started a build, so the panel waits', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const never = new Promise<Response>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
  });
  site.intercept(host(() => never));
  await open();
  timeout.mockClear();
  await publish();
  await waitFor(() => expect(hookCalls()).toHaveLength(1));
  expect(timeout).toHaveBeenCalledWith(15_000);
  expect(vi.mocked(fetch).mock.calls.find(([url]) => url === new URL(hook).pathname)?.[1]).toMatchObject({
    signal: limit.signal,
    referrerPolicy: 'no-referrer',
  });
  expect(screen.queryByText(/Netlify did not answer/)).toBeNull();
  limit.abort(new DOMException('Too late.', 'TimeoutError'));
  expect(await findAlert('Netlify did not answer.')).toBeVisible();
  await waiting();
  expect(await site.read(settings)).toMatchObject({ count: 1 });
});

test('at the monthly limit the button and Ctrl K ask, and Ctrl K publishes at once before it', async () => {
  site.intercept(host());
  await site.put(settings, { hook, limit: 1, month: monthNow() });
  const publishByKeys = async () => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const input = await screen.findByRole('combobox', { name: 'Car or action' });
    fireEvent.change(input, { target: { value: 'publish' } });
    fireEvent.keyDown(input, { key: 'Enter' });
  };
  const router = await site.open('/dashboard/reviews', () => screen.findByText('Add Review'));
  await publishByKeys();
  await findStatus('Publishing has started. It takes a few minutes.');
  expect(hookCalls()).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/dashboard/reviews');

  await site.put(settings, { hook, limit: 1, count: 1, month: monthNow() });
  await publishByKeys();
  const name = 'All 1 deploys of this month are used. Publish anyway?';
  const question = await screen.findByRole('dialog', { name });
  expect(router.state.location.pathname).toBe(panel);
  expect(screen.getByText('0 of 1 deploys left this month.')).toBeVisible();
  await pressIn(question, 'No');
  await waitFor(() => expect(question).not.toHaveAttribute('open'));
  expect(hookCalls()).toHaveLength(1);
  await publish();
  await pressIn(await screen.findByRole('dialog', { name }), 'Yes');
  await waitFor(() => expect(hookCalls()).toHaveLength(2));
  await waitFor(() => expect(button()).toBeDisabled());
  expect(await site.read(settings)).toMatchObject({ count: 2 });
});

test('the panel sets up a hook and rejects other addresses', async () => {
  site.intercept(host());
  await open(null);
  expect(button()).toBeDisabled();
  expect(screen.getByText('Add a build hook below to publish from here.')).toBeVisible();
  const address = () => screen.getByLabelText('Address of the build hook');
  const saveAddress = async (value: string) => {
    fireEvent.change(address(), { target: { value } });
    await press('Save');
  };
  const refused = /is not the address of a Netlify build hook/;
  await saveAddress('https://hooks.example/build');
  await waitFor(() => expect(address()).toHaveAccessibleDescription(refused));
  expect(await site.read(settings)).toBeNull();
  fireEvent.change(screen.getByLabelText('Deploys a month'), { target: { value: '١٢' } });
  await saveAddress(` ${hook} `);
  expect(await screen.findByText('Publishing settings saved.')).toBeVisible();
  await waitFor(() => expect(button()).toBeEnabled());
  expect(screen.getByText('12 of 12 deploys left this month.')).toBeVisible();
  expect(await site.read(settings)).toMatchObject({ hook, limit: 12 });

  // A colleague changes the limit while the form is open.
  await site.put(settings, { hook, limit: 40 });
  const other = hook.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  await saveAddress(other);
  await waitFor(async () => expect(await site.read(settings)).toMatchObject({ hook: other, limit: 40 }));

  // A colleague’s hook is only replaced once it was shown.
  await waitFor(() => expect(screen.getByLabelText('Deploys a month')).toHaveValue('40'));
  await site.put(settings, { hook: theirs, limit: 40 });
  await saveAddress(hook);
  await findAlert(`This was changed meanwhile, to ${theirs} and 40 deploys a month.`);
  expect(await site.read(settings)).toMatchObject({ hook: theirs });
  expect(address()).toHaveValue(hook);
  // Also where the box is closed again.
  await userEvent.click(screen.getByText('Build hook: unsaved changes'));
  await userEvent.click(screen.getByRole('link', { name: 'Cars' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(question.closest('details')).toBeNull();
  await press('No');
  await userEvent.click(screen.getByText('Build hook: unsaved changes'));
  await press('Save');
  await waitFor(async () => expect(await site.read(settings)).toMatchObject({ hook }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test.each<[string, boolean, Intercept]>([
  [
    'The site does not say when its static pages were made.',
    true,
    ({ url }) => (url === '/build.json' ? new Response(null, { status: 404 }) : undefined),
  ],
  [
    'The settings could not be loaded.',
    false,
    ({ body }) => (JSON.stringify(body).includes(settings) ? noConnection() : undefined),
  ],
])('the panel says what it could not load, and loads it again: %s', async (message, canPublish, failure) => {
  const answerHost = host();
  await site.put(settings, { hook, limit: 20 });
  site.intercept((request) => failure(request) ?? answerHost(request));
  await site.open(panel);
  expect(await findAlert(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Publish now') !== null).toBe(canPublish));
  site.intercept(answerHost);
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(message, { exact: false })).toBeNull());
  await waitFor(() => expect(button()).toBeEnabled());
});

test('a switch turns the stock’s feeds off and on', async () => {
  site.intercept(host());
  await open();
  await userEvent.click(screen.getByText('Feeds of the stock'));
  expect(screen.getByRole('link', { name: '/ar/feeds/vehicles.csv' })).toBeVisible();
  const feeds = screen.getByRole('checkbox', { name: 'Publish the feeds' });
  await waitFor(() => expect(feeds).toBeChecked());
  await userEvent.click(feeds);
  expect(await screen.findByText('The next publishing removes the feeds of the stock.')).toBeVisible();
  expect(feeds).not.toBeChecked();
  expect(await site.read('Settings/feeds')).toMatchObject({ off: true, updatedBy: account.uid });
  await userEvent.click(feeds);
  expect(await screen.findByText('The next publishing adds the feeds of the stock.')).toBeVisible();
  expect(await site.read('Settings/feeds')).toBeNull();
});
