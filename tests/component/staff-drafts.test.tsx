import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { carFields } from '../support/factories.ts';
import { phonePhoto } from '../support/phone-pictures.ts';
import { webp } from '../support/pictures.ts';
import { account } from '../support/test-account.ts';
import { addNewCar, addPictures, fillFacts, formOpens, saveCar, submitCar } from './car-form.ts';
import { useStore } from './draft-store.ts';
import {
  answer,
  chooseFiles,
  confirm,
  field,
  fill,
  fillBlog,
  findAlert,
  findFailure,
  findStatus,
  keepNotices,
  press,
  stopClock,
  submit,
  submitUntil,
} from './form-actions.ts';
import { findRow, holdWrites, noConnection, pressInRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

/** Opens a form as a reload does. */
const openCar = (path = 'add-car') => site.open(`/dashboard/${path}`, formOpens);
const isDrafted = () => {
  // Stores it without the pause after typing.
  fireEvent(window, new Event('visibilitychange'));
  return screen.findByText(/^Draft saved \d\d:\d\d$/);
};
const offer = () => screen.findByRole('region', { name: 'Unfinished draft' });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const pictures = () => screen.queryAllByRole('img');

async function addTwoPictures(): Promise<void> {
  await chooseFiles('Images', await webp('a.webp'), await webp('b.webp'));
  await waitFor(() => expect(pictures()).toHaveLength(2));
}

const restored = (label: string, value: string) => waitFor(() => expect(field(label)).toHaveValue(value));
const isNotOffered = () => waitFor(() => expect(screen.queryByText('Restore draft')).toBeNull());

/** Opens a new car's form, leaves a draft with these texts, and opens it again. */
async function leaveDraft(texts: Readonly<Record<string, string>>, add?: () => Promise<void>) {
  await openCar();
  fill(texts);
  await add?.();
  await isDrafted();
  return openCar();
}

const noDraftIsStored = () =>
  waitFor(async () => expect(await useStore('drafts', (store) => store.count())).toBe(0));

test('links, Back, reload and signing out ask before leaving unsaved changes, and only then', async () => {
  const router = await site.open('/dashboard');
  const path = () => router.state.location.pathname;
  /** Whether a reload would ask. */
  const asksReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const openNewCar = async () => {
    await press('Add Car', 'a');
    await formOpens();
  };
  await openNewCar();
  expect(asksReload()).toBe(false);
  await press(/^Back to/, 'a');
  await waitFor(() => expect(path()).toBe('/dashboard'));

  await openNewCar();
  fill({ Model: 'Half' });
  await waitFor(() => expect(asksReload()).toBe(true));
  for (const leave of [() => press(/^Back to/, 'a'), () => router.navigate(-1)]) {
    await leave();
    await question();
    await answer('No');
    expect([path(), field('Model').value]).toEqual(['/dashboard/add-car', 'Half']);
  }
  await press('Sign out');
  await screen.findByRole('dialog', { name: 'Sign out without saving?' });
  await answer('No');
  await router.navigate(-1);
  await question();
  await answer('Yes');
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('a draft is offered with its car, time and pictures, and deleted by the save', async () => {
  const texts = { 'Brand name': 'Audi', Model: 'A1', Price: '5000', Exterior: 'Red' };
  await leaveDraft(texts, addTwoPictures);
  expect(field('Brand name')).toHaveValue('');
  expect(await offer()).toHaveTextContent(/: Audi A1, \d{1,2} \w+ \d{4}, \d\d:\d\d, 2 pictures/);
  await press('Restore draft');
  await restored('Brand name', 'Audi');
  expect(field('Price')).toHaveValue('5,000 EGP');
  await restored('Exterior', 'Red');
  expect(pictures()).toHaveLength(2);
  fill({ 'Production Year': '2020', Condition: 'Used' });
  await addNewCar();
  const [car] = await site.list('Cars');
  expect(car?.fields).toMatchObject({ Name: 'Audi', Exterior: ['Red'] });
  expect(car?.fields.Images).toHaveLength(2);

  await openCar();
  await noDraftIsStored();
  await isNotOffered();
});

test('of several drafts of new cars the chosen one is offered', async () => {
  await leaveDraft({ Model: 'First' });
  fill({ Model: 'Second' });
  await isDrafted();
  for (const model of ['Second', 'First']) {
    await site.open('/dashboard', () => screen.findByRole('link', { name: model, hidden: true }));
    await press(model, 'a');
    expect(await offer()).toHaveTextContent(`: ${model}, `);
  }
});

test('a draft replaces what was typed only after asking, and ends what could be undone before it', async () => {
  await leaveDraft({ Model: 'Drafted' }, addTwoPictures);
  fill({ Model: 'Typed since' });
  await addTwoPictures();
  await userEvent.click(field('Remove picture 2'));
  await screen.findByText('Undo');
  await press('Restore draft');
  await screen.findByRole('dialog', { name: 'Replace what you typed with the draft?' });
  await answer('No');
  expect(field('Model')).toHaveValue('Typed since');
  await confirm('Restore draft');
  await restored('Model', 'Drafted');
  expect(screen.queryByText('Undo')).toBeNull();
  expect(pictures()).toHaveLength(2);
});

test('a draft of an edit keeps others’ later changes and can be discarded', async () => {
  await site.putCar({ Model: 'Before' });
  await openCar('edit-car/a');
  fill({ Description: 'Drafted' });
  await openCar('edit-car/a');
  await site.putCar({ Model: 'Meanwhile' });
  await openCar('edit-car/a');
  await press('Restore draft');
  await restored('Description', 'Drafted');
  await saveCar();
  expect(await site.read('Cars/a')).toMatchObject({ Model: 'Meanwhile', Description: 'Drafted' });

  await openCar('edit-car/a');
  fill({ Model: 'Never' });
  await isDrafted();
  await openCar('edit-car/a');
  await press('Discard');
  await isNotOffered();
  expect(screen.getByRole('main')).toHaveFocus();
  await findStatus('Draft discarded.');
  for (const button of screen.getAllByLabelText('Dismiss')) await userEvent.click(button);
  await noDraftIsStored();
});

test('a discarded draft can be restored with its pictures, and is not offered until then', async () => {
  const router = await leaveDraft({ Model: 'Kept' }, addTwoPictures);
  const addCar = async () => {
    await router.navigate('/dashboard/cars');
    await press('Add Car', 'a');
    await formOpens();
  };
  await press('Discard');
  await isNotOffered();
  await addCar();
  expect(screen.queryByText('Restore draft')).toBeNull();
  await press('Undo');
  await addCar();
  await press('Restore draft');
  await restored('Model', 'Kept');
  expect(pictures()).toHaveLength(2);
});

test('a device that cannot store a draft shows a warning, also before leaving', async () => {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, values);
  });
  const router = await openCar();
  fill({ 'Brand name': 'Audi' });
  expect(await screen.findByText('This device cannot keep a draft')).toBeVisible();
  await press(/^Back to/, 'a');
  expect(await question()).toHaveTextContent('will be lost');
  await answer('Yes');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/cars'));
});

