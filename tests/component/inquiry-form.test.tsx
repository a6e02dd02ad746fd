import { fireEvent, render as renderBare, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InquiryForm } from '../../src/site/inquiry/InquiryForm.tsx';
import { visitor } from '../support/factories.ts';

const render = (element: ReactElement) => renderBare(element, { wrapper: MemoryRouter });

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function fillIn(): void {
  for (const [label, value] of Object.entries({ ...visitor, Message: 'Hello' }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

const send = () => fireEvent.click(screen.getByRole('button'));

test('posts the fields of SPEC 7 once, even when pressed twice', async () => {
  fetched.mockResolvedValue(Response.json({ ok: true }));
  render(<InquiryForm subject="once" car="BMW X5 2024" onDone={() => {}} />);
  fillIn();
  send();
  send();
  await screen.findByText('Message sent successfully!');
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/.netlify/functions/sendEmail');
  expect(JSON.parse(String(init?.body))).toEqual({
    ...{ locale: 'en', consent: '2026-12', sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    name: 'Mona Hassan',
    email: 'mona@example.com',
    phone: '+201001234567',
    car: 'BMW X5 2024',
    message: 'Hello',
    subject: '',
  });
});

test('announces the result in one live region, not nested ones', async () => {
  const nested =
    '[aria-live] [aria-live], [role=status] [role=status], [role=status] [role=alert], [aria-live] [role]';
  fetched.mockResolvedValueOnce(Response.json({}, { status: 502 }));
  fetched.mockResolvedValueOnce(Response.json({ ok: true }));
  const { container } = render(<InquiryForm subject="announced" car="BMW" onDone={() => {}} />);
  fillIn();
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send message.');
  expect(container.querySelector(nested)).toBeNull();
  send();
  expect(await screen.findByRole('status')).toHaveTextContent('Message sent successfully!');
  expect(container.querySelector(nested)).toBeNull();
});

test('calls onDone exactly 3000 ms after success', async () => {
  fetched.mockResolvedValue(Response.json({ ok: true }));
  const done = vi.fn();
  render(<InquiryForm subject="done" car="BMW" onDone={done} />);
  fillIn();
  vi.useFakeTimers();
  send();
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText('Message sent successfully!')).toBeVisible();
  await vi.advanceTimersByTimeAsync(2999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('does not call onDone once the next inquiry is begun', async () => {
  fetched.mockResolvedValue(Response.json({ ok: true }));
  const done = vi.fn();
  render(<InquiryForm subject="next" car="BMW" onDone={done} />);
  fillIn();
  send();
  await screen.findByText('Message sent successfully!');
  fireEvent.input(screen.getByLabelText('First Name'), { target: { value: 'Nadia' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).not.toHaveBeenCalled();
  expect(screen.getByLabelText('First Name')).toHaveValue('Nadia');
});

test('does not call onDone after unmounting', async () => {
  fetched.mockResolvedValue(Response.json({ ok: true }));
  const done = vi.fn();
  const { unmount } = render(<InquiryForm subject="left" car="BMW" onDone={done} />);
  fillIn();
  send();
  await screen.findByText('Message sent successfully!');
  unmount();
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).not.toHaveBeenCalled();
});

test('remounting after the inquiry was sent closes and reloads nothing', async () => {
  let answer = (_response: Response) => {};
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { unmount } = render(<InquiryForm subject="meanwhile" car="BMW" onDone={() => {}} />);
  fillIn();
  send();
  unmount();
  answer(Response.json({ ok: true }));
  await vi.advanceTimersByTimeAsync(10_000);

  const done = vi.fn();
  render(<InquiryForm subject="meanwhile" car="BMW" onDone={done} />);
  expect(screen.getByText('Message sent successfully!')).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  expect(screen.queryByText('Message sent successfully!')).not.toBeInTheDocument();
});

test('no response within 20 s is an error', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetched.mockRejectedValue(new DOMException('x', 'TimeoutError'));
  render(<InquiryForm subject="late" car="BMW" onDone={() => {}} />);
  fillIn();
  send();
  expect(await screen.findByText('Error sending message.')).toBeVisible();
  expect(timeout).toHaveBeenCalledWith(20_000);
});
