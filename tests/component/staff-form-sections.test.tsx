import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { carFields } from '../support/factories.ts';
import { formOpens } from './car-form.ts';
import { fill, press } from './form-actions.ts';
import { textsOf } from './site.tsx';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const nav = () => screen.getByRole('navigation', { name: 'Sections' });
const links = () => textsOf(nav().querySelectorAll('button'));
const current = () => textsOf(nav().querySelectorAll('[aria-current="location"]'));

let see: (isInView: Readonly<Record<string, boolean>>) => void;

/** Replaces what tells which sections are in view. */
function stubObserver(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: readonly object[]) => void) {
        const toEntry = ([name, isIntersecting]: readonly [string, boolean]) => ({
          target: screen.getByRole('region', { name }),
          isIntersecting,
        });
        see = (isInView) => act(() => listener(Object.entries(isInView).map(toEntry)));
      }
      observe() {}
      disconnect() {}
    },
  );
}

test('the section in view is marked, and a press leads to another without leaving the form', async () => {
  await site.put('Cars/a', carFields());
  const router = await site.open('/dashboard/edit-car/a', () => {
    stubObserver();
    return formOpens();
  });
  expect(links()).toEqual(['Facts', 'Key facts', 'Price lines', 'Texts', 'Pictures']);
  expect(current()).toEqual([]);
  see({ Facts: true, 'Key facts': true });
  expect(current()).toEqual(['Facts']);
  see({ Facts: false, 'Price lines': true });
  expect(current()).toEqual(['Key facts']);

  fill({ Description: 'Better.' });
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await press('Pictures', 'nav button');
  const pictures = screen.getByRole('region', { name: 'Pictures' });
  expect(scroll.mock.contexts).toEqual([pictures]);
  expect(within(pictures).getByRole('heading', { name: 'Pictures' })).toHaveFocus();
  expect(router.state.location.hash).toBe('');
  expect(document.querySelector('dialog[open]')).toBeNull();
  see({ 'Price lines': false, Texts: true, Pictures: true });
  expect(current()).toEqual(['Pictures']);
  see({ Pictures: false });
  expect(current()).toEqual(['Key facts']);

  const list = within(nav()).getByLabelText('Section 2 of 5');
  await userEvent.selectOptions(list, 'Texts');
  expect(screen.getByRole('heading', { name: 'Texts' })).toHaveFocus();
  expect(current()).toEqual(['Texts']);
});

test('the sections of a new car are in the order of its form', async () => {
  await site.open('/dashboard/add-car', formOpens);
  expect(links()).toEqual(['Pictures', 'Facts', 'Key facts', 'Price lines', 'Texts']);
});

test('a form with few sections has no links to them', async () => {
  await site.open('/dashboard/add-review', formOpens);
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
});
