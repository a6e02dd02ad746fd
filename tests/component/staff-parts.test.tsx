import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FileDrop } from '../../src/staff/kit/FileDrop.tsx';
import { LineList } from '../../src/staff/kit/LineList.tsx';
import { ToastRegion } from '../../src/staff/kit/ToastRegion.tsx';
import { dismissErrorToasts, showToast } from '../../src/staff/kit/toasts.ts';
import { useDraft } from '../../src/staff/kit/useDraft.ts';
import { useSaving } from '../../src/staff/kit/useSaving.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the notices', () => {
  test('are read aloud by kind, never twice the same, and can be dismissed', async () => {
    render(<ToastRegion />);
    act(() => {
      showToast('error', 'Broken');
      showToast('success', 'Done');
      showToast('error', 'Broken');
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Broken$/);
    expect(screen.getByRole('status')).toHaveTextContent('Done');
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    expect(screen.queryByText('Done')).toBeNull();
    act(() => dismissErrorToasts());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('a success goes by itself, a failure stays', () => {
    vi.useFakeTimers();
    render(<ToastRegion />);
    act(() => {
      showToast('success', 'Done');
      showToast('error', 'Broken');
    });
    act(() => void vi.advanceTimersByTime(12_000));
    expect(screen.queryByText('Done')).toBeNull();
    expect(screen.getByText('Broken')).toBeVisible();
    act(() => dismissErrorToasts());
  });
});

describe('a draft', () => {
  const read = (kept: unknown) => (typeof kept === 'string' ? kept : null);
  const open = (value: string, dirty: boolean) =>
    renderHook((props) => useDraft({ name: 'test', read, ...props }), { initialProps: { value, dirty } });
  const kept = () => localStorage.getItem('draft:test');

  test('is kept after a pause, at once when the form is left, and never when nothing changed', () => {
    vi.useFakeTimers();
    const clean = open('a', false);
    vi.advanceTimersByTime(1000);
    clean.unmount();
    expect(kept()).toBeNull();
    const form = open('b', true);
    expect(kept()).toBeNull();
    vi.advanceTimersByTime(400);
    expect(kept()).toBe('"b"');
    form.rerender({ value: 'c', dirty: true });
    form.unmount();
    expect(kept()).toBe('"c"');
    expect(open('', false).result.current.offered).toBe('c');
  });

  test('is gone for good after a save, and when everything was put back', () => {
    vi.useFakeTimers();
    const form = open('b', true);
    vi.advanceTimersByTime(400);
    form.rerender({ value: 'a', dirty: false });
    expect(kept()).toBeNull();
    form.rerender({ value: 'b', dirty: true });
    act(() => form.result.current.discard(true));
    form.unmount();
    expect(kept()).toBeNull();
  });

  test('that is no draft is not offered', () => {
    localStorage.setItem('draft:test', '{broken');
    expect(open('', false).result.current.offered).toBeNull();
  });
});

describe('saving', () => {
  const form = document.createElement('form');
  const start = (outcomes: readonly ('saved' | 'conflict' | 'failed')[], asks = true) => {
    const left = [...outcomes];
    const save = vi.fn(async (_overwrite: boolean) => left.shift() ?? 'failed');
    return { save, ...renderHook(() => useSaving({ asks, validate: () => true, save })) };
  };

  test('asks, saves once however often it is confirmed, and ends saved', async () => {
    const { save, result } = start(['saved']);
    act(() => result.current.submit(form));
    expect(result.current.step).toBe('asking');
    await act(async () => {
      void result.current.confirm();
      void result.current.confirm();
      result.current.cancel();
    });
    expect(save).toHaveBeenCalledTimes(1);
    expect(result.current.step).toBe('saved');
    act(() => result.current.submit(form));
    expect(result.current.step).toBe('saved');
  });

  test('goes back to editing after a failure, and from a conflict to overwriting', async () => {
    const { save, result } = start(['failed', 'conflict', 'saved'], false);
    await act(async () => result.current.submit(form));
    expect(result.current.step).toBe('editing');
    await act(async () => result.current.submit(form));
    expect(result.current.step).toBe('conflict');
    await act(async () => result.current.overwrite());
    expect(save.mock.calls).toEqual([[false], [false], [true]]);
    expect(result.current.step).toBe('saved');
  });
});

test('a list of lines stays put when it is left, so that a button below is where it was', async () => {
  function Form() {
    const [state, setState] = useState<{ lines: readonly string[]; typed: string }>({ lines: [], typed: '' });
    return (
      <>
        <LineList
          label="Interior"
          {...state}
          split={(text) => text.split('\n').filter(Boolean)}
          onChange={(lines, typed) => setState({ lines, typed })}
        />
        <output>{JSON.stringify(state)}</output>
      </>
    );
  }
  render(<Form />);
  const field = screen.getByLabelText('Interior');
  await userEvent.type(field, 'Leather{Enter}Wood');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('{"lines":["Leather"],"typed":"Wood"}');
  await userEvent.click(field);
  await userEvent.paste('\nA\nB\n');
  expect(screen.getByRole('status')).toHaveTextContent('{"lines":["Leather","Wood","A","B"],"typed":""}');
});

test('the same file can be chosen again, and a disabled field takes none', async () => {
  const onFiles = vi.fn();
  const { rerender } = render(<FileDrop label="Images" hint="WebP" multiple onFiles={onFiles} />);
  const file = new File(['x'], 'a.webp', { type: 'image/webp' });
  await userEvent.upload(screen.getByLabelText('Images'), file);
  await userEvent.upload(screen.getByLabelText('Images'), file);
  expect(onFiles).toHaveBeenCalledTimes(2);
  rerender(<FileDrop label="Images" hint="WebP" disabled onFiles={onFiles} />);
  await userEvent.upload(screen.getByLabelText('Images'), file);
  expect(onFiles).toHaveBeenCalledTimes(2);
});
