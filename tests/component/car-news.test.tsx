import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { carFields } from '../support/factories.ts';
import { moveTo } from './public-page.ts';
import { startTestSite } from './site.tsx';

const site = startTestSite();

const heading = () => screen.findByRole('heading', { level: 1, name: /Volvo/ });

test('a lower price is shown with the one before for 30 days, on the card and on the page', async () => {
  const since = Date.parse('2026-05-01T10:00:00Z');
  const later = (days: number) => moveTo(since + days * 24 * 60 * 60 * 1000);
  const both = '2,150,000 EGP before: 2,300,000 EGP';
  const lowered = { Price: '2,150,000 EGP', Price_Before: '2,300,000 EGP', Price_Since: new Date(since) };
  await site.put('Cars/a', carFields(lowered));
  later(29.9);
  await site.open('/inventory');
  const [card] = await screen.findAllByRole('link', { name: /Volvo V60/ });
  expect(card).toHaveTextContent(both);
  expect(card?.querySelector('s')).toHaveTextContent('before: 2,300,000 EGP');
  await site.open('/car/a');
  await heading();
  expect(screen.getByText(/^2,150,000 EGP/)).toHaveTextContent(both);
  later(30);
  await site.open('/car/a');
  await heading();
  expect(screen.getByText('2,150,000 EGP')).toBeVisible();
  expect(document.querySelector('s')).toBeNull();
});

// Invalid addresses: tests/unit/video.test.ts.
describe('a video', () => {
  const play = (name = 'Play the video from YouTube') => screen.findByRole('button', { name });
  const frame = () => document.querySelector('iframe');

  async function open(Video: string, fields = {}): Promise<void> {
    await site.put('Cars/a', carFields({ Video, ...fields }));
    await site.open('/car/a');
  }

  test('is a picture until it is pressed, then the player without cookies', async () => {
    await open('https://youtu.be/a-B_c3D4e5F', { Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] });
    const button = await play();
    const picture = within(button).getByRole('presentation');
    expect(picture).toHaveAttribute('src', expect.stringContaining('Cars%2F1_a.webp'));
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
    await open('https://vimeo.com/76979871/0123abcdef');
    await userEvent.click(await play('Play the video from Vimeo'));
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0123abcdef&hl=en',
    );
    expect(screen.getByRole('link', { name: 'Watch it on Vimeo' })).toBeVisible();
  });

  test('needs a connection, and plays once it is back', async () => {
    await open('https://youtu.be/a-B_c3D4e5F');
    const button = await play();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(button);
    expect(await screen.findByText('You are offline. The video needs a connection.')).toBeVisible();
    expect(frame()).toBeNull();
    online.mockRestore();
    await userEvent.click(button);
    await waitFor(() => expect(frame()).not.toBeNull());
  });
});
