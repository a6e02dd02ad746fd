import type { Page } from '@playwright/test';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

// What staff enter: tests/component/staff-edit-car.test.tsx; cards, offline or blocked: car-news.test.tsx.

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const picture = 'Cars/1_front.webp';
const player = 'https://www.youtube-nocookie.com/**';
const isVideoSite = (url: string) => /youtu|ytimg|google\.com|vimeo/.test(new URL(url).host);

/** Answers as the player; resolves to the requests to video sites so far. */
async function servePlayer(page: Page): Promise<readonly string[]> {
  const requests: string[] = [];
  page.on('request', (request) => isVideoSite(request.url()) && requests.push(request.url()));
  await page.route(player, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>It plays.</p>' }),
  );
  return requests;
}

test('a visitor sees both prices and plays a video, which asks nothing of its site before', async ({
  page,
  dealership,
}) => {
  await dealership.putFile(picture, (await webp('front.webp')).buffer);
  await dealership.put(
    'Cars/a',
    carFields({
      ...{ Model: 'V60', Img: picture, Images: [picture], Video: 'https://youtu.be/a-B_c3D4e5F' },
      ...{ Price: '1,990,000 EGP', Price_Before: '2,150,000 EGP', Price_Since: new Date() },
    }),
  );
  const requests = await servePlayer(page);
  await page.goto('/car/a');
  await expect(page.getByText('1,990,000 EGP before: 2,150,000 EGP')).toBeVisible();
  const play = page.getByRole('button', { name: 'Play the video from YouTube' });
  await play.scrollIntoViewIfNeeded();
  expect(await findViolations(page)).toEqual([]);
  const before = await play.boundingBox();
  expect(requests).toEqual([]);
  await play.tap();
  const frame = page.locator('iframe');
  await expect(frame.contentFrame().getByText('It plays.')).toBeVisible();
  expect(await frame.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
  expect(requests).toEqual([
    'https://www.youtube-nocookie.com/embed/a-B_c3D4e5F?autoplay=1&playsinline=1&rel=0&hl=en',
  ]);
  expect(await findViolations(page)).toEqual([]);
});
