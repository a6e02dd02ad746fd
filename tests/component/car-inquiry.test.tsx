import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { carFields, soldFields, visitor } from '../support/factories.ts';
import { answerInquiries, inquiriesTo, sendForm, typeInto } from './inquiries.ts';
import { createGate, findDialog, startTestSite } from './site.tsx';

const success = 'Message sent successfully!';
const failure = 'Failed to send message.';
const answers = { ...visitor, Message: 'Is it still there?' };

const site = startTestSite();
beforeEach(() => site.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5' })));

const answerWith = (answer: () => Response | Promise<Response>) => answerInquiries(site, answer);

const button = (name: RegExp | string) => screen.findByRole('button', { name });
/** The open dialog, once its form is loaded. */
async function dialog() {
  const form = within(await findDialog());
  await form.findByLabelText('First Name');
  return form;
}

/** Opens the dialog, fills it in and sends it. */
async function sendInquiry(): Promise<void> {
  await userEvent.click(await button(/^Message us/));
  const form = await dialog();
  typeInto(form, answers);
  await userEvent.click(form.getByRole('button', { name: 'Send Message' }));
}

const close = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));

test('closed while sending, it is sent once, and the button reports success', async () => {
  const { opened, open } = createGate();
  answerWith(() => opened.then(() => Response.json({ ok: true })));
  const router = await site.open('/car/x5');
  await sendInquiry();
  await close();
  // Opened again, and from another page, it is still the same inquiry.
  await userEvent.click(await button('Sending…'));
  await userEvent.type((await dialog()).getByLabelText('Email'), '{Enter}');
  await close();
  await router.navigate('/services');
  await screen.findByRole('heading', { name: 'Services', level: 1 });
  await router.navigate(-1);
  await button('Sending…');
  open();
  await userEvent.click(await button(success));
  expect(inquiriesTo(site)).toHaveLength(1);
  const form = await dialog();
  expect(await form.findByText(success)).toBeVisible();
  expect(form.getByLabelText('First Name')).toHaveValue('');
});

test('closed while sending, the button reports the failure; the input stays, WhatsApp is offered', async () => {
  const { opened, open } = createGate();
  answerWith(() => opened.then(() => Response.json({ error: 'x' }, { status: 502 })));
  await site.open('/car/x5');
  await sendInquiry();
  await close();
  open();
  await userEvent.click(await button(failure));
  const form = await dialog();
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent(failure);
  const { href } = within(alert).getByRole<HTMLAnchorElement>('link');
  expect(new URL(href).searchParams.get('text')).toContain('BMW X5 2024');
  expect(form.getByLabelText('First Name')).toHaveValue('Mona');
});

test('an inquiry about a sold car asks for one like it', async () => {
  await site.put('Cars/sold', carFields({ Model: 'Is sold', ...soldFields() }));
  answerWith(() => Response.json({ ok: true }));
  await site.open('/car/sold');
  await userEvent.click(await button('Find me a similar car'));
  const form = await dialog();
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Shall we find you a similar car?'),
  );
  typeInto(form, answers);
  await sendForm(form);
  const [sent] = inquiriesTo(site);
  expect(sent?.body).toMatchObject({
    car: 'One like Volvo Is sold 2024 (sold)',
    carIds: [expect.any(String)],
  });
});
