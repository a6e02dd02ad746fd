import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { carFields, soldFields } from '../support/factories.ts';
import { termsOf } from './public-page.ts';
import { failRequestsOf, requestsOf } from './requests.ts';
import { createGate, type Fields, startTestSite, textsOf } from './site.tsx';
import { structuredData } from './structured-data.ts';

const site = startTestSite();

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const article = () => screen.getByRole('article');
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

const keyFacts = {
  ...{ Mileage: 18_400, Fuel: 'plug-in-hybrid', Transmission: 'automatic', Body: 'estate' },
  ...{ Color: 'blue', Color_Name: 'Denim Blue', Power: 455, Engine: 1969, Origin: 'IT', Trim: 'Veloce' },
  VIN: 'ZAREAEBN6M7654321',
};

describe('a car with everything', () => {
  test('shows its facts, price, text and where it is, and describes itself for search engines', async () => {
    await site.put(
      'Cars/giulia',
      carFields({ ...keyFacts, Name: 'Alfa Romeo', Model: 'Giulia', Price: '2960000 EGP', Condition: 'New' }),
    );
    await site.open('/car/giulia');
    await title('Alfa Romeo Giulia');
    expect(screen.getByText('2,960,000 EGP')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Key facts' })).toBeVisible();
    const skip = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to price' });
    expect(document.querySelector(skip.hash)).toHaveTextContent('2,960,000 EGP');
    expect(termsOf()).toEqual({
      ...{ Brand: 'Alfa Romeo', Model: 'Giulia', Trim: 'Veloce', 'Production year': '2024' },
      ...{ 'Country of origin': 'Italy', Condition: 'New' },
      ...{ Mileage: '18,400 km', Fuel: 'Plug-in hybrid', Transmission: 'Automatic', Body: 'Estate' },
      ...{ Power: '455 hp', Engine: '1,969 cc', Colour: 'Blue (Denim Blue)', VIN: 'ZAREAEBN6M7654321' },
    });
    expect(screen.getByRole('link', { name: 'ZAREAEBN6M7654321' })).toHaveAttribute(
      'href',
      '/tracking?vin=ZAREAEBN6M7654321',
    );
    expect(screen.getByText('An estate that does everything well.')).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
    expect(textsOf(trail)).toEqual(['Home', 'Inventory']);
    expect(document.title).toBe('Alfa Romeo Giulia 2024 | Rhine & Nile');
    expect(meta('robots')).toBeUndefined();
    expect(await structuredData('Car')).toMatchObject({
      offers: {
        ...{ price: 2960000, priceCurrency: 'EGP' },
        seller: { '@id': expect.stringMatching(/\/#dealer$/), name: 'Rhine & Nile' },
      },
      mainEntityOfPage: { inLanguage: 'en' },
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 18_400, unitCode: 'KMT' },
      ...{ fuelType: 'Plug-in hybrid', vehicleTransmission: 'Automatic', bodyType: 'Estate' },
      color: 'Blue (Denim Blue)',
      countryOfOrigin: { '@type': 'Country', name: 'Italy' },
      vehicleConfiguration: 'Veloce',
      vehicleIdentificationNumber: 'ZAREAEBN6M7654321',
      vehicleEngine: {
        '@type': 'EngineSpecification',
        enginePower: { value: 455, unitCode: 'N12' },
        engineDisplacement: { value: 1969, unitCode: 'CMQ' },
      },
    });
  });

  test('opens the share sheet; closing it is not an error', async () => {
    await site.put('Cars/it', carFields({ Name: 'MINI', Model: 'Cooper' }));
    const share = vi.fn(async (_data: ShareData) => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    try {
      await site.open('/car/it');
      const button = await screen.findByRole('button', { name: 'Share' });
      await userEvent.click(button);
      share.mockRejectedValueOnce(new DOMException('Closed.', 'AbortError'));
      await userEvent.click(button);
      expect(share).toHaveBeenCalledTimes(2);
      expect(share.mock.calls[0]).toEqual([
        { title: 'MINI Cooper', url: expect.stringMatching(/^https?:.*\/car\/it$/) },
      ]);
      expect(screen.queryByText(/Link copied|Copy this link/)).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

test('a car with only a name is a page without empty facts', async () => {
  await site.put('Cars/bare', { Name: 'Barkas' });
  await site.open('/car/bare');
  await title('Barkas');
  expect(screen.getByRole('img', { name: /no picture/ })).toBeVisible();
  expect(screen.getByText('Price on request')).toBeVisible();
  expect(document.querySelector('details')).toBeNull();
  expect(termsOf()).toEqual({ Brand: 'Barkas', Condition: 'Used' });
  for (const key of [
    'countryOfOrigin',
    'vehicleConfiguration',
    'mileageFromOdometer',
    'fuelType',
    'bodyType',
    'color',
    'vehicleEngine',
  ])
    expect(await structuredData('Car')).not.toHaveProperty(key);
});

test('cards show the key facts a car has', async () => {
  await site.put('Cars/full', carFields({ Model: 'Full', Featured: true, ...keyFacts }));
  await site.put('Cars/sparse', { Name: 'Volvo', Model: 'Sparse', Hidden: false, Featured: true });
  for (const path of ['/', '/inventory']) {
    await site.open(path);
    const [full] = await screen.findAllByRole('link', { name: /Volvo Full/ });
    expect(full).toHaveTextContent(/Used2024.*18,400 km.*Plug-in hybrid.*Automatic/);
    const [sparse] = screen.getAllByRole('link', { name: /Volvo Sparse/ });
    expect(sparse).toHaveTextContent('Price on request');
    expect(sparse).not.toHaveTextContent(/km|null|undefined/);
  }
});

test('similar cars of the brand are shown, the nearest first, and always a way on', async () => {
  await site.putAll('Cars', [
    carFields({ Name: 'MINI', Model: 'Near', Price: '1,100,000 EGP', Production_Year: '2023' }),
    carFields({ Name: 'MINI', Model: 'Far', Price: '9,000,000 EGP', Production_Year: '2010' }),
    carFields({ Name: 'MINI', Model: 'Unseen', Hidden: true }),
    carFields({ Name: 'Opel', Model: 'Other' }),
  ]);
  await site.put('Cars/it', carFields({ Name: 'MINI', Model: 'It', Price: '1,000,000 EGP' }));
  await site.open('/car/it');
  const similar = within(await screen.findByRole('region', { name: 'More from MINI' }));
  const cars = textsOf(similar.getAllByRole('listitem'));
  expect(cars).toEqual([expect.stringContaining('Near'), expect.stringContaining('Far')]);
  expect(similar.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/inventory');
  await userEvent.click(similar.getByRole('link', { name: /Near/ }));
  await title('MINI Near');
});

test('too few similar cars of the brand are filled up by others of the body, then by featured ones', async () => {
  await site.putAll('Cars', [
    carFields({ Name: 'MINI', Model: 'Same brand', Body: 'van' }),
    carFields({ Name: 'Opel', Model: 'Same body', Body: 'suv' }),
    carFields({ Name: 'Opel', Model: 'Featured', Featured: true }),
    carFields({ Name: 'Opel', Model: 'Other' }),
  ]);
  await site.put('Cars/it', carFields({ Name: 'MINI', Model: 'It', Body: 'suv' }));
  await site.put('Cars/alone', carFields({ Name: 'Fiat', Model: 'Alone', Body: 'coupe' }));
  const similar = async (name: string) => {
    const items = within(await screen.findByRole('region', { name })).getAllByRole('listitem');
    return items.map(({ textContent }) => textContent?.match(/Same brand|Same body|Featured/)?.[0]);
  };
  await site.open('/car/it');
  expect(await similar('More from MINI and similar cars')).toEqual(['Same brand', 'Same body', 'Featured']);
  await site.open('/car/alone');
  expect(await similar('Still looking?')).toEqual(['Featured']);
});

test('a model’s name keeps a short compound on one line, and a trim that it has is not repeated', async () => {
  await site.put('Cars/it', carFields({ Name: 'MINI', Model: 'Cooper S 3-door', Trim: 'Cooper S' }));
  await site.open('/car/it');
  const heading = await title('MINI Cooper S 3-door');
  expect(heading).toHaveTextContent(/^MINI Cooper S 3-door$/);
  expect(within(heading).getByText('3-door')).toHaveClass('unbroken');
  expect(termsOf()).not.toHaveProperty('Trim');
});

test('a hidden car opens by its address with noindex', async () => {
  await site.put('Cars/secret', carFields({ Model: 'Secret', Hidden: true }));
  await site.open('/car/secret');
  await title('Volvo Secret');
  expect(meta('robots')).toBe('noindex');
});

// Other ids: tests/unit/documentId.test.ts.
test.each(['nobody', '__x__', '%00'])('there is no car %s', async (id) => {
  const missing = async (address: string, text: string) => {
    await site.open(address, () => screen.findByText(text));
  };
  await missing(`/car/${id}`, 'Car not found.');
  expect(screen.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/inventory');
  await missing(`/blog/${id}`, 'Blog not found.');
});

test('shows the logo while it loads, and says that a car cannot be loaded', async () => {
  await site.put('Cars/late', carFields({ Model: 'Late' }));
  const { opened, open: answer } = createGate();
  site.intercept(() => opened as Promise<never>);
  await site.open('/car/late', () => screen.findByText('Loading...'));
  answer();
  await title('Volvo Late');
  site.intercept(() => new Response('nonsense', { status: 500 }));
  await site.open('/car/late', () => screen.findByText(/^Error: /));
  expect(screen.getByText('Please refresh the page.')).toBeVisible();
  expect(screen.getByRole('alert').closest('.page')).not.toBeNull();
});

describe('what the price includes', () => {
  const lines = { car: 'included', customs: 'included', plates: 'excluded 2500', warranty: 'none' };
  const usual = { until: '2099-12-31', lines };
  const offers = async () => ((await structuredData('Car')) as { offers: object }).offers;

  test('is a sentence under the price that opens into a table', async () => {
    await site.put('Settings/price', usual);
    await site.put('Cars/it', carFields());
    await site.open('/car/it');
    const summary = await screen.findByText('Includes the car and customs and taxes, but not number plates.');
    await userEvent.click(summary);
    const table = within(screen.getByRole('table', { name: 'Valid until 31 Dec 2099' }));
    const marks = [...document.querySelectorAll<HTMLElement>('[data-text][data-is]')];
    expect(marks.map(({ dataset }) => `${dataset.text} ${dataset.is}`)).toEqual([
      'the car included',
      'customs and taxes included',
      'number plates excluded',
    ]);
    const rows = textsOf(table.getAllByRole('row'));
    expect(rows).toEqual([
      'the carIncluded',
      'customs and taxesIncluded',
      'number platesNot included · about 2,500\u00a0EGP',
      'warrantyNot applicable',
    ]);
    expect(await offers()).toMatchObject({
      priceSpecification: { price: 2_150_000, priceCurrency: 'EGP', valueAddedTaxIncluded: true },
    });
  });

  test('is read with one request, and differs where a car has lines of its own', async () => {
    await site.put('Settings/price', usual);
    await site.put(
      'Cars/own',
      carFields({ Price_Lines: { until: '2099-12-31', lines: { customs: 'excluded' } } }),
    );
    await site.open('/car/own');
    expect(await screen.findByText('Does not include customs and taxes.')).toBeVisible();
    expect(screen.queryByText(/^Includes/)).toBeNull();
    expect(await offers()).not.toHaveProperty('priceSpecification');
    expect(requestsOf(site, 'Settings/price')).toHaveLength(1);
  });

  test('is asked for after its last day', async () => {
    await site.put('Settings/price', { ...usual, until: '2020-01-01' });
    await site.put('Cars/it', carFields());
    await site.open('/car/it');
    expect(await screen.findByText("Ask us for today's price")).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await offers()).not.toHaveProperty('priceSpecification');
  });

  test.each<[what: string, fields: Fields, settings: Fields | null]>([
    ['where nothing is set', {}, null],
    ['where the settings are unreadable', {}, { until: 5, lines: 'all' }],
    ['of a sold car', soldFields(), usual],
  ])('is not shown %s', async (_what, fields, settings) => {
    if (settings) await site.put('Settings/price', settings);
    await site.put('Cars/it', carFields(fields));
    await site.open('/car/it');
    await title('Volvo V60');
    expect(article()).not.toHaveTextContent(/include|today/i);
  });

  test('is left out if it cannot be loaded', async () => {
    await site.put('Cars/it', carFields());
    failRequestsOf(site, 'Settings/');
    await site.open('/car/it');
    await title('Volvo V60');
    expect(screen.queryByText(/^Error/)).toBeNull();
  });
});

describe('the states of a car', () => {
  test('a reserved car has a price and an inquiry', async () => {
    await site.put('Cars/reserved', carFields({ Status: 'reserved' }));
    await site.open('/car/reserved');
    await title('Volvo V60');
    expect(within(article()).getByText('Reserved')).toBeVisible();
    expect(article()).toHaveTextContent('2,150,000 EGP');
    expect(screen.getByRole('button', { name: /^Message us/ })).toBeVisible();
    expect(await structuredData('Car')).toMatchObject({
      offers: { price: 2150000, availability: 'https://schema.org/Reserved' },
    });
  });

  test('a sold car keeps its page, without price and offer, with similar ones', async () => {
    await site.put('Cars/other', carFields({ Model: 'Other' }));
    await site.put('Cars/sold', carFields({ Model: 'Gone', ...soldFields() }));
    await site.open('/car/sold');
    await title('Volvo Gone');
    expect(within(article()).getByText('Sold')).toBeVisible();
    expect(screen.getByText('This car has been sold.')).toBeVisible();
    expect(article()).not.toHaveTextContent('EGP');
    expect(article().querySelector('a[href*="wa.me"]')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Message us/ })).toBeNull();
    const similar = within(await screen.findByRole('region', { name: 'More from Volvo' }));
    expect(similar.getAllByRole('listitem')).toHaveLength(1);
    const { offers } = (await structuredData('Car')) as { offers: object };
    expect(offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(offers).not.toHaveProperty('price');
    expect(meta('description')).toContain('Sold');
    expect(meta('robots')).toBeUndefined();
  });

  test('sold cars are in no list, search or featured row, but among the recently sold', async () => {
    const { Status: _, ...old } = carFields({ Model: 'Old', Featured: true });
    await site.put('Cars/old', old);
    await site.put('Cars/reserved', carFields({ Model: 'Kept', Featured: true, Status: 'reserved' }));
    await site.put('Cars/sold', carFields({ Model: 'Gone', Featured: true, ...soldFields() }));
    // An older version marked it as sold without hiding it.
    await site.put('Cars/unhidden', carFields({ Model: 'Gone too', Featured: true, Status: 'sold' }));
    await site.open('/');
    const onHome = within(await screen.findByRole('region', { name: 'Featured cars' }));
    expect(await onHome.findAllByRole('link', { name: /Volvo (Old|Kept)/ })).toHaveLength(2);
    expect(onHome.queryByRole('link', { name: /Gone/ })).toBeNull();

    await site.open('/inventory');
    expect(await screen.findByText('2 cars')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Volvo Kept/ }).at(-1)).toHaveTextContent('Reserved');
    expect(screen.getAllByRole('link', { name: /Volvo Old/ }).at(-1)).not.toHaveTextContent(
      /Available|Reserved/,
    );
    expect(screen.queryByText(/Gone/)).toBeNull();
    site.scrollEverythingIntoView();
    const sold = within(await screen.findByRole('region', { name: 'Recently sold' }));
    expect(textsOf(sold.getAllByRole('link'))).toEqual([expect.stringMatching(/^Volvo Gone.*Sold$/)]);
  });

  test('the row of recently sold cars holds the last twelve, the last one first', async () => {
    await site.put('Cars/forsale', carFields({ Model: 'Here' }));
    await site.putAll(
      'Cars',
      Array.from({ length: 14 }, (_, index) =>
        carFields({
          Model: `Gone ${index + 1}.`,
          ...soldFields(),
          SoldAt: new Date(Date.UTC(2026, 0, index + 1)),
        }),
      ),
    );
    await site.open('/inventory');
    await screen.findByText('1 car');
    site.scrollEverythingIntoView();
    const sold = within(await screen.findByRole('region', { name: 'Recently sold' }));
    const links = sold.getAllByRole('link');
    expect(links).toHaveLength(12);
    expect(links[0]).toHaveTextContent('Gone 14.');
    expect(links.at(-1)).toHaveTextContent('Gone 3.');
    await userEvent.type(screen.getByPlaceholderText('Search cars...'), 'gone');
    expect(await screen.findByText('No cars were found.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recently sold' })).toBeNull());
  });
});
