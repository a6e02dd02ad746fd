import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pointsFor } from '../../src/model/inspection/points.ts';
import { createTestBucket } from '../support/storage.ts';
import { startTestSite } from './site.tsx';

// Cars, reviews and failures: public-pages.test.tsx. Requests: site-frame.test.tsx.

const bucket = createTestBucket(import.meta.env.VITE_STORAGE_EMULATOR);

const site = startTestSite({ others: bucket.answer });
afterEach(() => bucket.files.clear());

describe('the home page shows as its hero', () => {
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

  test('the stored one, if the hosting does not serve it', async () => {
    put('Hero/hero.webp');
    await open();
    expect(site.requests.filter(({ url }) => url.includes('prefix='))).toEqual([]);
    const points = screen.getByText(new RegExp(`\\b${pointsFor(null).length}\\b`), { selector: 'main a' });
    expect(points).toHaveAttribute('href', '/inspection');
  });

  test('the first picture of its folder, if none has its name, or nothing', async () => {
    put('Hero/summer.webp');
    put('Hero/winter.webp');
    await open();
    fireEvent.error(hero() as HTMLImageElement);
    await waitFor(() => expect(hero()?.src).toContain('/o/Hero%2Fsummer.webp'));
    bucket.files.clear();
    await open();
    fireEvent.error(hero() as HTMLImageElement);
    await waitFor(() => expect(hero()).toBeNull());
  });
});
