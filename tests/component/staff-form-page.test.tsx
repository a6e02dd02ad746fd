import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { formOpens } from './car-form.ts';
import { chooseFiles, field, fill, fillBlog, press } from './form-actions.ts';
import { textsOf } from './site.tsx';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

test('a form shows its car, its state and who saved it, marks required fields, and previews a language', async () => {
  const saved = { updatedAt: new Date('2026-02-01'), updatedBy: 'x' };
  await site.put('Cars/a', carFields({ Model: 'Known', Status: 'reserved', ...saved }));
  await site.open('/dashboard/edit-car/a');
  const facts = await screen.findByText(/^Reserved · Saved 1 Feb 2026, \d\d:\d\d$/);
  expect(facts.previousElementSibling).toHaveTextContent(/^Volvo Known$/);
  for (const label of ['Brand name', 'Model', 'Price', 'Production Year', 'Condition'])
    expect(field(label)).toHaveAttribute('required');
  fill({ Description: 'Better.' });
  await userEvent.click(screen.getByRole('tab', { name: /Deutsch/ }));
  await press('Preview');
  expect(await screen.findByRole('dialog', { name: 'Preview: Deutsch' })).toBeVisible();
});

test('the focus stays in the form when a pressed button disappears', async () => {
  const pictures = (count: number) => waitFor(() => expect(screen.queryAllByRole('img')).toHaveLength(count));
  const pressByKey = async (button: HTMLElement) => {
    button.focus();
    await userEvent.keyboard('{Enter}');
    // In a browser a disabled button loses the focus too.
    await waitFor(() => expect(button.isConnected && !button.matches(':disabled')).toBe(false));
    expect(document.querySelector('form :focus:not(:disabled)')).not.toBeNull();
  };
  await site.open('/dashboard/add-car');
  await chooseFiles('Images', await webp('a.webp'), await webp('b.webp'));
  await pictures(2);
  await pressByKey(screen.getByText('Set as Main'));
  await pressByKey(screen.getByLabelText('Remove picture 2'));
  await pictures(1);
  await pressByKey(screen.getByText('Undo'));
  await pictures(2);
  await chooseFiles('Images', await webp('square.webp', 600, 600));
  await pressByKey(await screen.findByText('Leave it out'));
});

/** The page that the preview shows. */
async function openPreview() {
  await press('Preview');
  const dialog = await screen.findByRole('dialog', { name: 'Preview: English' });
  const title = () => within(dialog).findByRole('heading', { level: 1 });
  return { ...within(dialog), dialog, title };
}

test('a car is previewed as visitors would see it before it is published', async () => {
  await site.open('/dashboard/add-car', formOpens);
  fill({ 'Brand name': 'Audi', Model: 'A6 Avant', Price: '3450000', 'Mileage (km)': '١٢٠٠٠' });
  fill({ Description: 'A long car.', Interior: 'Leather' });
  await chooseFiles('Images', await webp('front.webp'), await webp('back.webp'));
  await waitFor(() => expect(screen.queryAllByRole('img')).toHaveLength(2));
  const preview = await openPreview();
  expect(await preview.title()).toHaveTextContent(/^Audi A6 Avant$/);
  for (const text of ['3,450,000 EGP', '12,000 km', 'A long car.'])
    expect(preview.getAllByText(text)[0]).toBeVisible();
  await userEvent.click(preview.getByText('Interior', { selector: 'summary, summary *' }));
  expect(preview.getByText('Leather')).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: 'Close' }));
  expect(field('Model')).toHaveValue('A6 Avant');
  expect(field('Interior')).toHaveValue('Leather');
  expect(await site.list('Cars')).toEqual([]);
  expect(site.bucket.paths()).toEqual([]);
});

test('a stored car is previewed with its pictures, and an empty form too', async () => {
  await site.putCar();
  await site.open('/dashboard/edit-car/a', formOpens);
  fill({ Model: 'Another' });
  const preview = await openPreview();
  expect(await preview.title()).toHaveTextContent('Another');
  expect(preview.getAllByRole<HTMLImageElement>('img')[0]?.src).toMatch(/\/o\/Cars%2F1_a\.webp\?alt=media$/);
  await site.open('/dashboard/add-car', formOpens);
  expect(await (await openPreview()).findByText('Price on request')).toBeVisible();
});

test('a blog is previewed as visitors would see it before it is published', async () => {
  await site.open('/dashboard/add-blog');
  await fillBlog();
  const preview = await openPreview();
  expect(await preview.title()).toHaveTextContent(/^From Bremerhaven$/);
  expect(preview.getByText('Three to six weeks.')).toBeVisible();
  await waitFor(() => expect(preview.dialog.querySelector('img')).toHaveAttribute('src', 'blob:picture'));
  await userEvent.click(preview.getByRole('button', { name: 'Close' }));
  expect(field('Title')).toHaveValue('From Bremerhaven');
  expect(await site.list('Blogs')).toEqual([]);
});

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

test('the section in view is marked, and a press jumps to another without leaving the form', async () => {
  await site.put('Cars/a', carFields());
  const router = await site.open('/dashboard/edit-car/a', () => {
    stubObserver();
    return formOpens();
  });
  expect(links()).toEqual(['Basics', 'Key facts', 'Price lines', 'Texts', 'Pictures']);
  expect(current()).toEqual([]);
  see({ Basics: true, 'Key facts': true });
  expect(current()).toEqual(['Basics']);
  see({ Basics: false, 'Price lines': true });
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

test('a new car’s form starts with its pictures, and a form with few sections has no links to them', async () => {
  await site.open('/dashboard/add-car', formOpens);
  expect(links()).toEqual(['Pictures', 'Basics', 'Key facts', 'Price lines', 'Texts']);
  await site.open('/dashboard/add-review', formOpens);
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
});
