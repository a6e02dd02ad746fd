import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { toCairoDay } from '../../src/model/inquiry/cairoTime.ts';
import { carFields } from '../support/factories.ts';
import type { FetchRequest } from '../support/intercept.ts';
import { account } from '../support/test-account.ts';
import { formOpens } from './car-form.ts';
import { field, fill, findField, press } from './form-actions.ts';
import { textsOf } from './site.tsx';
import { noConnection } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const report = { time: '2026-11-25T10:00:00.000Z', cars: {}, blogs: {} };
const complete = {
  ...{ Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] },
  ...{ Origin: 'DE', Location: 'showroom', Inspected: '2026-11-20 57 2 1' },
  Translations: { ar: { Description: 'وصف' } },
};
const card = async () => {
  const heading = await screen.findByText('Needs attention');
  await waitFor(() => expect(heading).toBeVisible());
  return within(heading.parentElement as HTMLElement);
};

/** The build's report is answered by the host. */
function answerReport(): void {
  site.intercept(({ url }) => (url.includes('/build.json') ? Response.json(report) : undefined));
}

test('the home of the dashboard says what needs attention, and leads there', async () => {
  answerReport();
  await site.put('Settings/access', { members: [account.uid] });
  await site.put('Staff/waiting', { email: 'waiting@dealer.example' });
  await site.put('Settings/price', { until: '2026-01-01', lines: { customs: 'included' } });
  await site.put('Settings/finance', {
    rows: ['flat own 1% 0% 0% 60 5 2026-01-01 Ended', 'flat own 1% 0% 0% 60 5 2099-01-01 Current'],
  });
  await site.put('Cars/whole', carFields({ Model: 'Whole', ...complete }));
  await site.put('Cars/bare', carFields({ Model: 'Bare' }));
  const lead = { Name: 'Omar', Car: 'Volvo Bare', State: 'new', AskedAt: new Date('2026-01-01') };
  await site.put('Leads/waiting', lead);
  await site.put('Leads/due', { ...lead, Name: 'Mona', State: 'answered', Due: '2026-01-02' });
  await site.put('Leads/later', { ...lead, Name: 'Hany', State: 'answered', Due: '2999-01-02' });
  await site.put('Cars/foreign', carFields({ Model: 'Foreign', ...complete, Origin: '' }));
  const month = toCairoDay(new Date()).slice(0, 7);
  await site.put(
    'Cars/afloat',
    carFields({ Model: 'Afloat', ...complete, Origin: 'DE', Location: `transit ${month}` }),
  );
  await site.put('Cars/hidden', carFields({ Model: 'Unseen', Hidden: true }));
  await site.put('Cars/sold', carFields({ Model: 'Gone', Hidden: true, Status: 'sold' }));
  await site.open('/dashboard/add-review', formOpens);
  fill({ Name: 'Sara' });
  await screen.findByText(/^Draft saved/);

  await site.open('/dashboard/leads/later', () => findField('Next step'));
  fill({ 'Next step': 'Call' });
  await screen.findByText(/^Draft saved/);

  const router = await site.open('/dashboard');
  const home = await card();
  // A page of another test may store its draft late.
  expect(await home.findByText(/^\d (?:draft is|drafts are) waiting on this device/)).toBeVisible();
  expect((await home.findByText(/^Hany/)).getAttribute('href')).toBe('/dashboard/leads/later');
  const leadsTo = async (text: string) => (await home.findByText(text)).getAttribute('href');
  expect(await leadsTo('1 lead has not been answered for 24 hours')).toBe('/dashboard/leads/waiting');
  expect(await leadsTo('1 lead is due')).toBe('/dashboard/leads/due');
  expect(await leadsTo('1 car arrives this month')).toBe('/dashboard/edit-car/afloat#Location');
  expect(await leadsTo('5 changes are not published')).toBe('/dashboard/publishing');
  expect(await leadsTo('The usual price lines ended on 01.01.2026')).toBe('/dashboard/prices');
  expect(await leadsTo('1 offer of instalments ends soon or ended')).toBe('/dashboard/instalments');
  expect(await leadsTo('1 car has no inspection report')).toBe('/dashboard/inspection/bare');
  expect(await leadsTo('1 car has no picture')).toBe('/dashboard/edit-car/bare#Images');
  expect(await leadsTo('1 car has no location')).toBe('/dashboard/edit-car/bare#Location');
  expect(await leadsTo('1 car has no Arabic text')).toBe(
    '/dashboard/edit-car/bare#Translations.ar.Description',
  );
  expect(await leadsTo('1 account waits to be let in')).toBe('/dashboard/team');
  expect(await leadsTo('No backup has been made yet')).toBe('/dashboard/backup');
  const origins = (await home.findByText('2 cars have no country of origin')).parentElement as HTMLElement;
  const names = textsOf(origins.querySelectorAll('a'));
  expect(names.sort()).toEqual(['Volvo Bare', 'Volvo Foreign']);
  await userEvent.click(within(origins).getByText('Volvo Foreign'));
  await formOpens();
  expect(router.state.location.pathname).toBe('/dashboard/edit-car/foreign');
  await waitFor(() => expect(field('Country of origin')).toHaveFocus());
});