test('a draft is stored even if local storage is broken', async () => {
  await openCar();
  const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fill({ Model: 'Kept' });
  await isDrafted();
  broken.mockRestore();
  await openCar();
  await press('Restore draft');
  await restored('Model', 'Kept');
});

test('pictures of a draft that are missing on the device are named', async () => {
  await leaveDraft({ Model: 'Half' }, addTwoPictures);
  const storedFiles = () => useStore<File[]>('files', (store) => store.getAll());
  await waitFor(async () => expect(await storedFiles()).toHaveLength(2));
  const files = await storedFiles();
  const keys = await useStore('files', (store) => store.getAllKeys());
  const gone = keys[files.findIndex(({ name }) => name === 'a.webp')] as IDBValidKey;
  await useStore('files', (store) => store.delete(gone));
  await press('Restore draft');
  expect(await findAlert(/a\.webp/)).toBeVisible();
  expect(pictures()).toHaveLength(1);
  expect(field('Model')).toHaveValue('Half');
});

test('a draft of an older version of the form is restored with what it has', async () => {
  await leaveDraft({ Model: 'Half', Trim: 'Sport' });
  type Stored = { form: Record<string, unknown> };
  const [draft] = await useStore<Stored[]>('drafts', (store) => store.getAll());
  const { Color_Name: _, files: __, waiting: ___, Price_Lines: ____, ...form } = draft?.form ?? {};
  const older = { ...draft, form: { ...form, Interior: 'Leather', Trim: 7 } };
  await useStore('drafts', (store) => store.put(older));
  await openCar();
  await press('Restore draft');
  await restored('Model', 'Half');
  expect(field('Trim')).toHaveValue('');
  expect(screen.queryByText('Leather')).toBeNull();
});

