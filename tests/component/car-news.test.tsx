import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { carFields, soldFields } from '../support/factories.ts';
import { startTestSite } from './site.tsx';

const site = startTestSite();

const heading = () => screen.findByRole('heading', { level: 1, name: /Volvo/ });

describe('a lower price', () => {
  const since = new Date('2026-05-01T10:00:00Z');
  const lowered = { Price: '2,150,000 EGP', Price_Before: '2,300,000 EGP', Price_Since: since };
  const later = (days: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: since.getTime() + days * 24 * 60 * 60 * 1000 });
  const both = '2,150,000 EGP before: 2,300,000 EGP';

  test('is shown with the one before for 30 days, on the card and on the page', async () => {
    await site.put('Cars/a', carFields({ ...lowered, Featured: true }));
    later(29.9);
    for (const path of ['/', '/inventory']) {
      await site.open(path);
      const [card] = await screen.findAllByRole('link', { name: /Volvo V60/ });
      expect(card).toHaveTextContent(both);
      expect(card?.querySelector('s')).toHaveTextContent('before: 2,300,000 EGP');
    }
    await site.open('/car/a');
    await heading();
    expect(screen.getByText(/^2,150,000 EGP/)).toHaveTextContent(both);
    later(30);
    await site.open('/car/a');
    await heading();
    expect(screen.getByText('2,150,000 EGP')).toBeVisible();
    expect(document.querySelector('s')).toBeNull();
  });

  test('of a sold car is not shown', async () => {
    await site.put('Cars/a', carFields({ ...lowered, ...soldFields(since) }));
    later(1);
    await site.open('/car/a');
    await heading();
    expect(screen.getByText('This car has been sold.')).toBeVisible();
    expect(document.querySelector('s')).toBeNull();
  });

  test('filters and sorts, and the one before does not', async () => {
    await site.putAll('Cars', [
      carFields({ ...lowered, Model: 'Lowered' }),
      carFields({ Model: 'Steady', Price: '2,200,000 EGP' }),
    ]);
    later(1);
    await site.open('/inventory?sort=price-up');
    await waitFor(() => {
      const names = screen.getAllByRole('link', { name: /Volvo (Lowered|Steady)/ });
      expect(names.map(({ textContent }) => textContent?.match(/Lowered|Steady/)?.[0])).toEqual([
        'Lowered',
        'Steady',
      ]);
    });
  });
});

describe('a video', () => {
  const play = (name = 'Play the video from YouTube') => screen.findByRole('button', { name });
  const frame = () => document.querySelector('iframe');

  test('is a picture until it is pressed, then the player without cookies', async () => {
    await site.put(
      'Cars/a',
      carFields({ Video: 'https://youtu.be/a-B_c3D4e5F', Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] }),
    );
    await site.open('/car/a');
    const button = await play();
    expect(within(button).getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('Cars%2F1_a.webp'),
    );
    expect(document.documentElement.outerHTML).not.toMatch(/youtube|youtu\.be|ytimg/);
    await userEvent.click(button);
    await waitFor(() => expect(frame()).toHaveFocus());
    expect(frame()).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/a-B_c3D4e5F?autoplay=1&playsinline=1&rel=0&hl=en',
    );
    expect(frame()).toHaveAttribute('title', 'Video of Volvo V60');
    expect(screen.getByText(/your browser or network may be blocking it/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Watch it on YouTube' });
    expect(link).toHaveAttribute('href', 'https://youtu.be/a-B_c3D4e5F');
  });

  test('at Vimeo is not tracked; a car without pictures has a plain plate', async () => {
    await site.put('Cars/a', carFields({ Video: 'https://vimeo.com/76979871/0123abcdef' }));
    await site.open('/car/a');
    await userEvent.click(await play('Play the video from Vimeo'));
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0123abcdef&hl=en',
    );
    expect(screen.getByRole('link', { name: 'Watch it on Vimeo' })).toBeVisible();
  });

  test('needs a connection, and plays once there is one', async () => {
    await site.put('Cars/a', carFields({ Video: 'https://youtu.be/a-B_c3D4e5F' }));
    await site.open('/car/a');
    const button = await play();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(button);
    expect(await screen.findByText('You are offline. The video needs a connection.')).toBeVisible();
    expect(frame()).toBeNull();
    online.mockRestore();
    await userEvent.click(button);
    await waitFor(() => expect(frame()).not.toBeNull());
  });

  test.each(['javascript:alert(1)', 5])('is not shown for %s', async (Video) => {
    await site.put('Cars/a', carFields({ Video }));
    await site.open('/car/a');
    await heading();
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    expect(document.body.innerHTML).not.toContain('alert');
  });
});
