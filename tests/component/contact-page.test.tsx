import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerInquiries, inquiriesTo } from './inquiries.ts';
import { main, press } from './public-page.ts';
import { startTestSite } from './site.tsx';

const answers = {
  'First Name': 'Mona',
  'Last Name': 'Hassan',
  Email: 'mona@example.com',
  Phone: '0100 123 4567',
  'Requested Car': 'BMW X5 xDrive40i',
  Message: 'Is the black one still there?\nI am in Cairo on <Sunday> & Monday.',
};
const stored = { ...answers, Phone: '+201001234567' };

const site = startTestSite();
beforeEach(() => answerWith(() => Response.json({ ok: true })));

const answerWith = (answer: () => Response | Promise<Response>) => answerInquiries(site, answer);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function fillIn(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(field(label), { target: { value } });
    fireEvent.blur(field(label));
  }
}

const send = () => press('Send Message');
const inquiries = () => inquiriesTo(site);

function expectFields(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) expect(field(label)).toHaveValue(value);
}

const phone = () => field('Phone');
const hint = 'Phone number must start with +20 and be followed by 10 digits';

test.each<[what: string, text: string, answer: () => Response | Promise<Response>]>([
  ['of the function', 'Failed to send message.', () => Response.json({ error: 'x' }, { status: 502 })],
  ['offline', 'Error sending message.', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['by an answer of something else', 'Error sending message.', () => new Response('<!doctype html>')],
])('a failure %s keeps every word, gets the focus and offers WhatsApp: %s', async (_what, text, answer) => {
  answerWith(answer);
  await site.open('/contact');
  fillIn(answers);
  await send();
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent(text);
  await waitFor(() => expect(message).toHaveFocus());
  expectFields(stored);
  const link = within(message).getByRole<HTMLAnchorElement>('link');
  expect(link).toHaveAccessibleName('send the same message by WhatsApp');
  const { origin, pathname, searchParams } = new URL(link.href);
  expect(origin + pathname).toMatch(/^https:\/\/wa\.me\/20\d{10}$/);
  expect(searchParams.get('text')).toBe(
    `Inquiry: BMW X5 xDrive40i\n\n${answers.Message}\n\nMona Hassan\n+201001234567\n${answers.Email}`,
  );

  answerWith(() => Response.json({ ok: true }));
  await send();
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(inquiries()).toHaveLength(2);
  expectFields(Object.fromEntries(Object.keys(answers).map((label) => [label, ''])));
});

test('missing and invalid fields show errors, and the first one gets the focus', async () => {
  await site.open('/contact');
  await send();
  const missing = {
    ...{ 'First Name': 'Please enter your first name', 'Last Name': 'Please enter your last name' },
    ...{ Email: 'Please enter your email address', Phone: 'Please enter your phone number' },
    'Requested Car': 'Please enter the car you are looking for',
    Message: 'Please enter your message',
  };
  for (const [label, error] of Object.entries(missing)) {
    expect(field(label)).toHaveAccessibleDescription(error);
    expect(field(label)).toBeRequired();
    expect(field(label)).toBeInvalid();
  }
  expect(field('First Name')).toHaveFocus();

  fillIn({ 'First Name': 'Mona', Message: '   ' });
  await waitFor(() => expect(screen.queryByText(missing['First Name'])).toBeNull());
  await send();
  expect(field('Message')).toHaveAccessibleDescription(missing.Message);
  expect(inquiries()).toEqual([]);

  fillIn({ ...answers, Phone: '0100', Email: 'mona@' });
  await send();
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(/name@example\.com/);
  expect(phone()).toHaveAccessibleDescription(hint);
  fireEvent.input(phone(), { target: { value: '01001234567' } });
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
  await userEvent.clear(phone());
  await userEvent.type(phone(), '0100123456');
  await userEvent.click(field('Message'));
  expect(await screen.findByText(hint)).toBeVisible();
});

test('address, email, phone and WhatsApp are links; the map loads on demand', async () => {
  await site.open('/contact');
  expect(main().getAllByText(/90th Street North, Fifth Settlement/)[0]).toBeVisible();
  const hrefs = main()
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => href);
  for (const href of [
    'mailto:hello@rhine-and-nile.example',
    'tel:+201005550142',
    'https://wa.me/201005550142',
  ])
    expect(hrefs.join(' ')).toContain(href);
  expect(document.querySelector('iframe')).toBeNull();
  await press('Show map');
  const map = await main().findByTitle(/^Map: Rhine & Nile, 90th Street North/);
  expect(map).toHaveAttribute('src', expect.stringContaining('openstreetmap.org'));
  await waitFor(() => expect(map).toHaveFocus());
});

test('unsent input stays in the tab; the honeypot is sent with its value, and has no label', async () => {
  const router = await site.open('/contact');
  expect(screen.getAllByRole('textbox', { hidden: false })).toHaveLength(6);
  fillIn(answers);
  await router.navigate('/services');
  await screen.findByRole('heading', { name: 'Services', level: 1 });
  await router.navigate(-1);
  await screen.findByRole('button', { name: 'Send Message' });
  expectFields(stored);
  const trap = document.querySelector<HTMLInputElement>('input[name="subject"]');
  if (trap) trap.value = 'Buy tyres';
  await send();
  await screen.findByText('Message sent successfully!');
  expect(inquiries()[0]?.body).toMatchObject({ subject: 'Buy tyres' });
});

// Other spellings, and other foreign numbers: tests/unit/phone.test.ts.
test('a typed or pasted phone number gets the country code, which is cleared if nothing else is entered', async () => {
  await site.open('/contact');
  await userEvent.type(phone(), '01001234567');
  expect(phone()).toHaveValue('+201001234567');
  await userEvent.clear(phone());
  await userEvent.paste('+20 (0) 100 123 4567');
  expect(phone()).toHaveValue('+201001234567');
  await userEvent.clear(phone());
  await userEvent.type(phone(), '+');
  expect(phone()).toHaveValue('+20');
  await userEvent.tab();
  expect(phone()).toHaveValue('');
});

test('a foreign phone number is not converted to an Egyptian one, but shows a hint and other contacts', async () => {
  await site.open('/contact');
  fillIn({ ...answers, Phone: '' });
  await userEvent.click(phone());
  await userEvent.paste('0049 170 1234567');
  await waitFor(() => expect(phone()).toHaveAccessibleDescription(hint));
  expect(phone()).toHaveValue('+20');
  const others = within(screen.getByRole('alert'));
  const whatsApp = new URL(others.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
  expect(whatsApp.searchParams.get('text')).toContain('Is the black one still there?');
  const { href } = others.getByRole<HTMLAnchorElement>('link', { name: 'email' });
  expect(href).toMatch(/^mailto:hello@rhine-and-nile\.example\?body=Inquiry%3A%20BMW/);

  await send();
  await waitFor(() => expect(phone()).toHaveFocus());
  expect(phone()).toHaveAccessibleDescription(hint);
  expect(phone()).toHaveValue('');
  expect(inquiries()).toEqual([]);
  fillIn({ Phone: '0100 123 4567' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
