import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff, stamps } from './staff.ts';

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

test('staff paste a video and lower a price; a visitor sees both prices and plays it', async ({
  page,
  dealership,
}) => {
  const lastSave = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  const stored = carFields({ Model: 'V60', Img: picture, Images: [picture], updatedAt: lastSave });
  await dealership.putFile(picture, heroPicture);
  await dealership.put('Cars/a', stored);
  await openAsStaff(page, '/dashboard/edit-car/a');
  const [price, video] = [page.getByLabel('Price', { exact: true }), page.getByLabel('Video')];
  await price.fill('1990000');
  await video.fill('https://videos.example/1');
  await page.getByRole('button', { name: 'Submit' }).tap();
  const problem = 'The video must be an address from YouTube or Vimeo, such as https://youtu.be/dQw4w9WgXcQ.';
  await expect(video).toHaveAccessibleDescription(problem);
  await expect(video).toHaveValue('https://videos.example/1');
  await video.fill('https://m.youtube.com/watch?v=a-B_c3D4e5F&t=3');
  await price.focus();
  await expect(video).toHaveValue('https://youtu.be/a-B_c3D4e5F');
  await page.getByRole('button', { name: 'Submit' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).tap();
  await expect(page.getByText('Car updated successfully!')).toBeVisible();
  expect(await dealership.read('Cars/a')).toEqual({
    ...stored,
    Price: '1,990,000 EGP',
    Price_Before: '2,150,000 EGP',
    Price_Since: expect.any(Date),
    Video: 'https://youtu.be/a-B_c3D4e5F',
    ...stamps,
  });

  const requests = await servePlayer(page);
  await page.goto('/inventory');
  await expect(
    page.getByRole('link', { name: /Volvo V60.*1,990,000 EGP before: 2,150,000 EGP/ }),
  ).toBeVisible();
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

test('a video that is offline or blocked says so', async ({ page, dealership, consoleMessages }) => {
  await dealership.put('Cars/a', carFields({ Video: 'https://youtu.be/a-B_c3D4e5F' }));
  await page.route(player, (route) => route.abort('blockedbyclient'));
  await page.goto('/car/a');
  const play = page.getByRole('button', { name: 'Play the video from YouTube' });
  await expect(play).toBeVisible();
  await page.context().setOffline(true);
  await play.tap();
  await expect(page.getByText('You are offline. The video needs a connection.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.context().setOffline(false);
  await play.tap();
  await expect(page.getByText(/your browser or network may be blocking it/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
    'href',
    'https://youtu.be/a-B_c3D4e5F',
  );
  await consoleMessages.expectAll(/ERR_BLOCKED_BY_CLIENT|ERR_INTERNET_DISCONNECTED/);
});
