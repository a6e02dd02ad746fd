import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pointsFor } from '../../src/model/inspection/points.ts';
import { locales } from '../../src/model/locales.ts';
import { createTestBucket } from '../support/storage.ts';
import { startTestSite } from './site.tsx';

// Cars, reviews and failures: public-pages.test.tsx. Requests: site-frame.test.tsx.

const bucket = createTestBucket(import.meta.env.VITE_STORAGE_EMULATOR);

describe.each(locales)('the home page in %s', (locale) => {
  const site = startTestSite({ locale });
  const home = locale === 'en' ? '/' : `/${locale}/`;

  test('says how many points an inspection has', async () => {
    await site.open(home);
    const link = screen.getByText(new RegExp(`\\b${pointsFor(null).length}\\b`), { selector: 'main a' });
    expect(link).toHaveAttribute('href', `${home}inspection`);
  });

  test('a review in another language gets its lang from its script', async () => {
    const messages = { ar: 'خدمة ممتازة', en: 'Very good' };
    for (const [lang, Message] of Object.entries(messages))
      await site.put(`Reviews/${lang}`, { Message, Rating: 5, Name: 'Sara' });
    await site.open(home);
    for (const [lang, message] of Object.entries(messages)) {
      const quote = await screen.findByText(message, { selector: 'blockquote' });
      // Otherwise the page's own.
      const marked = lang === locale ? null : lang;
      expect(quote.getAttribute('lang')).toBe(marked);
      expect(quote.getAttribute('dir')).toBe(marked && 'auto');
    }
  });
});

describe('the home page', () => {
  const site = startTestSite({ others: bucket.answer });
  afterEach(() => bucket.files.clear());

  describe('shows as its hero', () => {
    const hero = () => document.querySelector<HTMLImageElement>('main section img');
    const put = (name: string) => bucket.files.set(name, { content: new Blob(['x']), metadata: {} });
    const open = async () => {
      vi.stubEnv('VITE_IMAGE_SERVICE', 'netlify');
      await site.open('/');
      expect(hero()).toHaveAttribute('srcset', '/Hero/hero.webp');
      fireEvent.error(hero() as HTMLImageElement);
      await waitFor(() => expect(hero()).not.toHaveAttribute('srcset'));
      expect(hero()).toHaveAttribute('src', expect.stringContaining('/o/Hero%2Fhero.webp'));
    };

    test('the stored one, where the hosting does not serve it', async () => {
      put('Hero/hero.webp');
      await open();
      expect(site.requests.filter(({ url }) => url.includes('prefix='))).toEqual([]);
    });

    test('the first picture of its folder, if none has its name', async () => {
      put('Hero/summer.webp');
      put('Hero/winter.webp');
      await open();
      fireEvent.error(hero() as HTMLImageElement);
      await waitFor(() => expect(hero()?.src).toContain('/o/Hero%2Fsummer.webp'));
    });

    test('nothing, if there is none', async () => {
      await open();
      fireEvent.error(hero() as HTMLImageElement);
      await waitFor(() => expect(hero()).toBeNull());
    });
  });
});