test('a draft belongs to the account that typed it, and expires after 30 days', async () => {
  const openAs = (localId: string) => {
    localStorage.setItem(`staff-seen:${localId}`, String(Date.now()));
    site.intercept(({ url }) =>
      url.includes('/accounts:lookup') ? Response.json({ users: [{ ...account, localId }] }) : undefined,
    );
    return openCar();
  };
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00Z') });
  await openAs('colleague');
  fill({ Model: 'Theirs' });
  await isDrafted();
  vi.setSystemTime(new Date('2026-03-02T10:00:00Z'));
  await openAs(account.uid);
  fill({ Model: 'Mine' });
  await isDrafted();

  await openAs(account.uid);
  expect(await offer()).toHaveTextContent(': Mine, ');
  await openAs('colleague');
  expect(await offer()).toHaveTextContent(': Theirs, ');
  vi.setSystemTime(new Date('2026-04-05T10:00:00Z'));
  await openAs(account.uid);
  await noDraftIsStored();
  expect(screen.queryByText('Restore draft')).toBeNull();
});

test('pictures not converted yet are in the draft and count as unsaved changes', async () => {
  await openCar();
  await chooseFiles('Images', await phonePhoto('yard.jpg', 1500, 1000));
  const told = 'yard.jpg is not a .webp file.';
  await findAlert(told);
  await press(/^Back to/, 'a');
  expect(await question()).toHaveTextContent('1 picture is not added yet');
  await answer('No');
  await isDrafted();
  await openCar();
  expect(await offer()).toHaveTextContent('1 picture');
  await press('Restore draft');
  expect(await findAlert(told)).toBeVisible();
});

test('a draft of a deleted car is in the list, and adds the car again at its old address', async () => {
  const gone = { Img: 'Cars/1_gone.webp', Images: ['Cars/1_gone.webp'] };
  await site.put('Cars/a', carFields({ Model: 'Before', ...gone }));
  await site.put('Cars/b', carFields({ Model: 'Other' }));
  await openCar('edit-car/a');
  fill({ Description: 'Drafted' });
  await isDrafted();
  await site.open('/dashboard/cars', () => screen.findByText(/Other/, { selector: 'h3' }));
  expect(screen.queryByText(/Draft of a deleted car/)).toBeNull();

  await site.remove('Cars/a');
  const router = await site.open('/dashboard/cars');
  const row = (await screen.findByText('Draft of a deleted car:')).closest('div') as HTMLElement;
  expect(row).toHaveTextContent(/: \S+ Before, \d{1,2} \w+ \d{4}, \d\d:\d\d/);
  await userEvent.click(within(row).getByText('Open', { selector: 'a' }));
  expect(router.state.location.pathname).toBe('/dashboard/edit-car/a');
  expect(await findAlert('Car not found.')).toBeVisible();
  await restored('Description', 'Drafted');
  expect(await findAlert('No longer stored, please add again: gone.webp')).toBeVisible();
  expect(pictures()).toHaveLength(0);
  await chooseFiles('Images', await webp('a.webp'));
  await waitFor(() => expect(pictures()).toHaveLength(1));
  await addNewCar();
  expect(await site.read('Cars/a')).toMatchObject({
    Model: 'Before',
    Description: 'Drafted',
    Images: [expect.stringMatching(/^Cars\/\d+_a\.webp$/)],
  });
  await noDraftIsStored();
});

test('a deleted car comes back with its draft in the state that it had', async () => {
  await site.putCar({ Model: 'Golf', Status: 'reserved', Trim: 'Ultra' });
  await openCar('edit-car/a');
  fill({ Description: 'Drafted' });
  await isDrafted();
  await site.open('/dashboard/cars', () => findRow('Volvo Golf'));
  await pressInRow('Volvo Golf', 'Delete');
  await answer('Yes');
  await findStatus(/deleted/);
  await site.open('/dashboard/edit-car/a', () => findAlert('Car not found.'));
  await restored('Description', 'Drafted');
  await addNewCar();
  const stored = { Status: 'reserved', Trim: 'Ultra', Description: 'Drafted' };
  expect(await site.read('Cars/a')).toMatchObject(stored);
});

test('a draft of a car that was deleted, opened and restored asks nothing', async () => {
  await site.putCar();
  await openCar('edit-car/a');
  fill({ Description: 'Drafted' });
  await isDrafted();
  await site.remove('Cars/a');
  await site.open('/dashboard/edit-car/a', () => findAlert('Car not found.'));
  await restored('Description', 'Drafted');
  await isDrafted();

  await site.putCar({ Trim: 'Of a colleague' });
  await openCar('edit-car/a');
  await press('Restore draft');
  await restored('Description', 'Drafted');
  await saveCar();
  expect(await site.read('Cars/a')).toMatchObject({ Description: 'Drafted', Trim: 'Of a colleague' });
});

