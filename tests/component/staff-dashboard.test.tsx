import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { blogFields, carFields } from '../support/factories.ts';
import { findRow, noConnection, titles } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const pages = [
  ['Cars', '/dashboard/cars'],
  ['Blogs', '/dashboard/blogs'],
  ['Reviews', '/dashboard/reviews'],
  ['Hero', '/dashboard/hero'],
] as const;

test('each section has a menu entry and its own URL', async () => {
  await site.put('Cars/a', carFields());
  const router = await site.open('/dashboard');
  const regions = () => screen.queryAllByRole('region').map((region) => region.querySelector('h2')?.id);
  expect(regions()).toEqual(['cars', 'blogs', 'hero']);
  const menu = within(screen.getByRole('navigation', { name: 'Staff' }));
  expect(menu.getByText('Dashboard')).toHaveAttribute('aria-current', 'page');
  for (const [name, path] of pages) {
    await userEvent.click(menu.getByText(name));
    await waitFor(() => expect(regions()).toEqual([name.toLowerCase()]));
    expect(router.state.location.pathname).toBe(path);
    expect(screen.getByRole('region')).toHaveAccessibleName(expect.stringContaining(name));
    expect(menu.getByText(name)).toHaveAttribute('aria-current', 'page');
    expect(menu.getByText('Dashboard')).not.toHaveAttribute('aria-current');
  }
});

test('empty lists and failed loads show messages, and trying again works', async () => {
  const noCars = 'There are no cars yet. Add the first one.';
  const noBlogs = 'No blogs found!';
  await site.open('/dashboard');
  await waitFor(() => expect(screen.getByText(noCars)).toBeVisible());
  expect(screen.getByText(noBlogs)).toBeVisible();

  site.intercept(({ url }) => (url.includes('/documents') ? noConnection() : undefined));
  await site.open('/dashboard');
  await waitFor(() => expect(screen.getByText('Failed to fetch blogs.')).toBeVisible());
  expect(screen.getByText(/^Error: .+/)).toBeVisible();
  site.intercept(null);
  // Of the lists: what needs attention has one, too.
  const retries = () => screen.queryAllByText('Try again', { selector: '[role=alert] *' });
  for (const left of [1, 0]) {
    await userEvent.click(retries()[0] as HTMLElement);
    await waitFor(() => expect(retries()).toHaveLength(left));
  }
  expect(await screen.findByText(noCars)).toBeVisible();
  expect(await screen.findByText(noBlogs)).toBeVisible();
});

test('a post with an invalid date is listed, shown and edited', async () => {
  await site.put('Blogs/a', blogFields({ title: 'Odd', createdAt: { toDate: 'never' } }));
  await site.put('Blogs/b', blogFields({ title: 'Far', createdAt: 9e15 }));
  const heading = (level: number, name: string) => () => screen.findByRole('heading', { level, name });
  await site.open('/blog/a', heading(1, 'Odd'));
  await site.open('/blog/b', heading(1, 'Far'));
  await site.open('/blogs', heading(2, 'Odd'));
  expect(screen.getByRole('heading', { level: 2, name: 'Far' })).toBeVisible();

  await site.open('/dashboard');
  const row = await findRow('Odd');
  expect(titles()).toEqual(['Odd', 'Far']);
  await userEvent.click(within(row).getByText('Edit'));
  expect(await screen.findByLabelText('Title')).toHaveValue('Odd');
});
