import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useDraft } from '../../src/staff/shared/drafts/useDraft.ts';
import { LineList } from '../../src/staff/shared/forms/LineList.tsx';
import { useSaving } from '../../src/staff/shared/forms/useSaving.ts';
import { FileDrop } from '../../src/staff/shared/images/FileDrop.tsx';
import { readImageFile } from '../../src/staff/shared/images/readImageFile.ts';
import { ToastRegion } from '../../src/staff/shared/notices/ToastRegion.tsx';
import { dismissErrorToasts, showToast } from '../../src/staff/shared/notices/toasts.ts';

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
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:test'));
  const kept = () => keys().map((key) => localStorage.getItem(key))[0] ?? null;

  test('is kept after a pause, at once when the form is left, and never when nothing changed', async () => {
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
    vi.useRealTimers();
    const later = open('', false);
    await waitFor(() => expect(later.result.current.offered).toBe('c'));
  });

  test('is gone for good after a save, and when everything was put back', () => {
    vi.useFakeTimers();
    const form = open('b', true);
    vi.advanceTimersByTime(400);
    form.rerender({ value: 'a', dirty: false });
    expect(kept()).toBeNull();
    form.rerender({ value: 'b', dirty: true });
    act(() => form.result.current.finish());
    form.unmount();
    expect(kept()).toBeNull();
  });

  test('that is no draft is not offered; the newest of several is, then the others', async () => {
    localStorage.setItem('draft:test', '"an early one"');
    localStorage.setItem('draft:test#1-00000000-0000-0000-0000-000000000000', '"old"');
    localStorage.setItem('draft:test#2-00000000-0000-0000-0000-000000000000', '"new"');
    localStorage.setItem('draft:test#3-00000000-0000-0000-0000-000000000000', '{broken');
    localStorage.setItem('draft:test:other', '"of another form"');
    const { result } = open('', false);
    for (const text of ['new', 'old', 'an early one']) {
      await waitFor(() => expect(result.current.offered).toBe(text));
      act(() => result.current.discard());
    }
    await waitFor(() => expect(result.current.offered).toBeNull());
    expect(localStorage.getItem('draft:test:other')).toBe('"of another form"');
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

test('a dropped folder is said to be none, and the files beside it are taken', async () => {
  const onFiles = vi.fn();
  render(
    <>
      <ToastRegion />
      <FileDrop label="Images" hint="WebP" multiple onFiles={onFiles} />
    </>,
  );
  const file = new File(['x'], 'a.webp', { type: 'image/webp' });
  const item = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) });
  const dataTransfer = {
    files: [new File([], 'Holiday'), file],
    items: [{ kind: 'string' }, item(true), item(false)],
  };
  fireEvent.drop(screen.getByLabelText('Images'), { dataTransfer });
  expect(onFiles.mock.calls).toEqual([[[file]]]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A folder cannot be taken. Please drop the images themselves.',
  );
  act(() => dismissErrorToasts());
});

test('a file that cannot be read is no picture', async () => {
  const broken = new File(['x'], 'a.webp');
  vi.spyOn(broken, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError');
  });
  expect(await readImageFile(broken, () => ({}))).toBeNull();
});
