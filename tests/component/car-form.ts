import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { webp } from '../support/pictures.ts';
import { account } from '../support/test-account.ts';
import { answer, field, fill, findStatus, select, submit } from './form-actions.ts';
import type { Fields } from './site.tsx';
import { type StaffSite, toFile } from './staff-site.tsx';

/** Steps of tests that use the car form. */

/** The fields a save adds to a document. */
export const stamps = { updatedAt: expect.any(Date), updatedBy: account.uid };

/** The form, once it is there. */
export const formOpens = () => screen.findByText(/^Submit /, { selector: '[type="submit"]' });

export const click = (label: string) => userEvent.click(field(label));

export async function fillFacts(): Promise<void> {
  await formOpens();
  fill({ 'Brand name': 'Audi', Model: 'A6 Avant', Price: '3450000', 'Production Year': '2025' });
  select('Condition', 'New');
}

/** Adds valid pictures with these names. */
export async function addPictures(...added: readonly string[]): Promise<void> {
  await formOpens();
  const files = await Promise.all(added.map(async (name) => toFile(await webp(name))));
  const all = [...names(), ...added];
  await userEvent.upload(field('Images'), files);
  await waitFor(() => expect(names()).toEqual(all));
}

/** The names of the form's pictures, in order. */
export const names = () => [...document.querySelectorAll('li img')].map((image) => image.getAttribute('alt'));

export const mainPicture = () => document.querySelector('li[data-main] img')?.getAttribute('alt');

/** The title of the open dialog. */
export const dialogTitle = () => document.querySelector('dialog[open] h2')?.textContent;

/** Submits the form and confirms it. */
export async function submitCar(): Promise<void> {
  await submit();
  await answer('Yes');
}

export const added = () => findStatus('New car added successfully!');
export const updated = () => findStatus('Car updated successfully!');

/** Submits the form, confirms it, and waits until it is stored. */
export async function addNewCar(): Promise<void> {
  await submitCar();
  await added();
}

export async function saveCar(): Promise<void> {
  await submitCar();
  await updated();
}

/** Paths of pictures without folder and time. */
export const namesOf = (paths: unknown) =>
  (paths as readonly string[]).map((path) => path.replace(/^\w+\/\d+_/, ''));

/** The fields of all stored cars. */
export async function storedCars(site: StaffSite): Promise<readonly Fields[]> {
  return (await site.list('Cars')).map(({ fields }) => fields);
}
