import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NoticeRegion } from '../../src/staff/notices/NoticeRegion.tsx';
import { dismissErrors, dismissNotices, showNotice } from '../../src/staff/notices/notices.ts';
import { decodeWebpSize } from '../../src/staff/pictures/checkPictures.ts';
import { FileDrop } from '../../src/staff/pictures/FileDrop.tsx';

afterEach(() => {
  vi.useRealTimers();
  act(dismissNotices);
});

describe('notices', () => {
  test('one that is gone leaves no timer', () => {
    vi.useFakeTimers();
    showNotice('success', 'Saved.', { label: 'Undo', run: () => {}, displayMs: 60_000 });
    showNotice('success', 'Saved again.');
    expect(vi.getTimerCount()).toBe(2);
    dismissNotices();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are announced by kind, without duplicates, and can be dismissed', async () => {
    render(<NoticeRegion />);
    act(() => {
      showNotice('error', 'Broken');
      showNotice('success', 'Done');
      showNotice('error', 'Broken');
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Broken$/);
    expect(screen.getByRole('status')).toHaveTextContent('Done');
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    expect(screen.queryByText('Done')).toBeNull();
    act(() => dismissErrors());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('a failure stays, and a success as long as it has the focus', () => {
    vi.useFakeTimers();
    render(<NoticeRegion />);
    act(() => {
      showNotice('success', 'Done');
      showNotice('error', 'Broken');
    });
    act(() => void vi.advanceTimersByTime(12_000));
    expect(screen.queryByText('Done')).toBeNull();
    act(() => showNotice('success', 'Changed', { label: 'Undo', run() {} }));
    const undo = screen.getByText('Undo');
    act(() => undo.focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(undo).toHaveFocus();
    act(() => undo.blur());
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText('Changed')).toBeNull();
    expect(screen.getByText('Broken')).toBeVisible();
    act(() => dismissErrors());
  });
});

test('a dropped folder is reported, the same file can be chosen again, and a disabled field accepts none', async () => {
  const onFiles = vi.fn();
  const form = (disabled: boolean) => (
    <>
      <NoticeRegion />
      <FileDrop label="Images" hint="WebP" multiple disabled={disabled} onFiles={onFiles} />
    </>
  );
  const { rerender } = render(form(false));
  const file = new File(['x'], 'a.webp', { type: 'image/webp' });
  const item = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) });
  const items = [{ kind: 'string' }, item(true), item(false)];
  const dataTransfer = { files: [new File([], 'Holiday'), file], items };
  fireEvent.drop(screen.getByLabelText('Images'), { dataTransfer });
  expect(onFiles.mock.calls).toEqual([[[file]]]);
  expect(screen.getByRole('alert')).toHaveTextContent('Folders can’t be added. Drop the images instead.');
  act(() => dismissErrors());
  for (let times = 0; times < 2; times += 1) await userEvent.upload(screen.getByLabelText('Images'), file);
  expect(onFiles).toHaveBeenCalledTimes(3);
  rerender(form(true));
  await userEvent.upload(screen.getByLabelText('Images'), file);
  expect(onFiles).toHaveBeenCalledTimes(3);
});

test('an unreadable file is not an image', async () => {
  const broken = new File(['x'], 'a.webp');
  vi.spyOn(broken, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError');
  });
  expect(await decodeWebpSize(broken)).toBeNull();
});
