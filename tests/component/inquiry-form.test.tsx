import { fireEvent, render as renderBare, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InquiryForm } from '../../src/site/inquiry/InquiryForm.tsx';
import { visitor } from '../support/factories.ts';

const render = (element: ReactElement) => renderBare(element, { wrapper: MemoryRouter });

const fetched = vi.fn<typeof fetch>();

/** Each test has a draft of its own. */
let subject = '';

beforeEach(({ task }) => {
  subject = task.name;
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function renderForm() {
  const onDone = vi.fn();
  const form = <InquiryForm subject={subject} car="BMW X5 2024" onDone={onDone} />;
  return { onDone, ...render(form) };
}

function fillIn(): void {
  for (const [label, value] of Object.entries({ ...visitor, Message: 'Hello' }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

const send = () => fireEvent.click(screen.getByRole('button'));

/** The result is announced in one live region. */
const nested =
  '[aria-live] [aria-live], [role=status] [role=status], [role=status] [role=alert], [aria-live] [role]';

/** Sends a form that will succeed. */
async function sendForm() {
  fetched.mockResolvedValue(Response.json({ ok: true }));
  const form = renderForm();
  fillIn();
  send();
  await screen.findByText('Message sent successfully!');
  return form;
}

test('posts the fields of SPEC 7 once, even when pressed twice', async () => {
  fetched.mockResolvedValue(Response.json({ ok: true }));
  const { container } = renderForm();
  fillIn();
  send();
  send();
  expect(await screen.findByRole('status')).toHaveTextContent('Message sent successfully!');
  expect(container.querySelector(nested)).toBeNull();
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

test('calls onDone exactly 3000 ms after success', async () => {
  fetched.mockResolvedValue(Response.json({ ok: true }));
  const { onDone } = renderForm();
  fillIn();
  vi.useFakeTimers();
  send();
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText('Message sent successfully!')).toBeVisible();
  await vi.advanceTimersByTimeAsync(2999);
  expect(onDone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('does not call onDone after the next inquiry is started, or after unmounting', async () => {
  const { onDone, unmount } = await sendForm();
  fireEvent.input(screen.getByLabelText('First Name'), { target: { value: 'Nadia' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByLabelText('First Name')).toHaveValue('Nadia');
  unmount();

  const left = await sendForm();
  left.unmount();
  await vi.advanceTimersByTimeAsync(5000);
  expect(left.onDone).not.toHaveBeenCalled();
});

test('remounting after the inquiry was sent closes and reloads nothing', async () => {
  let answer = (_response: Response) => {};
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { unmount } = renderForm();
  fillIn();
  send();
  unmount();
  answer(Response.json({ ok: true }));
  await vi.advanceTimersByTimeAsync(10_000);

  const { onDone } = renderForm();
  expect(screen.getByText('Message sent successfully!')).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.queryByText('Message sent successfully!')).not.toBeInTheDocument();
});

test('no response within 20 s is an error', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetched.mockRejectedValue(new DOMException('x', 'TimeoutError'));
  const { container } = renderForm();
  fillIn();
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error sending message.');
  expect(container.querySelector(nested)).toBeNull();
  expect(timeout).toHaveBeenCalledWith(20_000);
});
