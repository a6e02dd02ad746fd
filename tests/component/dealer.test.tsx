import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carFields } from '../support/factories.ts';
import { moveTo, press } from './public-page.ts';
import { findDialog, startTestSite } from './site.tsx';

vi.mock('../../src/ui/hooks/whenIdle.ts', () => ({ whenIdle: (work: () => void) => void setTimeout(work) }));

const site = startTestSite();
// 15:00 in Cairo.
beforeEach(() => void moveTo('2026-11-26T13:00:00Z'));
afterEach(() => {
  vi.unstubAllEnvs();
});

const isOpen = 'Open now, until 22:00';

/** Opens a page with the company's facts read again. */
async function open(path: string): Promise<void> {
  document.documentElement.lang = '';
  await site.open(path);
}

// Other times: tests/unit/openState.test.ts.
test('the contact page says whether the showroom is open', async () => {
  await open('/contact');
  site.scrollEverythingIntoView();
  expect(await screen.findByText(isOpen)).toBeVisible();
  moveTo('2026-11-26T20:00:00Z');
  await open('/contact');
  site.scrollEverythingIntoView();
  expect(await screen.findByText('Closed, opens tomorrow at 10:00')).toBeVisible();
});

const sectionOf = (text: HTMLElement) => within(text.closest('section') as HTMLElement);

test('a car’s page and its inquiry name the dealer’s contact, if set, unless the car is sold', async () => {
  vi.stubEnv('VITE_COMPANY_CONTACT_NAME', 'Salma Hartmann');
  vi.stubEnv('VITE_COMPANY_CONTACT_LANGUAGES', 'ar, de');
  vi.stubEnv('VITE_COMPANY_CONTACT_PHONE', '+20 100 555 0143');
  await site.put('Cars/a', carFields());
  await site.put('Cars/b', carFields({ Status: 'sold', Hidden: true }));
  await open('/car/a');
  expect(sectionOf(await screen.findByText('Salma Hartmann')).getByText(isOpen)).toBeVisible();
  await press('Book a viewing');
  const contact = sectionOf(await within(await findDialog()).findByText('Salma Hartmann'));
  expect(contact.getByText('Speaks German and Arabic')).toBeVisible();
  const phone = contact.getByRole('link', { name: '+20 100 555 0143' });
  expect(phone).toHaveAttribute('href', 'tel:+201005550143');
  expect(contact.getByText(isOpen)).toBeVisible();
  await open('/car/b');
  await screen.findByRole('button', { name: 'Find me a similar car' });
  expect(screen.queryByText('Salma Hartmann')).toBeNull();

  vi.stubEnv('VITE_COMPANY_CONTACT_NAME', '');
  vi.stubEnv('VITE_COMPANY_CONTACT_PHONE', '');
  await open('/car/a');
  await press('Book a viewing');
  const dealer = sectionOf(await within(await findDialog()).findByText(isOpen));
  expect(dealer.getByRole('link', { name: '+20 100 555 0142' })).toBeVisible();
  expect(screen.queryByText('Salma Hartmann')).toBeNull();
});

test('only the sample site has its founders and pictures; a dealer has their own or none', async () => {
  const founders = () =>
    [...document.querySelectorAll('figure:has(blockquote) img')].map((image) => image.getAttribute('src'));
  const showroom = () => screen.queryByRole('img', { name: 'Our showroom' });
  await open('/about');
  expect(founders()).toEqual(
    [1, 2].flatMap((n) => [`/company/founder-${n}.svg`, `/company/signature-${n}.svg`]),
  );
  await open('/contact');
  expect(showroom()).toHaveAttribute('src', '/company/showroom.svg');

  vi.stubEnv('VITE_COMPANY_BRAND', 'Nile Motors');
  await open('/about');
  expect(document.querySelector('blockquote')).toBeVisible();
  expect(document.querySelector('figcaption')).toBeNull();
  await open('/contact');
  expect(showroom()).toBeNull();

  vi.stubEnv('VITE_COMPANY_FOUNDERS', 'Anna Kern, Omar Said');
  vi.stubEnv('VITE_COMPANY_FOUNDERS_PHOTOS', '/anna.webp, /omar.webp');
  vi.stubEnv('VITE_COMPANY_FOUNDERS_SIGNATURES', ',/signed.svg');
  vi.stubEnv('VITE_COMPANY_SHOWROOM_PICTURE', '/hall.webp');
  await open('/about');
  expect(screen.getByText('Anna Kern')).toBeVisible();
  expect(founders()).toEqual(['/anna.webp', '/omar.webp', '/signed.svg']);
  await open('/contact');
  expect(showroom()).toHaveAttribute('src', '/hall.webp');
});
