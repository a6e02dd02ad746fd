import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathIn } from '../../src/config/paths.ts';
import { carFields } from '../support/factories.ts';
import { sayIn } from '../support/say.ts';
import { startTestSite, textsOf } from './site.tsx';

const pictures = ['Cars/1_a.webp', 'Cars/2_b.webp', 'Cars/3_c.webp'];
const giulia = carFields({ Name: 'Alfa Romeo', Model: 'Giulia', Img: pictures[0], Images: pictures });

const stages = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription]')];
const placeIn = (stage: HTMLElement | undefined) => stage?.textContent?.match(/\d \/ \d/)?.[0];
const expectPlace = (place: string, stage = stages()[0]) => waitFor(() => expect(placeIn(stage)).toBe(place));
const shown = () => stages()[0]?.querySelector('li:not([inert]) img')?.getAttribute('src');

function swipe(stage: HTMLElement | undefined, by: number): void {
  const touch = { pointerType: 'touch', clientY: 300 };
  fireEvent.pointerDown(stage as HTMLElement, { ...touch, clientX: 300 });
  fireEvent.pointerUp(stage as HTMLElement, { ...touch, clientX: 300 + by, clientY: 306 });
}

describe('dots', () => {
  const site = startTestSite();
  const dots = () => [...document.querySelectorAll('[aria-roledescription] i')];
  const position = () => dots().findIndex((dot) => dot.hasAttribute('data-on'));

  test('of many pictures are twelve that follow the one shown', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `Cars/${index}_a.webp`);
    await site.put('Cars/giulia', { ...giulia, Img: many[0] ?? '', Images: many });
    await site.open('/car/giulia');
    for (const [picture, place] of [
      [10, 6],
      [20, 11],
      [1, 0],
    ]) {
      fireEvent.click(screen.getByLabelText(`Show picture ${picture}`));
      await waitFor(() => expect([dots().length, position()]).toEqual([12, place]));
    }
  });
});

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
  const press = (name: string, holder = document.body) =>
    fireEvent.click(within(holder).getAllByLabelText(say(name))[0] as HTMLElement);
  const [forward, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  /** The next picture enters from the right, in Arabic from the left. */
  const [next, previous] = locale === 'ar' ? [200, -200] : [-200, 200];

  test('wraps at both ends by buttons, thumbnails, keys and swipes', async () => {
    await expectPlace('1 / 3');
    expect(shown()).toContain(encodeURIComponent('Cars/1_a'));
    press('Previous picture');
    await expectPlace('3 / 3');
    press('Next picture');
    await expectPlace('1 / 3');
    press('Next picture');
    await expectPlace('2 / 3');
    expect(shown()).toContain(encodeURIComponent('Cars/2_b'));
    await userEvent.keyboard(`{${forward}}{${forward}}`);
    await expectPlace('1 / 3');
    await userEvent.keyboard(`{${back}}`);
    await expectPlace('3 / 3');
    press('Show picture 2');
    await expectPlace('2 / 3');
    press('Show picture 1');
    await expectPlace('1 / 3');

    const [stage] = stages();
    swipe(stage, next);
    await expectPlace('2 / 3');
    swipe(stage, previous);
    await expectPlace('1 / 3');
    swipe(stage, previous);
    await expectPlace('3 / 3');
    swipe(stage, 20);
    await expectPlace('3 / 3');
  });

  test('does the same in full screen, and shows there what the page shows', async () => {
    press('Previous picture');
    await expectPlace('3 / 3');
    press('Full screen');
    const dialog = await screen.findByRole('dialog', { name: say('Alfa Romeo Giulia, full screen') });
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    const large = dialog.querySelector<HTMLElement>('[aria-roledescription]') ?? undefined;
    await expectPlace('3 / 3', large);
    swipe(large, next);
    await expectPlace('1 / 3', large);
    swipe(large, previous);
    await expectPlace('3 / 3', large);
    await userEvent.keyboard(`{${forward}}`);
    await expectPlace('1 / 3', large);
    press('Next picture', dialog);
    await expectPlace('2 / 3', large);
    press('Close', dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expectPlace('2 / 3');
  });
});

