import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { listedCars } from './public-page.ts';

/** Steps of tests of the inventory. */

export const filters = () => within(screen.getByRole('form', { name: 'Filters' }));

/** Once they have loaded, which is after the list. */
export const findFilters = async () => within(await screen.findByRole('form', { name: 'Filters' }));

export const openMoreFilters = async () =>
  userEvent.click(await (await findFilters()).findByText('More filters'));

/** The row of a choice, with how many cars it would show. */
export const choice = (name: string) =>
  filters()
    .getByLabelText(new RegExp(`^${name}`))
    .closest('label') as HTMLElement;

/** Waits for these cars in the list, by the part of the title that a test knows them by. */
export const expectListed = (title: RegExp, cars: readonly string[]) =>
  waitFor(() => expect(listedCars(title)).toEqual(cars));
