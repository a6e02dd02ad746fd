import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestSite } from './site.tsx';

const messages = {
  en: 'Honest, patient and very well organised.',
  de: 'Sehr gut organisiert, wir sind zufrieden.',
  ar: 'خدمة ممتازة من البداية إلى النهاية.',
};

afterEach(() => {
  vi.unstubAllEnvs();
});

const site = startTestSite({ locale: 'de' });

beforeEach(() =>
  site.putAll('Reviews', [
    { Message: '', Rating: 5, Name: 'Nobody', createdAt: new Date('2026-11-20') },
    ...Object.values(messages).map((Message) => ({ Message, Rating: 5, Name: 'Client' })),
  ]),
);

/** Opens the page with the settings read again. */
async function open(): Promise<void> {
  document.documentElement.lang = '';
  await site.open('/de/');
}

test('reviews in the language of the visitor come first, those in another have its lang', async () => {
  await open();
  const quote = (text: string) => screen.findByText(text, { selector: 'blockquote' });
  await waitFor(() => expect(document.querySelector('li:not([inert]) blockquote')).not.toBeNull());
  expect(document.querySelector('li:not([inert]) blockquote')).toHaveTextContent(messages.de);
  expect(await quote(messages.de)).not.toHaveAttribute('lang');
  expect(await quote(messages.ar)).toHaveAttribute('lang', 'ar');
  expect(await quote(messages.ar)).toHaveAttribute('dir', 'auto');
});

test('the dealer’s Google reviews are linked if they are set', async () => {
  const all = 'Unsere Bewertungen bei Google';
  await open();
  await screen.findByText(messages.de);
  expect(screen.queryByRole('link', { name: all })).toBeNull();
  vi.stubEnv('VITE_COMPANY_GOOGLE_REVIEWS_URL', 'https://g.example/reviews');
  vi.stubEnv('VITE_COMPANY_GOOGLE_REVIEWS_COUNT', '48');
  await open();
  const link = await screen.findByRole('link', { name: `${all} (48)` });
  expect(link).toHaveAttribute('href', 'https://g.example/reviews');
});
