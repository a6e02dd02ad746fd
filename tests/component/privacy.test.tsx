import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pathIn } from '../../src/config/paths.ts';
import { recordSeenCars } from '../../src/model/inventory/seenCars.ts';
import { getInquiryState, setInquiryState } from '../../src/site/inquiry/inquiryStore.ts';
import { ClearDeviceData } from '../../src/site/privacy/ClearDeviceData.tsx';
import { addToShortlist, getShortlist } from '../../src/site/shortlist/shortlistStore.ts';
import { press } from './public-page.ts';
import { startTestSite } from './site.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const clear = () => press('Clear data on this device');

function fillDevice(): void {
  addToShortlist(['volvo']);
  const draft = { firstName: 'Mona', lastName: '', email: '', phone: '', car: '', message: '' };
  setInquiryState('/contact', { stage: 'open', draft });
  localStorage.setItem('locale-offer-declined', 'true');
  localStorage.setItem('compact-list', 'true');
  localStorage.setItem('searches', '["brand=BMW"]');
  localStorage.setItem('seen-cars', JSON.stringify(recordSeenCars(null, ['volvo'], Date.now())));
  sessionStorage.setItem('scroll', '{}');
}

test('clears the shortlist, unsent inquiries, searches, seen cars, choices and offline copies', async () => {
  const deleted: string[] = [];
  const remove = async (name: string) => deleted.push(name) > 0;
  vi.stubGlobal('caches', { keys: async () => ['last-seen', 'site-/-1'], delete: remove });
  fillDevice();
  render(<ClearDeviceData />);
  await clear();
  expect(await screen.findByText(/^Cleared\./)).toBeVisible();
  expect(getShortlist()).toEqual([]);
  expect(getInquiryState('/contact').draft).toBeNull();
  const stored = (name: string) => localStorage.getItem(name);
  expect(['locale-offer-declined', 'compact-list', 'seen-cars'].map(stored)).toEqual([null, null, null]);
  expect(stored('searches')).toBe('[]');
  expect(sessionStorage.length).toBe(0);
  expect(deleted).toEqual(['last-seen', 'site-/-1']);
});

test('says so when the browser blocks its storage', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  render(<ClearDeviceData />);
  await clear();
  expect(await screen.findByText(/^Your browser didn’t allow us to clear it\./)).toBeVisible();
});

const facts = {
  VITE_COMPANY_DATA_OFFICER: 'Hana Mansour',
  VITE_COMPANY_REPRESENTATIVE: 'Nadia Farouk',
  VITE_COMPANY_COMMERCIAL_REGISTER: '123456',
  VITE_COMPANY_TAX_NUMBER: '200-145-789',
  VITE_ERROR_URL: 'https://errors.example/report?key=1',
};

describe.each(['en', 'de'] as const)('the page in %s', (locale) => {
  const site = startTestSite({ locale });
  const open = async () => {
    // The texts of the locale are read again, with other facts.
    document.documentElement.lang = '';
    await site.open(pathIn(locale, '/privacy'));
    return screen.getByRole('main');
  };
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const openWithFacts = () => {
    for (const [name, value] of Object.entries(facts)) vi.stubEnv(name, value);
    return open();
  };

  if (locale === 'en')
    test('names rights, who reads leads and how long; an officer and error reports if they are set', async () => {
      const always = [
        ...['If you live in the European Union', 'Article 6(1)', 'Article 49(1)', 'portability'],
        ...['authority where you live', 'behind a #', 'that only our staff can read'],
        ...['for 24 months after our last message', 'after the same time as the email'],
      ];
      const plain = await open();
      for (const text of always) expect(plain).toHaveTextContent(text);
      expect(plain).not.toHaveTextContent(/Hana Mansour|errors\.example/);
      const complete = await openWithFacts();
      expect(complete).toHaveTextContent('Our data protection officer is Hana Mansour.');
      expect(complete).toHaveTextContent('your browser reports it to errors.example:');
      expect(complete).not.toHaveTextContent(/Nadia Farouk|Impressum/);
    });
  else
    test('has an Impressum if a representative is set', async () => {
      expect(await open()).not.toHaveTextContent('Impressum');
      await openWithFacts();
      expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/de/privacy#imprint');
      const imprint = screen.getByRole('heading', { name: 'Impressum' }).closest('section');
      expect(imprint).toHaveAttribute('id', 'imprint');
      for (const text of [
        ...['Angaben gemäß § 5 DDG:', 'Rhine & Nile Motors LLC, 90th Street North'],
        ...['Vertreten durch Nadia Farouk', 'hello@rhine-and-nile.example'],
        ...['Handelsregister: 123456', 'Steuernummer: 200-145-789'],
      ])
        expect(imprint).toHaveTextContent(text);
    });
});
