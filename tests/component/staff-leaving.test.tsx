import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addPictures, fillFacts, submitCar } from './car-form.ts';
import {
  answer,
  field,
  fillBlog,
  findAlert,
  findFailure,
  findStatus,
  press,
  stopClock,
  submit,
  submitUntil,
} from './form-actions.ts';
import { createGate } from './site.tsx';
import { noConnection } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const leaving = 'Saving… This page closes when it is done.';
const noQuestion = () => expect(document.querySelector('dialog[open]')).toBeNull();

/** Fills in a new car and submits it. */
async function submitNewCar(): Promise<void> {
  await fillFacts();
  await addPictures('a.webp');
  await submitCar();
}

/** Delays writes until the returned function is called. */
function holdWrites(respond: () => Promise<never> | undefined = () => undefined): () => void {
  const { opened, open } = createGate();
  site.intercept((request) =>
    request.url.includes(':commit') ? opened.then(() => respond() ?? request.pass()) : undefined,
  );
  return open;
}

test('leaving while a car is saved waits for the save, and the list then shows the car', async () => {
  const router = await site.open('/dashboard');
  await press('Add Car', 'a');
  const finish = holdWrites();
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
  const finish = holdWrites(noConnection);
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
  const finish = holdWrites();
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

test('a save that is cancelled after it was sent says that it may be stored, and is not repeated', async () => {
  await site.open('/dashboard/add-car');
  const finish = holdWrites();
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
