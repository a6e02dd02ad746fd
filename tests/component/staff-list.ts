import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Intercept } from '../support/intercept.ts';
import { answer, findStatus } from './form-actions.ts';
import { createGate, type TestSite } from './site.tsx';

/** Steps of tests that use lists of the staff area. */

/** A list's row, by its title. */
export async function findRow(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'h3' });
  return heading.closest('li') as HTMLElement;
}

/** Presses a button, a link or a field of a row. */
export async function pressInRow(title: string, text: string): Promise<void> {
  const row = await findRow(title);
  await userEvent.click(within(row).queryByLabelText(text) ?? within(row).getByText(text));
}

/** Deletes a car of the list, with its pictures. */
export async function deleteWithPictures(title: string): Promise<void> {
  await pressInRow(title, 'Delete');
  await choosePicturesToo();
  await answer('Yes');
  expect(await findStatus('Car and its images deleted successfully.')).toBeVisible();
}

export function titles(): readonly (string | null)[] {
  return [...document.querySelectorAll('li h3')].map(({ textContent }) => textContent);
}

/** Presses a button of a dialog or a row. */
export const pressIn = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByText(name, { selector: 'button' }));

/** Ticks in the question before a car is deleted that its pictures go at once. */
export async function choosePicturesToo(): Promise<void> {
  const label = 'Delete its pictures now, too';
  await userEvent.click(await screen.findByLabelText(label, { selector: 'dialog[open] input' }));
}

export const denied = () =>
  Response.json(
    { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Permission denied.' } },
    { status: 403 },
  );

export const denyWrites: Intercept = ({ url }) => (url.includes(':commit') ? denied() : undefined);

export const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

export const loseWrites: Intercept = ({ url }) => (url.includes(':commit') ? noConnection() : undefined);

/** Delays writes until the returned function is called; `answer` may lose them then. */
export function holdWrites(site: TestSite, answer: Intercept = () => undefined): () => void {
  const { opened, open } = createGate();
  site.intercept((request) =>
    request.url.includes(':commit') ? opened.then(() => answer(request) ?? request.pass()) : undefined,
  );
  return open;
}
