import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { type Upload, webp } from '../support/pictures.ts';
import { toFile } from './staff-site.tsx';

/** Steps of tests that fill in and submit the staff's forms. */

const inRegion = (role: string) => ({ selector: `[role="${role}"], [role="${role}"] *` });
export const findStatus = (text: string | RegExp) => screen.findByText(text, inRegion('status'));
export const findAlert = (text: string | RegExp) => screen.findByText(text, inRegion('alert'));

export const field = <Element extends HTMLElement = HTMLInputElement>(label: string) =>
  screen.getByLabelText<Element>(label);

/** Presses a button once it is enabled, or a link. */
export async function press(name: string | RegExp, selector = 'button:enabled'): Promise<void> {
  await userEvent.click(await screen.findByText(name, { selector }));
}

export const submit = () => press('Submit');

/** Returns to the window after six minutes: what is shown is fetched again. */
export function returnLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  fireEvent(window, new Event('visibilitychange'));
}

/** Answers the question of a form or list, once it is open. */
export const answer = (text: 'Yes' | 'No') => press(text, 'dialog[open] button:enabled');

export function fill(values: Readonly<Record<string, string>>, holder: HTMLElement = document.body): void {
  for (const [label, value] of Object.entries(values)) {
    const element = within(holder).getByLabelText(label);
    fireEvent.input(element, { target: { value } });
    fireEvent.blur(element);
  }
}

/** Once its form is there. */
export const findField = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

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
  fill({
    Title: 'From Bremerhaven',
    Author: 'Laila Rashad',
    Summary: 'A walk through an import.',
  });
  write('<p>Three to six weeks.</p>', await findField('Content'));
  await chooseFiles('Main Image', await webp('main.webp', 900, 500));
  expect(await screen.findByAltText('Main picture')).toBeVisible();
}
