import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pathIn } from '../../src/config/paths.ts';
import { sayIn } from '../support/say.ts';
import { carFields } from './fields.ts';
import { startTestSite, type TestSite } from './site.tsx';

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

describe.each(['en', 'ar'] as const)('the carousel in %s', (locale) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ locale });
  });
  beforeEach(async () => {
    // jsdom does not inherit the page's direction.
    const style = document.createElement('style');
    style.textContent = locale === 'ar' ? '* { direction: rtl }' : '';
    document.head.append(style);
    await site.put('Cars/giulia', giulia);
    await site.open(pathIn(locale, '/car/giulia'));
    return () => style.remove();
  });
  afterEach(() => site.reset());
  afterAll(() => site.close());

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

describe('a car’s page', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterEach(() => site.reset());
  afterAll(() => site.close());

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
