import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { successDisplayMs } from '../../src/staff/notices/notices.ts';
import { type Upload, webp } from '../support/pictures.ts';
import { toFile } from './staff-site.tsx';

/** Steps of tests that fill in and submit the staff's forms. */

const inRegion = (role: string) => ({ selector: `[role="${role}"], [role="${role}"] *` });
export const findStatus = (text: string | RegExp) => screen.findByText(text, inRegion('status'));
export const findAlert = (text: string | RegExp) => screen.findByText(text, inRegion('alert'));

/** As getByLabelText, which takes ten times as long on a large form. */
export function field<Field extends HTMLElement = HTMLInputElement>(
  label: string,
  holder: ParentNode = document,
): Field {
  const isLabel = (element: Element | null) => element?.textContent === label;
  const labelOf = (editor: Element) => document.getElementById(editor.getAttribute('aria-labelledby') ?? '');
  const [found, ...others] = [
    ...[...holder.querySelectorAll('label')].filter(isLabel).map(({ control }) => control),
    ...holder.querySelectorAll(`[aria-label=${JSON.stringify(label)}]`),
    ...[...holder.querySelectorAll('[contenteditable]')].filter((editor) => isLabel(labelOf(editor))),
  ];
  if (!found || others.length > 0)
    throw new Error(`${found ? 'Several fields are' : 'No field is'} “${label}”`);
  return found as Field;
}

/** Once its form is there. */
export const findField = (label: string) => waitFor(() => field(label));

/** As selectOptions, which is slow on a large form. */
export function select(label: string, option: string): void {
  const { options } = field<HTMLSelectElement>(label);
  const chosen = [...options].find(({ text }) => text === option);
  if (!chosen) throw new Error(`“${label}” has no option “${option}”`);
  fireEvent.change(field(label), { target: { value: chosen.value } });
}

/** Presses a button once it is enabled, or a link. */
export async function press(name: string | RegExp, selector = 'button:enabled'): Promise<void> {
  await userEvent.click(await screen.findByText(name, { selector }));
}

/** Of a document's form. */
export const submit = () => press(/^Submit /, '[type="submit"]:enabled');

/** Submits a document's form, or saves a setting, and waits until that is said. */
export async function submitUntil(status: string): Promise<void> {
  await submit();
  await findStatus(status);
}

/** Presses a button, and waits until that is said. */
export async function pressUntil(name: string | RegExp, status: string | RegExp): Promise<void> {
  await press(name);
  await findStatus(status);
}

export const saveUntil = (status: string) => pressUntil('Save', status);

/** Returns to the window after six minutes: what is shown is fetched again. */
export function returnLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  fireEvent(window, new Event('visibilitychange'));
}

/** Before the steps whose pauses `passTimeUntil` skips. */
export const stopClock = () => vi.useFakeTimers({ shouldAdvanceTime: true });

/** Moves the clock until an element is there: retries wait for seconds. */
export async function passTimeUntil(isThere: () => unknown): Promise<void> {
  for (let seconds = 0; !isThere() && seconds < 60; seconds += 1) await vi.advanceTimersByTimeAsync(1_000);
  expect(isThere()).toBeTruthy();
}

/** Successes stay until they are dismissed, on a busy machine too. */
export function keepNotices(): void {
  const start = globalThis.setTimeout;
  const startOthers = (run: () => void, ms?: number) => (ms === successDisplayMs ? 0 : start(run, ms));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(startOthers as typeof setTimeout);
}

export const isShown = (text: string | RegExp) => () => screen.queryByText(text);

/** As findAlert, for a failure that is shown after several attempts. */
export async function findFailure(text: string): Promise<HTMLElement> {
  await passTimeUntil(isShown(text));
  return findAlert(text);
}

/** Answers the question of a form or list, once it is open, and waits until it is closed: the next may follow at once. */
export async function answer(text: 'Yes' | 'No'): Promise<void> {
  const button = await screen.findByText(text, { selector: 'dialog[open] button:enabled' });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
}

/** Presses a button and answers its question. */
export async function confirm(name: string | RegExp): Promise<void> {
  await press(name);
  await answer('Yes');
}

/** Shows a form's texts in a language once it is not disabled, as while a draft is restored; returns their panel. */
export async function showLanguage(name: RegExp): Promise<HTMLElement> {
  const tab = await screen.findByRole('tab', { name });
  await waitFor(() => expect(tab).toBeEnabled());
  await userEvent.click(tab);
  return screen.findByRole('tabpanel', { name, hidden: false });
}

/** Replaces the texts of fields, and leaves each. */
export function fill(values: Readonly<Record<string, string>>, holder?: ParentNode): void {
  for (const [label, value] of Object.entries(values)) {
    const element = field(label, holder);
    fireEvent.input(element, { target: { value } });
    fireEvent.blur(element);
  }
}

/** Changes the text of an editor, as typing does. */
export function write(html: string, editor: HTMLElement = field('Content')): void {
  editor.innerHTML = html;
}

export async function insertImage(image: Upload, holder: HTMLElement = document.body): Promise<void> {
  const button = await within(holder).findByLabelText('Insert image');
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  fireEvent.click(button);
  const [input] = click.mock.contexts;
  click.mockRestore();
  fireEvent.change(input as HTMLInputElement, { target: { files: [toFile(image)] } });
}

export async function chooseFiles(label: string, ...images: readonly Upload[]): Promise<void> {
  await userEvent.upload(await findField(label), images.map(toFile));
}

export async function fillBlog(): Promise<void> {
  await findField('Title');
  fill({ Title: 'From Bremerhaven', Author: 'Laila Rashad', Summary: 'A walk through an import.' });
  write('<p>Three to six weeks.</p>', await findField('Content'));
  await chooseFiles('Main Image', await webp('main.webp', 900, 500));
  expect(await screen.findByAltText('Main picture')).toBeVisible();
}
