import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addressIn, pathIn } from '../../src/config/paths.ts';
import { carFields, visitor } from '../support/factories.ts';
import { sayIn } from '../support/say.ts';
import { answerInquiries, inquiriesTo, sendForm, typeInto } from './inquiries.ts';
import { press } from './public-page.ts';
import { startTestSite } from './site.tsx';

const site = startTestSite();
beforeEach(() =>
  site.putAll(
    'Cars',
    ['BMW', 'BMW', 'BMW', 'Audi', 'Audi', 'Audi', 'Audi'].map((Name) => carFields({ Name })),
  ),
);

const opener = () => screen.findByRole('button', { name: 'Tell me when one comes' });

async function openForm(address: string) {
  await site.open(address);
  return reopenForm();
}

async function reopenForm() {
  await userEvent.click(await opener());
  const form = within(await screen.findByRole('dialog', { name: 'Shall we tell you when one comes?' }));
  await form.findByLabelText('First Name');
  return form;
}

/** Sends the inquiry of an address; returns the body of the request. */
async function send(address: string) {
  answerInquiries(site);
  const form = await openForm(address);
  typeInto(form, visitor);
  await sendForm(form);
  return inquiriesTo(site)[0]?.body ?? {};
}

test('an empty result offers an inquiry that names every filter, with its link', async () => {
  const search =
    'q=touring&brand=BMW&condition=used&year-from=2020&price-to=1500000&fuel=plug-in-hybrid&transmission=manual&body=suv&color=dark-blue&mileage-to=50000';
  const filters =
    '“touring”, BMW, Used, from 2020, up to 1,500,000 EGP, Plug-in hybrid, Manual, SUV, Dark blue, up to 50,000 km';
  expect(await send(`/inventory?${search}&sort=price-up`)).toMatchObject({
    car: `Tell me when one comes: ${filters}`,
    message: `Please tell me when a car like this comes: ${filters}\n\nhttps://rhine-and-nile.example/inventory?${search}`,
    search,
  });
});

test('limits that exclude every car are named instead', async () => {
  await site.open('/inventory?price-from=3000000&price-to=2000000');
  await screen.findByText('The lower limit is higher than the upper one: no car can match.');
  expect(screen.queryByRole('button', { name: 'Tell me when one comes' })).toBeNull();
});

test.each([
  ['/inventory?brand=BMW', 1],
  ['/inventory?brand=Audi', 0],
  ['/inventory?sort=price-up', 0],
])('is offered beside up to three filtered cars: %s', async (address, count) => {
  await site.open(address);
  await screen.findByText(/^\d cars$/);
  if (count === 1) await opener();
  expect(screen.queryAllByRole('button', { name: 'Tell me when one comes' })).toHaveLength(count);
});

test('what is typed stays for another result; an unchanged sentence names its filters', async () => {
  const searchFor = async (text: string) => {
    const search = screen.getByPlaceholderText('Search cars...');
    await userEvent.clear(search);
    await userEvent.click(search);
    await userEvent.paste(text);
    await screen.findByText('No cars were found.');
  };
  const form = await openForm('/inventory?brand=Fiat');
  expect(form.getByLabelText('Message')).toHaveValue('Please tell me when a car like this comes: Fiat');
  typeInto(form, visitor);
  answerInquiries(site, () => Response.json({}, { status: 502 }));
  await press('Send Message', form);
  await form.findByRole('alert');
  await press('Close', form);
  site.intercept(null);
  await searchFor('submarine');
  const second = await reopenForm();
  for (const [label, value] of Object.entries({ ...visitor, Phone: '+201001234567' }))
    expect(second.getByLabelText(label)).toHaveValue(value);
  expect(second.getByLabelText('Message')).toHaveDisplayValue(/comes: “submarine”, Fiat$/);
  await userEvent.type(second.getByLabelText('Message'), ', in green');
  await press('Close', second);
  await searchFor('balloon');
  const third = await reopenForm();
  expect(third.getByLabelText('Message')).toHaveDisplayValue(/comes: “submarine”, Fiat, in green$/);
  answerInquiries(site);
  await sendForm(third);
  expect(inquiriesTo(site).at(-1)?.body).toMatchObject({ search: 'q=balloon&brand=Fiat' });
});

test('hostile and endless filters stay one line of text that adds no mail header and can be sent', async () => {
  const brand = '<img src=x onerror=alert(1)>\r\nBcc: spy@evil.example =?utf-8?Q?x?=';
  const { car } = await send(`/inventory?brand=${encodeURIComponent(brand)}`);
  expect(car).toBe(
    'Tell me when one comes: <img src=x onerror=alert(1)> Bcc: spy@evil.example = ?utf-8?Q?x?=',
  );
  const body = await send(`/inventory?q=${encodeURIComponent('س'.repeat(6000))}`);
  expect(String(body.car)).toMatch(/^Tell me when one comes: “س+…$/);
  expect(String(body.car)).toHaveLength(200);
  expect(String(body.message).length).toBeLessThan(5000);
  expect(String(body.message)).toMatch(/\n\nhttps:\/\/rhine-and-nile\.example\/inventory$/);
});

const arabicSite = startTestSite({ locale: 'ar' });

test('the filters are in the visitor’s language, the link leads to the English page for staff', async () => {
  const say = sayIn('ar');
  const search = '/inventory?brand=BMW&condition=used&price-to=1500000';
  await arabicSite.open(pathIn('ar', search));
  await press(say('Tell me when one comes'));
  const message = await screen.findByLabelText<HTMLTextAreaElement>(say('Message'));
  const sentence = message.value;
  expect(sentence.split(': ').at(-1)).toBe('BMW، مستعملة، حتى 1,500,000 ج.م');
  answerInquiries(arabicSite);
  const localized = Object.entries(visitor).map(([label, value]) => [say(label), value] as const);
  for (const [label, value] of localized)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await press(say('Send Message'));
  await screen.findByText(say('Message sent successfully!'));
  const link = addressIn('en', search);
  expect(inquiriesTo(arabicSite)[0]?.body).toMatchObject({ locale: 'ar', message: `${sentence}\n\n${link}` });
});
