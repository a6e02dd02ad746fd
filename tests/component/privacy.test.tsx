import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pathIn } from '../../src/config/paths.ts';
import { recordSeenCars } from '../../src/model/inventory/seenCars.ts';
import type { Locale } from '../../src/model/locales.ts';
import { getInquiryState, setInquiryState } from '../../src/site/inquiry/inquiryStore.ts';
import { ClearDeviceData } from '../../src/site/privacy/ClearDeviceData.tsx';
import { addToShortlist, getShortlist } from '../../src/site/shortlist/shortlistStore.ts';
import { startTestSite } from './site.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Clear data on this device' }));

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
  press();
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
  press();
  expect(await screen.findByText(/^Your browser didn’t allow us to clear it\./)).toBeVisible();
});

const facts = {
  VITE_COMPANY_DATA_OFFICER: 'Hana Mansour',
  VITE_COMPANY_REPRESENTATIVE: 'Nadia Farouk',
  VITE_COMPANY_COMMERCIAL_REGISTER: '123456',
  VITE_COMPANY_TAX_NUMBER: '200-145-789',
  VITE_ERROR_URL: 'https://errors.example/report?key=1',
};
const setFacts = () => {
  for (const [name, value] of Object.entries(facts)) vi.stubEnv(name, value);
};

const stored: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'behind a #',
    'that only our staff can read',
    'for 24 months after our last message',
    'after the same time as the email',
  ],
  de: [
    'hinter einem #',
    'die nur unser Team lesen kann',
    '24 Monate nach der letzten Nachricht',
    'nach derselben Frist',
  ],
  ar: ['بعد العلامة #', 'لا يقرؤها إلا موظفونا', 'بعد 24 شهرًا من آخر رسالة', 'بعد المدة نفسها'],
};

describe.each<[Locale, europe: readonly string[], optional: readonly string[]]>([
  [
    'en',
    [
      'If you live in the European Union',
      'Article 6(1)',
      'Article 49(1)',
      'portability',
      'authority where you live',
    ],
    ['Our data protection officer is Hana Mansour.', 'your browser reports it to errors.example:'],
  ],
  [
    'de',
    [
      'Wenn Sie in der Europäischen Union leben',
      'Art. 6 Abs. 1',
      'Art. 49',
      'Datenübertragbarkeit',
      'Wohn- oder Arbeitsort',
    ],
    ['Mit dem Datenschutz ist bei uns Hana Mansour beauftragt.', 'meldet Ihr Browser ihn an errors.example:'],
  ],
  [
    'ar',
    ['إذا كنت تعيش في الاتحاد الأوروبي', 'المادة 6', 'المادة 49', 'الحق في نقل بياناتك', 'البلد الذي تعيش'],
    ['مسؤول حماية البيانات لدينا: \u2068Hana Mansour\u2069.', 'بلاغًا به إلى \u2066errors.example\u2069:'],
  ],
])('the page in %s', (locale, europe, optional) => {
  const site = startTestSite({ locale });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const open = async () => {
    // The texts of the locale are read again, with other facts.
    document.documentElement.lang = '';
    await site.open(pathIn(locale, '/privacy'));
    return screen.getByRole('main');
  };

  test('names rights in the EU always, an officer and reports of errors where they are set', async () => {
    const plain = await open();
    for (const text of europe) expect(plain).toHaveTextContent(text);
    for (const text of ['Hana Mansour', 'errors.example']) expect(plain).not.toHaveTextContent(text);
    setFacts();
    const complete = await open();
    for (const text of optional) expect(complete).toHaveTextContent(text);
  });

  test('says what a mail’s link carries, who reads leads, and when they are deleted', async () => {
    const page = await open();
    for (const text of stored[locale]) expect(page).toHaveTextContent(text);
  });

  test('has an Impressum in German, where a representative is set', async () => {
    await open();
    expect(screen.queryByText('Impressum')).toBeNull();
    setFacts();
    const page = await open();
    if (locale !== 'de') {
      expect(page).not.toHaveTextContent('Nadia Farouk');
      expect(screen.queryByText('Impressum')).toBeNull();
      return;
    }
    expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/de/privacy#imprint');
    const imprint = screen.getByRole('heading', { name: 'Impressum' }).closest('section');
    expect(imprint).toHaveAttribute('id', 'imprint');
    for (const text of [
      'Angaben gemäß § 5 DDG:',
      'Rhine & Nile Motors LLC, 90th Street North',
      'Vertreten durch Nadia Farouk',
      'hello@rhine-and-nile.example',
      'Handelsregister: 123456',
      'Steuernummer: 200-145-789',
    ])
      expect(imprint).toHaveTextContent(text);
  });
});
