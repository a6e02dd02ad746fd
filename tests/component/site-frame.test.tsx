import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { metaOf } from './public-page.ts';
import { startTestSite, textsOf } from './site.tsx';
import { structuredData } from './structured-data.ts';

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Car Inventory', '/inventory'],
  ['Services', '/services'],
  ['Contact Us', '/contact'],
  ['Tracking', '/tracking'],
] as const;

const site = startTestSite();

const carLinks = () => [...document.querySelectorAll<HTMLElement>('main li a[href^="/car/"]')];
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('the menu links to every page and marks the current one, the footer to all, social networks and the phone', async () => {
  const router = await site.open('/');
  expect(textsOf(menu().getAllByRole('link'))).toEqual(links.map(([text]) => text));
  for (const [text, path] of links) {
    await userEvent.click(menu().getByRole('link', { name: text }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await waitFor(() =>
      expect(textsOf(document.querySelectorAll('nav [aria-current="page"]'))).toEqual([text]),
    );
  }
  await userEvent.click(screen.getByRole('link', { name: 'Rhine & Nile' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));

  const footer = within(screen.getByRole('contentinfo'));
  const lists = footer.getAllByRole('list').filter(({ textContent }) => textContent?.includes('Tracking'));
  expect(textsOf(within(lists[0] as HTMLElement).getAllByRole('link'))).toEqual([
    ...['Car Inventory', 'Our services', 'Import cost calculator', 'Tracking'],
    ...['About Us', 'Blog', 'Contact Us', 'Privacy'],
  ]);
  for (const network of ['Facebook', 'Instagram', 'TikTok', 'LinkedIn'])
    expect(footer.getByRole('link', { name: network })).toHaveAttribute('target', '_blank');
  expect(footer.getByText(/All Rights Reserved/)).toHaveTextContent('Rhine & Nile');
  expect(footer.getByRole('link', { name: '+20 100 555 0142' })).toHaveAttribute('dir', 'ltr');
});

test('the menu opens and closes by its button, a link, Escape and a press outside', async () => {
  const router = await site.open('/about');
  const toggle = screen.getByRole('button', { name: 'Menu' });
  const expectOpen = (open: boolean) =>
    waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', String(open)));
  await expectOpen(false);
  await userEvent.click(toggle);
  await expectOpen(true);
  await userEvent.click(toggle);
  await expectOpen(false);

  await userEvent.click(toggle);
  await userEvent.keyboard('{Escape}');
  await expectOpen(false);
  expect(toggle).toHaveFocus();

  await userEvent.click(toggle);
  fireEvent.pointerDown(screen.getByRole('main'));
  await expectOpen(false);

  await userEvent.click(toggle);
  await userEvent.click(menu().getByRole('link', { name: 'Services' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/services'));
  await expectOpen(false);
});

describe('between pages', () => {
  beforeEach(() =>
    site.putAll(
      'Cars',
      Array.from({ length: 3 }, (_, index) => carFields({ Model: `V${index}`, Featured: true })),
    ),
  );

  test('a new page is focused and announced; the first page and a search are not', async () => {
    const router = await site.open('/about');
    const main = () => screen.getByRole('main');
    const announcement = () => document.querySelector('[aria-live="polite"][aria-atomic="true"]');
    expect(announcement()).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();

    await userEvent.click(menu().getByRole('link', { name: 'Car Inventory' }));
    await screen.findByText('3 cars');
    expect(main()).toHaveFocus();
    expect(announcement()).toHaveTextContent('Car Inventory | Rhine & Nile');

    const search = screen.getByPlaceholderText('Search cars...');
    await userEvent.click(search);
    await userEvent.paste('volvo');
    await waitFor(() => expect(router.state.location.search).toBe('?q=volvo'));
    expect(search).toHaveFocus();

    // A car's title loads with its data.
    await userEvent.click(carLinks().at(-1) as HTMLElement);
    await screen.findByRole('article');
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    await waitFor(() => expect(announcement()).toHaveTextContent(`${title} 2024 | Rhine & Nile`));
    expect(main()).toHaveFocus();

    await router.navigate(-1);
    await waitFor(() => expect(announcement()).toHaveTextContent('Car Inventory | Rhine & Nile'));
    expect(main()).toHaveFocus();
    await screen.findByPlaceholderText('Search cars...');
    await userEvent.tab();
    expect(document.activeElement).not.toBe(main());
    expect(main()).toContainElement(document.activeElement as HTMLElement);
  });

  test('Home, Inventory, a car and Back load the cars once', async () => {
    const router = await site.open('/');
    await waitFor(() => expect(carLinks()).toHaveLength(3));
    await userEvent.click(screen.getByText('View Inventory'));
    await screen.findByText('3 cars');
    await userEvent.click(carLinks()[0] as HTMLElement);
    await screen.findByText('More from Volvo');
    await router.navigate(-1);
    await screen.findByText('3 cars');
    await router.navigate(-1);
    await waitFor(() => expect(carLinks()).toHaveLength(3));
    // Reviews; featured cars and all cars, each with a count; whether cars were sold; what prices include; offers of instalments.
    expect(site.requests.filter(({ url }) => url.includes('/documents:'))).toHaveLength(8);
  });
});

test('any other path shows the 404 page with a link home', async () => {
  const router = await site.open('/no/such/page');
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(document.title).toBe('Page Not Found | Rhine & Nile');
  await userEvent.click(screen.getByRole('link', { name: 'Go Back Home' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test.each([
  ['/car/none', 'See all cars'],
  ['/car/00000/report', 'Back to the car'],
  ['/blog/none', 'See all articles'],
  ['/no/such/page', 'Go Back Home'],
])('where %s is missing, cars can be searched and three featured ones are shown', async (path, back) => {
  await site.putAll(
    'Cars',
    [...'ABCD'].map((Model) => carFields({ Featured: true, Model })),
  );
  await site.open(path);
  expect(screen.getByRole('link', { name: back })).toBeVisible();
  site.scrollEverythingIntoView();
  const featured = within(await screen.findByRole('region', { name: 'Featured cars' }));
  expect(featured.getAllByRole('link', { name: /Volvo [ABC] / })).toHaveLength(3);
  const search = screen.getByRole('searchbox', { name: 'Search cars' });
  expect(search.closest('form')).toHaveAttribute('action', '/inventory');
  expect(search).toHaveAttribute('name', 'q');
  expect(metaOf('robots')).toBe('noindex');
});

test('about and services show the specified claims, and six questions, one at a time and as structured data', async () => {
  const itemsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  const expectQuestions = async () => {
    const questions = [...document.querySelectorAll('details')];
    expect(questions).toHaveLength(6);
    // Browsers close the others of the same name.
    expect(new Set(questions.map((each) => each.getAttribute('name'))).size).toBe(1);
    expect(questions[0]?.getAttribute('name')).toMatch(/./);
    expect((await structuredData('FAQPage')).mainEntity).toHaveLength(6);
    expect(itemsOf('Why import with us')).toHaveLength(6);
  };
  await site.open('/about');
  for (const name of ['Our story', 'Our mission', 'Our values', 'A message from our founders'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getAllByText(/over 5,000/i)[0]).toBeVisible();
  await expectQuestions();
  await site.open('/services');
  expect(itemsOf('Our services')).toHaveLength(4);
  expect(screen.getAllByText(/3–6 weeks/)[0]).toBeVisible();
  await expectQuestions();
});
