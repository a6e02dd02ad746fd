import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { blogFields, carFields } from '../support/factories.ts';
import { main, press } from './public-page.ts';
import { requestsOf } from './requests.ts';
import { createGate, startTestSite, textsOf } from './site.tsx';
import { structuredData } from './structured-data.ts';

const site = startTestSite();

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('the home page', () => {
  test('shows the visible featured cars, and what the dealer does', async () => {
    await site.put('Cars/alpine', carFields({ Name: 'Alpine', Model: 'A110', Featured: true }));
    await site.put('Cars/secret', carFields({ Name: 'Lotus', Model: 'Emira', Featured: true, Hidden: true }));
    await site.put('Cars/plain', carFields({ Name: 'Opel', Model: 'Astra' }));
    const router = await site.open('/');
    const featured = within(screen.getByRole('region', { name: 'Featured cars' }));
    const car = await featured.findByRole('link', { name: /Alpine A110/ });
    expect(car).toHaveAttribute('href', '/car/alpine');
    expect(featured.getAllByRole('link')).toHaveLength(2); // the car, and 'View Inventory'
    for (const service of [
      'In-stock cars ready for immediate delivery',
      'Import your dream car',
      'Expert guidance and consultation',
      'After-sales support',
    ])
      expect(screen.getAllByRole('heading', { name: service })[0]).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('heading', {
      level: 3,
    });
    expect(textsOf(steps)).toEqual([
      'Contact the team',
      'Consultation and car selection',
      'Quotation and agreement',
      'Car ordering and shipping',
      'Inspection and handover',
      'After-sales service',
    ]);
    expect(await structuredData('AutoDealer')).toMatchObject({
      '@context': 'https://schema.org',
      openingHoursSpecification: { opens: '10:00', closes: '22:00' },
    });
    await userEvent.click(featured.getByRole('link', { name: 'View Inventory' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inventory'));
  });

  test('is shown while the cars load, which may take long', async () => {
    await site.put('Cars/one', carFields({ Model: 'Late', Featured: true }));
    const { opened, open } = createGate();
    site.intercept(() => opened as Promise<never>);
    await site.open('/');
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    open();
    expect((await screen.findAllByText(/Volvo Late/))[0]).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  test('shows the twelve newest reviews, undated ones last', async () => {
    const review = (Name: string, day?: number) => ({
      ...{ Message: 'Good.', Rating: 5, Name },
      ...(day && { createdAt: new Date(Date.UTC(2026, 0, day)) }),
    });
    await site.putAll('Reviews', [
      ...Array.from({ length: 15 }, (_, index) => review(`Old ${index}`)),
      ...[3, 1, 5, 2, 4].map((day) => review(`Day ${day}`, day)),
    ]);
    await site.open('/');
    const card = within(await screen.findByRole('region', { name: 'Client reviews' }));
    for (const [index, name] of ['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1', 'Old 0'].entries()) {
      await card.findByText(`${index + 1} / 12`);
      expect(document.querySelector('li:not([inert]) figcaption')).toHaveTextContent(name);
      await press('Next review', card);
    }
    const documents = requestsOf(site, '"Reviews"').flatMap(({ answer }) => answer as readonly object[]);
    expect(documents.filter((each) => 'document' in each)).toHaveLength(12 + 5);
  });
});

describe('blogs', () => {
  test('are listed newest first, each with its date in Cairo and its page', async () => {
    await site.put('Blogs/old', blogFields({ title: 'Old', createdAt: new Date('2025-01-02T10:00:00Z') }));
    const content = '<p>It is <strong>hot</strong>.</p>';
    await site.put('Blogs/new', blogFields({ title: 'New', content }));
    const router = await site.open('/blogs');
    const cards = await main().findAllByRole('listitem');
    // 22:30 UTC on the 4th is the 5th in Cairo.
    expect(textsOf(cards)).toEqual([
      expect.stringMatching(/05\.03\.2026.*New/),
      expect.stringMatching(/02\.01\.2025.*Old/),
    ]);
    await userEvent.click(within(cards[0] as HTMLElement).getByRole('link'));
    await screen.findByRole('heading', { level: 1, name: 'New' });
    expect(router.state.location.pathname).toBe('/blog/new');
    expect(main().getByText('By Mona Adel')).toBeVisible();
    expect(main().getByText('05.03.2026')).toBeVisible();
    expect(document.querySelector('article strong')).toHaveTextContent('hot');
    expect(await structuredData('BlogPosting')).toMatchObject({
      ...{ headline: 'New', inLanguage: 'en', description: 'What it is about.' },
      author: { '@type': 'Person', name: 'Mona Adel' },
      publisher: { name: 'Rhine & Nile', logo: expect.stringMatching(/icon-512\.png$/) },
    });
  });

  test('without an author are by the dealer, and omit pictures of other hosts, which the policy blocks', async () => {
    const elsewhere = 'https://elsewhere.example/a.webp';
    const content = `<p>Text <img src="${elsewhere}"></p>`;
    await site.put('Blogs/one', blogFields({ title: 'One', author: '', mainImage: elsewhere, content }));
    await site.open('/blogs');
    await screen.findByRole('heading', { level: 2, name: 'One' });
    expect(document.querySelector('main img')).toBeNull();
    await site.open('/blog/one', () => screen.findByText('Text'));
    expect(document.querySelector('article :is(img, [role="img"])')).toBeNull();
    const data = await structuredData('BlogPosting');
    expect(data).not.toHaveProperty('image');
    expect(data.author).toEqual(data.publisher);
    const preview = document.querySelector('meta[property="og:image"]');
    expect(preview).toHaveAttribute('content', expect.stringMatching(/\/preview\.jpg$/));
  });

  test('end with a way to share them, the next posts, and cars', async () => {
    for (const day of [1, 2, 3, 4])
      await site.put(`Blogs/${day}`, blogFields({ title: `Day ${day}`, createdAt: new Date(2026, 0, day) }));
    await site.put('Cars/alpine', carFields({ Name: 'Alpine', Model: 'A110', Featured: true }));
    const next = async () => {
      const region = within(await screen.findByRole('region', { name: 'Read next' }));
      return textsOf(region.getAllByRole('heading', { level: 3 }));
    };
    await site.open('/blog/3');
    expect(await next()).toEqual(['Day 2', 'Day 1']);
    expect(main().getByRole('button', { name: 'Share' })).toBeVisible();
    const cars = within(await screen.findByRole('region', { name: 'Featured cars' }));
    expect(cars.getByRole('link', { name: /Alpine A110/ })).toHaveAttribute('href', '/car/alpine');
    expect(cars.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/inventory');
    await site.open('/blog/1');
    expect(await next()).toEqual(['Day 4', 'Day 3']);
  });

  test('show a message if there are none, one is missing, or loading fails', async () => {
    await site.open('/blogs');
    expect(await screen.findByText('No blogs found!')).toBeVisible();
    await site.open('/blog/missing', () => screen.findByText('Blog not found.'));
    expect(screen.getByText('It may have been moved or taken down.')).toBeVisible();
    expect(main().queryByText(/sold/i)).toBeNull();
    site.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await site.open('/blogs');
    expect(await screen.findByText(/Failed to fetch blogs\./)).toBeVisible();
    expect(screen.getByText('Please refresh the page.')).toBeVisible();
    await site.open('/blog/one', () => screen.findByText(/Failed to load blog\./));
  });

  test('have pages, fetched one at a time, with undated posts last', async () => {
    const days = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => `Day ${from - index}`);
    const titles = () => textsOf(main().queryAllByRole('heading', { level: 2 }));
    const expectTitles = (expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));
    await site.putAll(
      'Blogs',
      Array.from({ length: 39 }, (_, index) =>
        blogFields({ title: `Day ${index + 1}`, createdAt: new Date(Date.UTC(2026, 0, index + 1, 10)) }),
      ),
    );
    await site.open('/blogs');
    await expectTitles(days(39, 28));
    for (const { url, body } of site.requests.filter(({ url }) => url.includes(':runQuery'))) {
      expect(JSON.stringify(body), url).toMatch(/"limit":(12|24)/);
      expect(JSON.stringify(body), url).toContain('"select"');
    }
    await userEvent.click(main().getByRole('link', { name: 'Page 2' }));
    await expectTitles(days(27, 16));
    expect(canonical()).toMatch(/\/blogs\?page=2$/);
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
    await expectTitles(days(15, 1));
    // One from before blogs had a date: the database's own order would lose it.
    const { createdAt: _, ...undated } = blogFields({ title: 'Old' });
    await site.put('Blogs/old', undated);
    await site.open('/blogs?page=99');
    await expectTitles([...days(3, 1), 'Old']);
    expect(canonical()).toMatch(/\/blogs\?page=4$/);
    await site.open('/blogs?page=nonsense');
    await expectTitles(days(39, 28));
  });
});

// Other answers: tests/unit/lastSeen.test.ts.
test.each([
  ['nothing', '[null]'],
  ['JSON of another kind', '{"hello":"world"}'],
  ['fields of no type', '[{"document":{"name":"a/b","fields":{"Name":{},"Price":{"mapValue":{}}}}}]'],
])('a response of %s crashes no page', async (_what, body) => {
  site.intercept(({ url }) => (url.includes('/documents') ? new Response(body) : undefined));
  for (const path of ['/', '/inventory', '/blogs', '/car/some-id']) {
    await site.open(path, () =>
      waitFor(() => {
        expect(document.querySelector('h1, [role="alert"]')).not.toBeNull();
        expect(screen.queryByText('Loading...')).toBeNull();
        expect(document.body).not.toHaveTextContent('destructure');
      }),
    );
  }
});
