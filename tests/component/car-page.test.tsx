import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { carFields, soldFields } from '../support/factories.ts';
import { metaOf, termsOf } from './public-page.ts';
import { failRequestsOf, requestsOf } from './requests.ts';
import { createGate, type Fields, startTestSite, textsOf } from './site.tsx';
import { structuredData } from './structured-data.ts';

const site = startTestSite();

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const article = () => screen.getByRole('article');
const offers = async () => (await structuredData('Car')).offers;

/** Opens the page of a car with these fields. */
async function open(fields: Fields = {}, name = 'Volvo V60'): Promise<void> {
  await site.put('Cars/it', carFields(fields));
  await site.open('/car/it');
  await title(name);
}

const keyFacts = {
  ...{ Mileage: 18_400, Fuel: 'plug-in-hybrid', Transmission: 'automatic', Body: 'estate' },
  ...{ Color: 'blue', Color_Name: 'Denim Blue', Power: 455, Engine: 1969, Origin: 'IT', Trim: 'Veloce' },
  VIN: 'ZAREAEBN6M7654321',
};

test('a car shows its facts, price, text and where it is, and describes itself for search engines', async () => {
  const own = { Name: 'Alfa Romeo', Model: 'Giulia', Price: '2960000 EGP', Condition: 'New' };
  await open({ ...keyFacts, ...own }, 'Alfa Romeo Giulia');
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
  // No line begins with a separator.
  const key = document.querySelectorAll<HTMLElement>('#offer > p:first-child > span');
  expect([...key].map(({ dataset }) => dataset.text)).toEqual([
    'New',
    '2024',
    '18,400 km',
    'Plug-in hybrid',
    'Automatic',
  ]);
  const vin = screen.getByRole('link', { name: 'ZAREAEBN6M7654321' });
  expect(vin).toHaveAttribute('href', '/tracking?vin=ZAREAEBN6M7654321');
  expect(screen.getByText('An estate that does everything well.')).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(textsOf(trail)).toEqual(['Home', 'Inventory']);
  expect(document.title).toBe('Alfa Romeo Giulia 2024 | Rhine & Nile');
  expect(metaOf('robots')).toBeUndefined();
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

test('a car with only a name is a page without empty facts', async () => {
  await site.put('Cars/bare', { Name: 'Barkas' });
  await site.open('/car/bare');
  await title('Barkas');
  expect(screen.getByRole('img', { name: /no picture/ })).toBeVisible();
  expect(screen.getByText('Price on request')).toBeVisible();
  expect(document.querySelector('details')).toBeNull();
  expect(termsOf()).toEqual({ Brand: 'Barkas', Condition: 'Used' });
  const data = await structuredData('Car');
  expect(Object.keys(data).join()).not.toMatch(/country|Configuration|mileage|fuel|body|color|Engine/);
});

test('cards show the key facts a car has', async () => {
  await site.put('Cars/full', carFields({ Model: 'Full', Featured: true, ...keyFacts }));
  await site.put('Cars/sparse', { Name: 'Volvo', Model: 'Sparse', Hidden: false, Featured: true });
  await site.open('/inventory');
  const [full] = await screen.findAllByRole('link', { name: /Volvo Full/ });
  expect(full).toHaveTextContent(/Used2024.*18,400 km.*Plug-in hybrid.*Automatic/);
  const [sparse] = screen.getAllByRole('link', { name: /Volvo Sparse/ });
  expect(sparse).toHaveTextContent('Price on request');
  expect(sparse).not.toHaveTextContent(/km|null|undefined/);
});

// The nearest first: tests/unit/inventory.test.ts.
test('similar cars are of the same brand, then the same body, then featured, with a link to more', async () => {
  await site.putAll('Cars', [
    carFields({ Name: 'MINI', Model: 'Same brand', Body: 'van' }),
    carFields({ Name: 'MINI', Model: 'Unseen', Hidden: true }),
    carFields({ Name: 'Opel', Model: 'Same body', Body: 'suv' }),
    carFields({ Name: 'Opel', Model: 'Featured', Featured: true }),
    carFields({ Name: 'Opel', Model: 'Other' }),
  ]);
  await site.put('Cars/alone', carFields({ Name: 'Fiat', Model: 'Alone', Body: 'coupe' }));
  const similar = async (name: string) => {
    const items = within(await screen.findByRole('region', { name })).getAllByRole('listitem');
    return items.map(({ textContent }) => textContent?.match(/Same brand|Same body|Featured/)?.[0]);
  };
  await site.open('/car/alone');
  expect(await similar('Still looking?')).toEqual(['Featured']);
  await open({ Name: 'MINI', Model: 'It', Body: 'suv' }, 'MINI It');
  expect(await similar('More from MINI and similar cars')).toEqual(['Same brand', 'Same body', 'Featured']);
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'See all cars' });
  expect(way).toHaveAttribute('href', '/inventory');
  await userEvent.click(screen.getByRole('link', { name: /Same brand/ }));
  await title('MINI Same brand');
});

test('a model’s name keeps a short compound on one line, and doesn’t repeat its trim', async () => {
  await open({ Name: 'MINI', Model: 'Cooper S 3-door', Trim: 'Cooper S' }, 'MINI Cooper S 3-door');
  const heading = await title('MINI Cooper S 3-door');
  expect(heading).toHaveTextContent(/^MINI Cooper S 3-door$/);
  expect(within(heading).getByText('3-door')).toHaveClass('unbroken');
  expect(termsOf()).not.toHaveProperty('Trim');
});