test('a link to a field in another language shows that language', async () => {
  await site.put('Cars/a', carFields());
  await site.open('/dashboard/edit-car/a#Translations.ar.Description', formOpens);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'Translations.ar.Description'));
});

test('a dashboard without anything to do says nothing', async () => {
  await site.put('Settings/backup', { updatedAt: new Date(), updatedBy: account.uid });
  await site.put('Cars/whole', carFields({ Model: 'Whole', ...complete }));
  site.intercept(({ url }) =>
    url.includes('/build.json')
      ? Response.json({ ...report, cars: { whole: { version: 0, title: '' } } })
      : undefined,
  );
  await site.open('/dashboard', () => screen.findByText('Volvo Whole'));
  expect(screen.queryByText('Needs attention')).toBeNull();
});

test('a car without a label leads to what it lacks', async () => {
  await site.put(
    'Cars/a',
    carFields({ Price_Lines: { until: '2099-12-31', lines: { customs: 'included' } } }),
  );
  const router = await site.open('/dashboard/cars/labels?cars=a');
  await press('Edit', 'a');
  await formOpens();
  expect(router.state.location.hash).toBe('#Origin');
  await waitFor(() => expect(field('Country of origin')).toHaveFocus());
});

describe('what cannot be loaded', () => {
  const isLeads = ({ url, body }: FetchRequest) =>
    url.includes('/documents') && JSON.stringify(body).includes('Leads');

  test('is named, and loaded once it can be', async () => {
    const lead = { Name: 'Omar', Car: 'Volvo Bare', State: 'new', AskedAt: new Date('2026-01-01') };
    await site.put('Leads/waiting', lead);
    await site.put('Cars/bare', carFields({ Model: 'Bare', ...complete, Origin: '' }));
    let isOffline = true;
    site.intercept((request) => {
      if (request.url.includes('/build.json')) return Response.json(report);
      return isOffline && isLeads(request) ? noConnection() : undefined;
    });
    await site.open('/dashboard');
    const home = await card();
    expect(await home.findByText('Could not be loaded: leads.')).toBeVisible();
    expect(await home.findByText('1 car has no country of origin')).toBeVisible();

    await userEvent.click(home.getByText('Try again'));
    expect(home.getByText('Could not be loaded: leads.')).toBeVisible();
    isOffline = false;
    await userEvent.click(home.getByText('Try again'));
    expect(await home.findByText('1 lead has not been answered for 24 hours')).toBeVisible();
    expect(home.queryByText(/^Could not be loaded/)).toBeNull();
  });

  test('is named where nothing else needs attention', async () => {
    await site.open('/dashboard');
    expect(await (await card()).findByText('Could not be loaded: unpublished changes.')).toBeVisible();
  });
});