describe.each(['en', 'ar'] as const)('grouped pictures in %s', (locale) => {
  const site = startTestSite({ locale });
  const say = sayIn(locale);
  const images = ['Cars/1_seat.webp', 'Cars/2_front.webp', 'Cars/3_dent.webp', 'Cars/4_back.webp'];
  const seat = 'inside Cars/1_seat.webp';
  const open = async (Picture_Groups: readonly string[], Images = images) => {
    await site.put('Cars/giulia', carFields({ ...giulia, Img: images[0], Images, Picture_Groups }));
    await site.open(pathIn(locale, '/car/giulia'));
    await expectPlace(`1 / ${Images.length}`);
  };
  const openFullScreen = async () => {
    await userEvent.click(screen.getByRole('button', { name: say('Full screen') }));
    return screen.findByRole('dialog', { name: say('Alfa Romeo Giulia, full screen') });
  };
  const groups = (dialog: HTMLElement) => within(dialog).queryByRole('group', { name: say('Show pictures') });
  const shownIn = (dialog: HTMLElement) => dialog.querySelector('li:not([inert]) img');

  test('are outside, inside, then flaws, and one group alone is shown in full screen', async () => {
    await open([seat, 'flaws Cars/3_dent.webp', 'inside Cars/9_gone.webp']);
    expect(shown()).toContain('2_front');
    const dialog = await openFullScreen();
    const filter = within(groups(dialog) as HTMLElement);
    const [outside, inside] = ['Outside', 'Inside'].map(say);
    const flaws = locale === 'ar' ? 'العيوب' : 'Flaws';
    const buttons = filter.getAllByRole('button');
    expect(textsOf(buttons)).toEqual([`${say('All')} 4`, `${outside} 2`, `${inside} 1`, `${flaws} 1`]);
    const expectChosen = (index: number) =>
      expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(
        buttons.map((_, at) => String(at === index)),
      );
    expectChosen(0);

    await userEvent.click(buttons[3] as HTMLElement);
    expectChosen(3);
    expect(shownIn(dialog)).toHaveAttribute('src', expect.stringContaining('3_dent'));
    expect(shownIn(dialog)).toHaveAccessibleName(new RegExp(flaws, 'i'));
    await expectPlace('1 / 1', dialog);
    expect(within(dialog).queryByRole('button', { name: say('Next picture') })).toBeNull();

    await userEvent.click(buttons[1] as HTMLElement);
    await expectPlace('1 / 2', dialog);
    expect(shownIn(dialog)).toHaveAttribute('src', expect.stringContaining('2_front'));
    // With the focus on the filter.
    await userEvent.keyboard(locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expectPlace('2 / 2', dialog);
    expect(shownIn(dialog)).toHaveAttribute('src', expect.stringContaining('4_back'));
    await userEvent.keyboard(locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expectPlace('1 / 2', dialog);
    swipe(
      dialog.querySelector<HTMLElement>('[aria-roledescription]') ?? undefined,
      locale === 'ar' ? -200 : 200,
    );
    await expectPlace('2 / 2', dialog);

    await userEvent.click(buttons[0] as HTMLElement);
    await expectPlace('2 / 4', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: say('Close') }));
    await expectPlace('2 / 4');
  });

  test('have no filter if they are all in one group', async () => {
    await open([seat], ['Cars/1_seat.webp']);
    expect(groups(await openFullScreen())).toBeNull();
  });

  test('have no filter if one can’t be shown', async () => {
    await site.put('Cars/giulia', {
      ...giulia,
      Img: images[0],
      Images: ['https://pictures.example/hero.webp', ...images],
      Picture_Groups: [seat],
    });
    await site.open(pathIn(locale, '/car/giulia'));
    await expectPlace('1 / 4');
    expect(groups(await openFullScreen())).toBeNull();
  });
});

describe('a car’s page', () => {
  const site = startTestSite();

  test('has sections that open and close on their own, and can be passed on', async () => {
    await site.put('Cars/giulia', giulia);
    await site.open('/car/giulia');
    const sections = [...document.querySelectorAll('details')];
    expect(sections.map((each) => each.querySelector('summary')?.textContent)).toEqual([
      'Special Features',
      'Engine Specs',
      'Exterior',
      'Interior',
    ]);
    const flip = (index: number) => userEvent.click(sections[index]?.querySelector('summary') as HTMLElement);
    const open = () => sections.map((each) => each.open);
    expect(sections[0]).toHaveTextContent('Panoramic roof');
    expect(sections[1]).toHaveTextContent('250 hp');
    expect(open()).toEqual([false, false, false, false]);
    await flip(0);
    await flip(1);
    expect(open()).toEqual([true, true, false, false]);
    await flip(0);
    expect(open()).toEqual([false, true, false, false]);

    const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    const text = new URL(whatsApp.href).searchParams.get('text');
    expect(text).toContain('Alfa Romeo Giulia 2024');
    expect(text).toContain('/car/giulia');
    userEvent.setup();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('/car/giulia');
  });

  test('with one picture has no controls, and keeps the space of a lost one', async () => {
    vi.stubEnv('VITE_IMAGE_SERVICE', 'netlify');
    await site.put('Cars/one', carFields({ Img: 'Cars/gone.webp', Images: ['Cars/gone.webp'] }));
    await site.open('/car/one');
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

  test('shows a picture of an older bucket as it is, and none at another host', async () => {
    const url = `http://${import.meta.env.VITE_STORAGE_EMULATOR}/v0/b/old.appspot.com/o/Cars%2Fa.webp?alt=media`;
    await site.put('Cars/url', carFields({ Img: url, Images: ['https://pictures.example/hero.webp', url] }));
    await site.open('/car/url');
    const picture = screen.getByRole('img', { name: /picture 1 of 1/ });
    expect(picture).toHaveAttribute('src', url);
    expect(picture).not.toHaveAttribute('srcset');
  });
});