test('each discarded draft has its own Undo, and is removed with the message', async () => {
  keepNotices();
  for (const id of ['a', 'b']) {
    await site.put(`Reviews/${id}`, { Name: `Sara ${id}`, Message: 'Good', Rating: 5 });
    await site.open(`/dashboard/edit-review/${id}`, formOpens);
    fill({ Message: 'Drafted' });
    await isDrafted();
    await site.remove(`Reviews/${id}`);
  }
  const expectDrafts = (count: number) =>
    waitFor(() => expect(screen.queryAllByText('Draft of a deleted review:')).toHaveLength(count));
  await site.open('/dashboard/reviews', () => expectDrafts(2));
  for (const [button, left] of [
    ...[
      ['Discard', 1],
      ['Discard', 0],
    ],
    ...[
      ['Undo', 1],
      ['Undo', 2],
    ],
    ...[
      ['Discard', 1],
      ['Discard', 0],
    ],
  ] as [string, number][]) {
    await userEvent.click(screen.getAllByText(button)[0] as HTMLElement);
    await expectDrafts(left);
  }
  expect(screen.getAllByText('Draft discarded.')).toHaveLength(2);
  for (const button of screen.getAllByLabelText('Dismiss')) await userEvent.click(button);
  await noDraftIsStored();
});

const leaving = 'Saving… This page closes when it is done.';
const noQuestion = () => expect(document.querySelector('dialog[open]')).toBeNull();

/** Fills in a new car and submits it. */
async function submitNewCar(): Promise<void> {
  await fillFacts();
  await addPictures('a.webp');
  await submitCar();
}

test('leaving while a car is saved waits for the save, and the list then shows the car', async () => {
  const router = await site.open('/dashboard');
  await press('Add Car', 'a');
  const finish = holdWrites(site);
  await submitNewCar();
  await findStatus(/^Saving…/);
  void router.navigate(-1);
  expect(await findStatus(leaving)).toBeVisible();
  noQuestion();
  expect(router.state.location.pathname).toBe('/dashboard/add-car');
  expect(await site.list('Cars')).toEqual([]);
  finish();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await screen.findByText('Audi A6 Avant', { selector: 'h3' })).toBeVisible();
  expect([await site.list('Cars'), site.bucket.paths()]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

test('leaving while a save fails stays on the form and shows the error', async () => {
  const router = await site.open('/dashboard/add-blog');
  await fillBlog();
  const finish = holdWrites(site, noConnection);
  await submit();
  await press(/^Back to/, 'a');
  expect(await findStatus(leaving)).toBeVisible();
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  stopClock();
  finish();
  expect(await findFailure('Failed to save blog post.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Submit new blog post', { selector: 'button' })).toBeEnabled());
  expect(showModal, 'no question, not even for a moment').not.toHaveBeenCalled();
  expect(field('Title')).toHaveValue('From Bremerhaven');
  expect(router.state.location.pathname).toBe('/dashboard/add-blog');
  expect(await site.list('Blogs')).toEqual([]);
  site.intercept(null);
  await submitUntil('Blog post added!');
  expect(await site.list('Blogs')).toHaveLength(1);
});

test('signing out waits for a running save', async () => {
  const router = await site.open('/dashboard/add-car');
  const finish = holdWrites(site);
  await submitNewCar();
  await findStatus(/^Saving…/);
  await press('Sign out');
  noQuestion();
  await press('Sign out after the save…');
  await screen.findByText('Sign out without saving?');
  await answer('No');
  expect(router.state.location.pathname).toBe('/dashboard/add-car');
  finish();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await site.list('Cars')).toHaveLength(1);
  expect(site.bucket.paths()).toHaveLength(1);
});

test('a save cancelled after it was sent says that it may be stored, and is not repeated', async () => {
  await site.open('/dashboard/add-car');
  const finish = holdWrites(site);
  await submitNewCar();
  await findStatus('Saving…');
  await press('Cancel');
  await findAlert(/^The save may still be stored/);
  finish();
  await waitFor(async () => expect(await site.list('Cars')).toHaveLength(1));
  await submitCar();
  expect(await findStatus(/was already saved by an earlier attempt/)).toBeVisible();
  expect(await site.list('Cars')).toHaveLength(1);
});
