import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { loadLazyRoutes } from '../../src/hydration/lazyRoutes.ts';
import { pointCodes } from '../../src/model/inspection/points.ts';
import { OutdatedNote } from '../../src/site/report/OutdatedNote.tsx';
import { attacks } from '../support/attacks.ts';
import { carFields, soldFields } from '../support/factories.ts';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { metaOf, moveTo, press } from './public-page.ts';
import { failRequestsOf, requestsOf } from './requests.ts';
import { type Fields, startTestSite, textsOf } from './site.tsx';

const site = startTestSite();

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => textsOf(row.children));

async function putInspected(car: Fields = {}, report: Fields = {}): Promise<void> {
  await site.put('Cars/one', carFields({ Model: 'V60', Inspected: inspected, Mileage: 18_400, ...car }));
  await site.put('Inspections/one', inspectionFields(report));
}

const openReport = () => site.open('/car/one/report');
const pointsOf = () => screen.getByRole('region', { name: 'All points' });

describe('the summary on a car’s page', () => {
  const summary = () => screen.findByRole('region', { name: 'Inspection report' });

  test('names date, counts, each remark and fault with its note, and links to the report', async () => {
    moveTo('2026-12-01');
    await putInspected();
    await site.open('/car/one');
    const section = await summary();
    expect(section).toHaveTextContent('Inspected on 20 Nov 2026: 59 points good, 2 remarks, 1 fault');
    expect(textsOf(within(section).getAllByRole('listitem'))).toEqual([
      'FaultBrake discsWorn to the limit at the front',
      'RemarkFront bumperStone chips along the lower edge',
      expect.stringMatching(/^RemarkAge of the tyres|^RemarkTyre age/),
    ]);
    expect(within(section).getByRole('link')).toHaveAttribute('href', '/car/one/report');
    expect(section).not.toHaveTextContent('more than 180 days');

    // Measurements and flaws are drawn once asked, without another request.
    expect(within(section).queryByRole('img')).toBeNull();
    const requests = site.requests.length;
    await press('Measurements and flaws', within(section));
    expect(await within(section).findByRole('img', { name: /from above/ })).toHaveTextContent(/110.*6.5/);
    expect(within(section).getByText('Down to the primer')).toBeVisible();
    expect(site.requests).toHaveLength(requests);
    await press('Picture of flaw 3 and 4: full screen', within(section));
    expect(await screen.findByRole('dialog', { name: 'Volvo V60, full screen' })).toHaveTextContent('2 / 3');
  });

  test('lists a flaw without a place, and pins the others', async () => {
    await putInspected({}, { Flaws: ['Cars/a.webp none scratch 2 In the lining', 'Cars/a.webp 5 5 dent 3'] });
    await openReport();
    const flaws = await screen.findByRole('region', { name: 'Flaws' });
    expect(within(flaws).getAllByRole('listitem')).toHaveLength(3);
    expect(within(flaws).getByText('In the lining')).toBeVisible();
    const pins = textsOf(flaws.querySelectorAll('svg text'));
    expect(pins).toEqual(['2']);
  });

  // At which day or mileage: tests/unit/inspectionReport.test.ts.
  test('is marked as outdated, by days or kilometres', async () => {
    moveTo('2027-05-20');
    await putInspected();
    await site.open('/car/one');
    expect(await summary()).toHaveTextContent('This inspection was more than 180 days ago.');
    moveTo('2026-11-21');
    await putInspected({ Mileage: 19_401 });
    await site.open('/car/one');
    expect(await summary()).toHaveTextContent('driven more than 1,000 km since');
  });

  test('is marked as outdated on a static page that became too old', () => {
    render(<OutdatedNote from={Date.now() - 1} text="Too old" />);
    expect(screen.getByText('Too old')).toBeVisible();
  });

  test('of a report that can’t be loaded still has its date and link', async () => {
    await putInspected();
    failRequestsOf(site, '/Inspections/');
    await site.open('/car/one');
    const section = await summary();
    expect(section).toHaveTextContent('Inspected on 20 Nov 2026');
    expect(within(section).getByRole('link')).toBeVisible();
  });

  test('keeps its texts while nothing changed, even if refetched before it is rendered', async () => {
    await putInspected();
    const first = await site.open('/car/one');
    await summary();
    const { siteRoutes } = await import('../../src/app/routes.tsx');
    const { shownState } = await import('../../src/site/shared/shown.ts');
    const { clearCached } = await import('../../src/data/rest/cache.ts');
    await loadLazyRoutes(siteRoutes, '/car/one', '/');
    const { loaderData } = first.state;
    const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(siteRoutes, {
      initialEntries: ['/car/one'],
      hydrationData: { loaderData },
      getContext: () => new RouterContextProvider(new Map([[shownState, router.state]])),
    });
    await router.revalidate();
    expect(router.state.loaderData.car).not.toBe(loaderData.car);
    expect(await router.state.loaderData.car.report).toBe(await loaderData.car.report);
    site.intercept(({ body, pass }) =>
      JSON.stringify(body).includes('/Inspections/') ? pass().then(reverseFields) : undefined,
    );
    clearCached('inspections');
    await router.revalidate();
    expect(await router.state.loaderData.car.report).toBe(await loaderData.car.report);
    await site.put('Inspections/one', inspectionFields({ Odometer: 18_399 }));
    clearCached('inspections');
    await router.revalidate();
    expect((await router.state.loaderData.car.report).source.stored.Odometer).toBe(18_399);
  });

  test('is missing, and not requested, without a report', async () => {
    await site.put('Cars/one', carFields());
    await site.put('Inspections/one', inspectionFields());
    await site.open('/car/one');
    expect(screen.queryByText('Inspection report')).toBeNull();
    expect(requestsOf(site, '/Inspections/')).toEqual([]);
  });
});

