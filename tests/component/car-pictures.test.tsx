import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathIn } from '../../src/config/paths.ts';
import { carFields } from '../support/factories.ts';
import { sayIn } from '../support/say.ts';
import { press } from './public-page.ts';
import { startTestSite, textsOf } from './site.tsx';

const pictures = ['Cars/1_a.webp', 'Cars/2_b.webp', 'Cars/3_c.webp'];
const giulia = carFields({ Name: 'Alfa Romeo', Model: 'Giulia', Img: pictures[0], Images: pictures });

const stageIn = (holder: ParentNode = document) =>
  holder.querySelector('[aria-roledescription]') as HTMLElement;
const expectPlace = (place: string, holder?: ParentNode) =>
  waitFor(() => expect(stageIn(holder)?.textContent?.match(/\d \/ \d/)?.[0]).toBe(place));
const shownIn = (holder?: ParentNode) => stageIn(holder).querySelector('li:not([inert]) img');

function swipe(by: number, holder?: ParentNode): void {
  const touch = { pointerType: 'touch', clientY: 300 };
  fireEvent.pointerDown(stageIn(holder), { ...touch, clientX: 300 });
  fireEvent.pointerUp(stageIn(holder), { ...touch, clientX: 300 + by, clientY: 306 });
}

describe.each(['en', 'ar'] as const)('the carousel in %s', (locale) => {
  const site = startTestSite({ locale });
  beforeEach(async () => {
    // jsdom does not inherit the page's direction.
    const style = document.createElement('style');
    style.textContent = locale === 'ar' ? '* { direction: rtl }' : '';
    document.head.append(style);
    await site.put('Cars/giulia', giulia);
    await site.open(pathIn(locale, '/car/giulia'));
    return () => style.remove();
  });

  const say = sayIn(locale);
  const pressLabel = (name: string, holder = document.body) =>
    fireEvent.click(within(holder).getAllByLabelText(say(name))[0] as HTMLElement);
  const [forward, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  /** The next picture enters from the right, in Arabic from the left. */
  const [next, previous] = locale === 'ar' ? [200, -200] : [-200, 200];

  test('wraps at both ends by buttons, thumbnails, keys and swipes, and does the same in full screen', async () => {
    await expectPlace('1 / 3');
    expect(shownIn()).toHaveAttribute('src', expect.stringContaining(encodeURIComponent('Cars/1_a')));
    pressLabel('Previous picture');
    await expectPlace('3 / 3');
    pressLabel('Next picture');
    await expectPlace('1 / 3');
    await userEvent.keyboard(`{${forward}}`);
    await expectPlace('2 / 3');
    expect(shownIn()).toHaveAttribute('src', expect.stringContaining(encodeURIComponent('Cars/2_b')));
    await userEvent.keyboard(`{${back}}{${back}}`);
    await expectPlace('3 / 3');
    pressLabel('Show picture 2');
    await expectPlace('2 / 3');
    swipe(next);
    await expectPlace('3 / 3');
    swipe(next);
    await expectPlace('1 / 3');
    swipe(previous);
    await expectPlace('3 / 3');
    swipe(20);
    await expectPlace('3 / 3');

    pressLabel('Full screen');
    const dialog = await screen.findByRole('dialog', { name: say('Alfa Romeo Giulia, full screen') });
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    await expectPlace('3 / 3', dialog);
    swipe(next, dialog);
    await expectPlace('1 / 3', dialog);
    swipe(previous, dialog);
    await expectPlace('3 / 3', dialog);
    await userEvent.keyboard(`{${forward}}`);
    await expectPlace('1 / 3', dialog);
    pressLabel('Next picture', dialog);
    await expectPlace('2 / 3', dialog);
    pressLabel('Close', dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expectPlace('2 / 3');
  });
});

const site = startTestSite();

async function open(fields: Parameters<typeof carFields>[0] = {}): Promise<void> {
  await site.put('Cars/giulia', { ...giulia, ...fields });
  await site.open('/car/giulia');
}

test('many pictures have twelve dots that follow the current one', async () => {
  const many = Array.from({ length: 20 }, (_, index) => `Cars/${index}_a.webp`);
  await open({ Img: many[0], Images: many });
  for (const [picture, place] of [
    [10, 6],
    [20, 11],
    [1, 0],
  ]) {
    fireEvent.click(screen.getByLabelText(`Show picture ${picture}`));
    await waitFor(() => {
      const dots = [...document.querySelectorAll('[aria-roledescription] i')];
      expect([dots.length, dots.findIndex((dot) => dot.hasAttribute('data-on'))]).toEqual([12, place]);
    });
  }
});

describe('grouped pictures', () => {
  const images = ['Cars/1_seat.webp', 'Cars/2_front.webp', 'Cars/3_dent.webp', 'Cars/4_back.webp'];
  const seat = 'inside Cars/1_seat.webp';
  const openFullScreen = async () => {
    await press('Full screen');
    return screen.findByRole('dialog', { name: 'Alfa Romeo Giulia, full screen' });
  };

  // Their order: tests/unit/pictureGroups.test.ts.
  test('can be shown by group in full screen', async () => {
    await open({ Img: images[0], Images: images, Picture_Groups: [seat, 'flaws Cars/3_dent.webp'] });
    expect(shownIn()).toHaveAttribute('src', expect.stringContaining('2_front'));
    const dialog = await openFullScreen();
    const buttons = within(within(dialog).getByRole('group', { name: 'Show pictures' })).getAllByRole(
      'button',
    );
    expect(textsOf(buttons)).toEqual(['All 4', 'Outside 2', 'Inside 1', 'Flaws 1']);
    const expectShown = async (chosen: string, place: string, picture: string) => {
      await expectPlace(place, dialog);
      const pressed = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true');
      expect(textsOf(pressed)).toEqual([chosen]);
      expect(shownIn(dialog)).toHaveAttribute('src', expect.stringContaining(picture));
    };
    await expectShown('All 4', '1 / 4', '2_front');
    await press('Flaws 1', within(dialog));
    await expectShown('Flaws 1', '1 / 1', '3_dent');
    expect(shownIn(dialog)).toHaveAccessibleName(/flaws/i);
    expect(within(dialog).queryByRole('button', { name: 'Next picture' })).toBeNull();
    await press('Outside 2', within(dialog));
    await expectShown('Outside 2', '1 / 2', '2_front');
    // With the focus on the filter.
    await userEvent.keyboard('{ArrowRight}');
    await expectShown('Outside 2', '2 / 2', '4_back');
    await userEvent.keyboard('{ArrowRight}');
    await expectShown('Outside 2', '1 / 2', '2_front');
    swipe(200, dialog);
    await expectShown('Outside 2', '2 / 2', '4_back');
    await press('All 4', within(dialog));
    await expectShown('All 4', '2 / 4', '4_back');
    await press('Close', within(dialog));
    await expectPlace('2 / 4');
  });

  test.each([
    ['they are all in one', ['Cars/1_seat.webp']],
    ['one can’t be shown', ['https://pictures.example/hero.webp', ...images]],
  ])('have no filter if %s', async (_why, Images) => {
    await open({ Img: images[0], Images, Picture_Groups: [seat] });
    await expectPlace(Images.length === 1 ? '1 / 1' : '1 / 4');
    expect(within(await openFullScreen()).queryByRole('group', { name: 'Show pictures' })).toBeNull();
  });
});

test('a car’s page has independent sections, and can be shared', async () => {
  await open();
  const sections = [...document.querySelectorAll('details')];
  const summaries = sections.map((each) => each.querySelector('summary') as HTMLElement);
  expect(textsOf(summaries)).toEqual(['Special Features', 'Engine Specs', 'Exterior', 'Interior']);
  expect(sections[0]).toHaveTextContent('Panoramic roof');
  expect(sections[1]).toHaveTextContent('250 hp');
  for (const index of [0, 1, 0]) await userEvent.click(summaries[index] as HTMLElement);
  expect(sections.map((each) => each.open)).toEqual([false, true, false, false]);

  const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(new URL(whatsApp.href).searchParams.get('text')).toMatch(/Alfa Romeo Giulia 2024.*\/car\/giulia/s);
  userEvent.setup();
  await press('Share');
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('/car/giulia');
});

test('a single picture has no controls, and keeps its space if it fails to load', async () => {
  vi.stubEnv('VITE_IMAGE_SERVICE', 'netlify');
  await open({ Img: 'Cars/gone.webp', Images: ['Cars/gone.webp'] });
  await expectPlace('1 / 1');
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  const picture = () => screen.queryByRole('img', { name: /picture 1 of 1$/ });
  expect(picture()).toHaveAttribute('srcset', expect.stringContaining('/.netlify/images?'));
  // The image service may be down: the original is next.
  fireEvent.error(picture() as HTMLElement);
  await waitFor(() => expect(picture()).not.toHaveAttribute('srcset'));
  expect(picture()).toHaveAttribute('src', expect.stringContaining('/o/Cars%2Fgone.webp'));
  fireEvent.error(picture() as HTMLElement);
  expect(await screen.findByRole('img', { name: /no picture/ })).toBeVisible();
});

test('a picture of an older bucket is shown unchanged, and none of another host', async () => {
  const url = `http://${import.meta.env.VITE_STORAGE_EMULATOR}/v0/b/old.appspot.com/o/Cars%2Fa.webp?alt=media`;
  await open({ Img: url, Images: ['https://pictures.example/hero.webp', url] });
  const picture = screen.getByRole('img', { name: /picture 1 of 1/ });
  expect(picture).toHaveAttribute('src', url);
  expect(picture).not.toHaveAttribute('srcset');
});
