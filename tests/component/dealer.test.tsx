import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carFields } from '../support/factories.ts';
import { sayIn } from '../support/say.ts';
import { findDialog, startTestSite } from './site.tsx';

vi.mock('../../src/ui/hooks/whenIdle.ts', () => ({ whenIdle: (work: () => void) => void setTimeout(work) }));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([
  [
    'en',
    '',
    'Open now, until 22:00',
    'Closed, opens tomorrow at 10:00',
    'Speaks German and Arabic',
    'Book a viewing',
  ],
  [
    ...['de', '/de', 'Jetzt geöffnet, bis 22:00 Uhr', 'Geschlossen, öffnet morgen um 10:00 Uhr'],
    'Spricht Deutsch und Arabisch',
    'Besichtigung vereinbaren',
  ],
  [
    'ar',
    '/ar',
    'مفتوح الآن حتى 10 مساءً',
    'مغلق الآن، يفتح غدًا الساعة 10 صباحًا',
    'اللغات: الألمانية والعربية',
    'احجز موعدًا للمعاينة',
  ],
] as const)('in %s', (locale, prefix, open, closed, speaks, book) => {
  const site = startTestSite({ locale });
  beforeEach(() => {
    // 15:00 in Cairo.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T13:00:00Z') });
  });

  test('the contact page says whether the showroom is open', async () => {
    await site.open(`${prefix}/contact`);
    site.scrollEverythingIntoView();
    expect(await screen.findByText(open)).toBeVisible();
    vi.setSystemTime(new Date('2026-11-26T20:00:00Z'));
    await site.open(`${prefix}/about`);
    await site.open(`${prefix}/contact`);
    site.scrollEverythingIntoView();
    expect(await screen.findByText(closed)).toBeVisible();
  });

  test('the inquiry of a car names the contact of the dealer, where one is set', async () => {
    vi.stubEnv('VITE_COMPANY_CONTACT_NAME', 'Salma Hartmann');
    vi.stubEnv('VITE_COMPANY_CONTACT_LANGUAGES', 'ar, de');
    vi.stubEnv('VITE_COMPANY_CONTACT_PHONE', '+20 100 555 0143');
    document.documentElement.lang = '';
    await site.put('Cars/a', carFields());
    await site.open(`${prefix}/car/a`);
    await userEvent.click(await screen.findByRole('button', { name: book }));
    const name = await within(await findDialog()).findByText('Salma Hartmann');
    const contact = within(name.closest('section') as HTMLElement);
    expect(contact.getByText(speaks)).toBeVisible();
    expect(contact.getByRole('link', { name: '+20 100 555 0143' })).toHaveAttribute(
      'href',
      'tel:+201005550143',
    );
    expect(contact.getByText(open)).toBeVisible();
  });

  test('a car’s page names the contact, and says whether the showroom is open', async () => {
    vi.stubEnv('VITE_COMPANY_CONTACT_NAME', 'Salma Hartmann');
    document.documentElement.lang = '';
    await site.put('Cars/a', carFields());
    await site.put('Cars/b', carFields({ Status: 'sold', Hidden: true }));
    await site.open(`${prefix}/car/a`);
    const name = await screen.findByText('Salma Hartmann');
    expect(within(name.closest('section') as HTMLElement).getByText(open)).toBeVisible();
    await site.open(`${prefix}/car/b`);
    await screen.findByRole('button', { name: sayIn(locale)('Find me a similar car') });
    expect(screen.queryByText('Salma Hartmann')).toBeNull();
  });

  test('only the sample has its founders and pictures; a dealer has others or none', async () => {
    const open = (path: string) => {
      document.documentElement.lang = '';
      return site.open(`${prefix}${path}`);
    };
    const founders = () => {
      const message = document.querySelector<HTMLElement>('figure:has(blockquote)') as HTMLElement;
      return [...message.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    };
    const showroom = () => screen.queryByRole('img', { name: sayIn(locale)('Our showroom') });
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
    await open('/about');
    expect(screen.getByText('Anna Kern')).toBeVisible();
    expect(founders()).toEqual(['/anna.webp', '/omar.webp', '/signed.svg']);
    vi.stubEnv('VITE_COMPANY_SHOWROOM_PICTURE', '/hall.webp');
    await open('/contact');
    expect(showroom()).toHaveAttribute('src', '/hall.webp');
  });

  test('without a contact, it has the number of the dealer', async () => {
    vi.stubEnv('VITE_COMPANY_CONTACT_NAME', '');
    document.documentElement.lang = '';
    await site.put('Cars/a', carFields());
    await site.open(`${prefix}/car/a`);
    await userEvent.click(await screen.findByRole('button', { name: book }));
    const state = await within(await findDialog()).findByText(open);
    const contact = within(state.closest('section') as HTMLElement);
    expect(contact.getByRole('link', { name: '+20 100 555 0142' })).toBeVisible();
    expect(screen.queryByText('Salma Hartmann')).toBeNull();
  });
});