describe('the whole report', () => {
  test('has the car, who, when and where, all points, figures as tables, and flaws', async () => {
    moveTo('2026-12-01');
    await putInspected({ VIN: 'ZAREAEBN6M7654321' });
    await openReport();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Volvo V60 2024' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/car/one');
    const shown = ['20 Nov 2026', 'Karim Fawzy', 'Vehicle engineer, TÜV Nord', 'Bremerhaven, hall 3'];
    for (const text of [...shown, '18,400 km', 'ZAREAEBN6M7654321', '0.3 cm'])
      expect(screen.getByText(text)).toBeVisible();
    for (const count of ['59 points good', '2 remarks', '1 fault', '2 points not checked'])
      expect(screen.getByText(count)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(within(pointsOf()).getAllByRole('listitem')).toHaveLength(64);
    expect(pointsOf()).toHaveTextContent('The boot was locked');
    expect(rowsOf('Paint')).toHaveLength(11);
    expect(rowsOf('Paint')[0]).toEqual(['Bonnet', '110\u00a0µm', 'Original paint']);
    expect(rowsOf('Tyre tread')).toEqual([
      ['Front left', '6.5\u00a0mm', 'Good'],
      ['Front right', '6.4\u00a0mm', 'Good'],
      ['Rear left', '2.4\u00a0mm', 'Replace soon'],
      ['Rear right', '1.2\u00a0mm', 'Below the legal limit in Germany'],
    ]);
    expect(screen.getByRole('link', { name: /What we look at/ })).toHaveAttribute('href', '/inspection');
    expect(document.title).toBe('Inspection report: Volvo V60 2024 | Rhine & Nile');
    expect(metaOf('robots')).toBeUndefined();
  });

  test('of an electric car has its battery and charging, which an older report did not check', async () => {
    await putInspected({ Fuel: 'electric' }, { Battery_Health: '93', Points: { bonnet: 'good' } });
    await openReport();
    expect(await screen.findByText('93%')).toBeVisible();
    expect(within(pointsOf()).getAllByRole('listitem')).toHaveLength(66);
    expect(pointsOf()).toHaveTextContent('Not checked Charging port and cable');
    expect(screen.getByText('65 points not checked')).toBeVisible();
    expect(screen.getByText('No remarks and no faults.')).toBeVisible();
  });

  test.each<[string, Fields, string]>([
    ['a hidden car', { Hidden: true }, 'Inspection report'],
    ['a sold car', soldFields(), 'Inspection report · Sold'],
  ])('of %s opens, and is not for search engines', async (_what, car, kind) => {
    await putInspected(car);
    await openReport();
    expect(await screen.findByRole('heading', { name: 'Volvo V60 2024' })).toBeVisible();
    expect(screen.getByText(kind, { selector: 'header p' })).toBeVisible();
    expect(metaOf('robots')).toBe('noindex');
  });

  test.each<[string, Fields, string, RegExp, string]>([
    ['a car that is gone', {}, '/car/none/report', /^Car not found/, '/inventory'],
    ['a car without a report', {}, '/car/one/report', /^No inspection report/, '/car/one'],
    ['a deleted report', { Inspected: inspected }, '/car/one/report', /^No inspection report/, '/car/one'],
  ])('of %s says so and shows a way on', async (_what, car, address, message, back) => {
    await site.put('Cars/one', carFields(car));
    await site.open(address);
    expect(await screen.findByRole('heading', { level: 1, name: message })).toBeVisible();
    const [link] = screen.getAllByRole('link').filter((each) => each.closest('main section'));
    expect(link).toHaveAttribute('href', back);
    expect(metaOf('robots')).toBe('noindex');
    expect(requestsOf(site, '/Inspections/')).toHaveLength(car.Inspected ? 1 : 0);
  });

  test('that can’t be loaded is an error', async () => {
    await putInspected();
    failRequestsOf(site, '/Inspections/');
    await site.open('/car/one/report', () => screen.findByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t load the latest data right now.');
  });
});

// Invalid ones: tests/unit/inspection.test.ts.
test('hostile and endless texts are shown as text', async () => {
  const texts = [...attacks, 'x'.repeat(10_000)];
  const all = texts.join(' ');
  await putInspected(
    {},
    {
      Inspector: all,
      Place: all,
      Points: {
        ...Object.fromEntries(texts.map((text, index) => [pointCodes[index], `fault ${text}`])),
        smell: `unchecked ${all}`,
      },
      Flaws: texts.map((text) => `Cars/a.webp 5 5 dent 3 ${text}`),
    },
  );
  for (const address of ['/car/one', '/car/one/report']) {
    await site.open(address);
    for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(document.querySelector('article script, img[src="x"]')).toBeNull();
  }
});

/** The database may answer with fields in any order. */
async function reverseFields(answer: Response): Promise<Response> {
  const [{ found }] = await answer.json();
  const fields = Object.fromEntries(Object.entries(found.fields).reverse());
  return new Response(JSON.stringify([{ found: { ...found, fields } }]));
}
