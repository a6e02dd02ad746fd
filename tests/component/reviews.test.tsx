import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReviewRotator } from '../../src/site/reviews/ReviewRotator.tsx';

const reviews = [
  { id: 'a', message: 'Came in four weeks.', rating: 5, name: 'Mona', createdAt: null },
  { id: 'b', message: '', rating: 4, name: 'Karim', createdAt: null },
];

/** Tells the rotator whether it is in view. */
let see: (isIntersecting: boolean) => void;
let isMotionAllowed = true;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: readonly object[]) => void) {
        see = (isIntersecting) => act(() => listener([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: isMotionAllowed,
    addEventListener() {},
    removeEventListener() {},
  }));
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const current = () => document.querySelector('li:not([inert])');

describe('the reviews', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    isMotionAllowed = true;
  });
  afterEach(() => vi.useRealTimers());

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const isTurning = () => document.querySelector('[data-turning]') !== null;
  const show = () => {
    render(<ReviewRotator reviews={reviews} />);
    see(true);
  };

  test('rotate every five seconds and start over after the last', async () => {
    show();
    expect(isTurning()).toBe(true);
    expect(current()).toHaveTextContent('Came in four weeks.');
    expect(current()).toHaveTextContent('Google Review');
    expect(screen.getAllByRole('img', { name: '5 out of 5 stars' })[0]).toBeVisible();
    await pass(4999);
    expect(current()).toHaveTextContent('Mona');
    await pass(1);
    expect(current()).toHaveTextContent('No message provided.');
    expect(current()).toHaveTextContent('Karim');
    await pass(5000);
    expect(current()).toHaveTextContent('Mona');
  });

  test('pause while out of sight, hovered, focused or paused', async () => {
    render(<ReviewRotator reviews={reviews} />);
    const card = screen.getByRole('region');
    const expectPaused = async () => {
      expect(isTurning()).toBe(false);
      await pass(30_000);
      expect(current()).toHaveTextContent('Mona');
    };
    await expectPaused();
    see(true);
    expect(isTurning()).toBe(true);
    see(false);
    await expectPaused();
    see(true);

    fireEvent.pointerEnter(card);
    await expectPaused();
    fireEvent.pointerLeave(card);
    expect(isTurning()).toBe(true);

    const button = screen.getByRole('button', { name: 'Next review' });
    act(() => button.focus());
    await expectPaused();
    act(() => button.blur());
    expect(isTurning()).toBe(true);

    click('Pause');
    await expectPaused();
    click('Resume');
    await pass(5000);
    expect(current()).toHaveTextContent('Karim');
  });

  test('do not rotate with reduced motion; a selected one is announced, the first one is not', async () => {
    isMotionAllowed = false;
    show();
    await pass(30_000);
    expect(isTurning()).toBe(false);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(current()).toHaveTextContent('Mona');
    const announced = screen.getByRole('status');
    expect(announced).toBeEmptyDOMElement();
    click('Next review');
    expect(current()).toHaveTextContent('Karim');
    expect(announced).toHaveTextContent('4 out of 5 stars No message provided. Karim');
    click('Previous review');
    expect(announced).toHaveTextContent('5 out of 5 stars Came in four weeks. Mona');
  });
});
