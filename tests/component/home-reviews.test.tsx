import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestSite } from './site.tsx';

const messages = {
  en: 'Honest, patient and very well organised.',
  de: 'Sehr gut organisiert, wir sind zufrieden.',
  ar: 'خدمة ممتازة من البداية إلى النهاية.',
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([
  ['en', '/', 'Our reviews on Google'],
  ['de', '/de/', 'Unsere Bewertungen bei Google'],
  ['ar', '/ar/', 'تقييماتنا على جوجل'],
] as const)('in %s', (locale, home, all) => {
  const site = startTestSite({ locale });
  beforeEach(() =>
    site.putAll('Reviews', [
      { Message: '', Rating: 5, Name: 'Nobody', createdAt: new Date('2026-11-20') },
      ...Object.values(messages).map((Message) => ({ Message, Rating: 5, Name: 'Client' })),
    ]),
  );
  const open = () => {
    // The settings are read again.
    document.documentElement.lang = '';
    return site.open(home);
  };

  test('reviews in the language of the visitor come first', async () => {
    await open();
    await waitFor(() => expect(document.querySelector('li:not([inert]) blockquote')).not.toBeNull());
    expect(document.querySelector('li:not([inert]) blockquote')).toHaveTextContent(messages[locale]);
    expect(screen.queryByRole('link', { name: all })).toBeNull();
  });

  test('the dealer’s reviews at Google are linked where they are set', async () => {
    vi.stubEnv('VITE_COMPANY_GOOGLE_REVIEWS_URL', 'https://g.example/reviews');
    await open();
    expect(await screen.findByRole('link', { name: all })).toHaveAttribute(
      'href',
      'https://g.example/reviews',
    );
    vi.stubEnv('VITE_COMPANY_GOOGLE_REVIEWS_COUNT', '48');
    await open();
    expect(await screen.findByRole('link', { name: `${all} (48)` })).toBeVisible();
  });
});
