import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { carFields, soldFields, visitor } from '../support/factories.ts';
import { answerInquiries, inquiriesTo, sendForm, typeInto } from './inquiries.ts';
import { press } from './public-page.ts';
import { createGate, findDialog, startTestSite } from './site.tsx';

const success = 'Message sent successfully!';
const failure = 'Failed to send message.';
const answers = { ...visitor, Message: 'Is it still there?' };

const site = startTestSite();
beforeEach(() => site.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5' })));

/** The open dialog, once its form is loaded. */
async function dialog() {
  const form = within(await findDialog());
  await form.findByLabelText('First Name');
  return form;
}

const close = async () => press('Close', await dialog());

test('closed while sending, it sends once; the button reports success, or a failure, which keeps the input', async () => {
  let gate = createGate();
  let status = 502;
  answerInquiries(site, () => gate.opened.then(() => Response.json({}, { status })));
  const router = await site.open('/car/x5');
  await press(/^Message us/);
  typeInto(await dialog(), answers);
  await press('Send Message', await dialog());
  await close();
  gate.open();
  await press(failure);
  const form = await dialog();
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent(failure);
  const { href } = within(alert).getByRole<HTMLAnchorElement>('link');
  expect(new URL(href).searchParams.get('text')).toContain('BMW X5 2024');
  expect(form.getByLabelText('First Name')).toHaveValue('Mona');

  gate = createGate();
  status = 200;
  await press('Send Message', form);
  await close();
  // Opened again, and from another page, it is still the same inquiry.
  await press('Sending…');
  await userEvent.type((await dialog()).getByLabelText('Email'), '{Enter}');
  await close();
  await router.navigate('/services');
  await screen.findByRole('heading', { name: 'Services', level: 1 });
  await router.navigate(-1);
  await screen.findByRole('button', { name: 'Sending…' });
  gate.open();
  await press(success);
  expect(inquiriesTo(site)).toHaveLength(2);
  expect(await (await dialog()).findByText(success)).toBeVisible();
  expect((await dialog()).getByLabelText('First Name')).toHaveValue('');
});

test('an inquiry about a sold car asks for one like it', async () => {
  await site.put('Cars/sold', carFields({ Model: 'Is sold', ...soldFields() }));
  answerInquiries(site);
  await site.open('/car/sold');
  await press('Find me a similar car');
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