test('a hidden car opens by its URL with noindex', async () => {
  await open({ Hidden: true });
  expect(metaOf('robots')).toBe('noindex');
});

// Other ids: tests/unit/documentId.test.ts.
test.each(['nobody', '__x__', '%00'])('there is no car %s', async (id) => {
  await site.open(`/car/${id}`, () => screen.findByText('Car not found.'));
  expect(screen.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/inventory');
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

// In words of each language, and after the last day: tests/unit/priceLines.test.ts.
describe('what the price includes', () => {
  const lines = { car: 'included', customs: 'included', plates: 'excluded 2500', warranty: 'none' };
  const usual = { until: '2099-12-31', lines };
  const own = { Price_Lines: { ...usual, lines: { customs: 'excluded' } } };

  test('is a sentence under the price that opens into a table, read with one request', async () => {
    await site.put('Settings/price', usual);
    await open();
    await userEvent.click(
      await screen.findByText('Includes the car and customs and taxes, but not number plates.'),
    );
    const table = within(screen.getByRole('table', { name: 'Valid until 31 Dec 2099' }));
    const marks = [...document.querySelectorAll<HTMLElement>('[data-text][data-is]')];
    expect(marks.map(({ dataset }) => `${dataset.text} ${dataset.is}`)).toEqual([
      ...['the car included', 'customs and taxes included', 'number plates excluded'],
    ]);
    expect(textsOf(table.getAllByRole('row'))).toEqual([
      'the carIncluded',
      'customs and taxesIncluded',
      'number platesNot included · about 2,500\u00a0EGP',
      'warrantyNot applicable',
    ]);
    expect(await offers()).toMatchObject({
      priceSpecification: { price: 2_150_000, priceCurrency: 'EGP', valueAddedTaxIncluded: true },
    });
    expect(requestsOf(site, 'Settings/price')).toHaveLength(1);
  });

  test.each<[what: string, settings: Fields, fields: Fields, text: string]>([
    ['differs where a car has lines of its own', usual, own, 'Does not include customs and taxes.'],
    ['is asked for after its last day', { ...usual, until: '2020-01-01' }, {}, "Ask us for today's price"],
  ])('%s', async (_what, settings, fields, text) => {
    await site.put('Settings/price', settings);
    await open(fields);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/^Includes/)).toBeNull();
    expect(await offers()).not.toHaveProperty('priceSpecification');
  });

  test('is not shown if it is not set, invalid or not loaded', async () => {
    await open();
    expect(article()).not.toHaveTextContent(/include|today/i);
    await site.put('Settings/price', { until: 5, lines: 'all' });
    await open();
    expect(article()).not.toHaveTextContent(/include|today/i);
    failRequestsOf(site, 'Settings/');
    await open();
    expect(article()).not.toHaveTextContent(/include|today|error/i);
  });
});

describe('the states of a car', () => {
  test('a reserved car has a price and an inquiry', async () => {
    await open({ Status: 'reserved' });
    expect(within(article()).getByText('Reserved')).toBeVisible();
    expect(article()).toHaveTextContent('2,150,000 EGP');
    expect(screen.getByRole('button', { name: /^Message us/ })).toBeVisible();
    expect(await offers()).toMatchObject({ price: 2150000, availability: 'https://schema.org/Reserved' });
  });

  test('a sold car keeps its page, without price and offer, with similar ones', async () => {
    await site.put('Settings/price', { until: '2099-12-31', lines: { car: 'included' } });
    await site.put('Cars/other', carFields({ Model: 'Other' }));
    await open(soldFields());
    expect(within(article()).getByText('Sold')).toBeVisible();
    expect(screen.getByText('This car has been sold.')).toBeVisible();
    expect(article()).not.toHaveTextContent(/EGP|include|today/i);
    expect(article().querySelector('a[href*="wa.me"]')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Message us/ })).toBeNull();
    const similar = within(await screen.findByRole('region', { name: 'More from Volvo' }));
    expect(similar.getAllByRole('listitem')).toHaveLength(1);
    expect(await offers()).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(await offers()).not.toHaveProperty('price');
    expect(metaOf('description')).toContain('Sold');
    expect(metaOf('robots')).toBeUndefined();
  });

  test('sold cars are in no list, search or featured row; the last twelve have their own list', async () => {
    const { Status: _, ...old } = carFields({ Model: 'Old', Featured: true });
    await site.put('Cars/old', old);
    await site.put('Cars/reserved', carFields({ Model: 'Kept', Featured: true, Status: 'reserved' }));
    // An older version marked it as sold without hiding it.
    await site.put('Cars/unhidden', carFields({ Model: 'Gone too', Featured: true, Status: 'sold' }));
    const sold = Array.from({ length: 14 }, (_, index) => soldFields(new Date(Date.UTC(2026, 0, index + 1))));
    await site.putAll(
      'Cars',
      sold.map((fields, index) => carFields({ Model: `Gone ${index + 1}.`, Featured: true, ...fields })),
    );
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
    const links = within(await screen.findByRole('region', { name: 'Recently sold' })).getAllByRole('link');
    expect(links).toHaveLength(12);
    expect(links[0]).toHaveTextContent(/^Volvo Gone 14\..*Sold$/);
    expect(links.at(-1)).toHaveTextContent('Gone 3.');
    await userEvent.type(screen.getByPlaceholderText('Search cars...'), 'gone');
    expect(await screen.findByText('No cars were found.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recently sold' })).toBeNull());
  });
});
