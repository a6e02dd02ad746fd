import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usualPrice } from '../../seed/price.ts';
import { toCairoDay } from '../../src/model/inquiry/cairoTime.ts';
import { carFields, soldFields } from '../support/factories.ts';
import { disguisedPng, webp } from '../support/pictures.ts';
import { stamps } from './car-form.ts';
import { answer, chooseFiles, field, findAlert, findStatus, press, returnLater } from './form-actions.ts';
import { textsOf } from './site.tsx';
import { findRow, noConnection } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();
beforeEach(async () => {
  const fonts = { load: async () => [], ready: Promise.resolve() };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  await site.put('Settings/price', usualPrice);
});
afterEach(() => void Reflect.deleteProperty(document, 'fonts'));

const known = { Origin: 'SE', Trim: 'Ultra', Mileage: 18_400, Fuel: 'diesel', Transmission: 'automatic' };
const full = { Body: 'suv', Power: 381, Engine: 2998, Color: 'black', Color_Name: 'Onyx' };
const xc90 = carFields({ ...known, ...full, Model: 'XC90' });

const sheet = () => screen.findByRole('article');

test('a row opens its car’s label, with everything an inspector checks', async () => {
  await site.put('Cars/one', xc90);
  await site.open('/dashboard/cars');
  fireEvent.click(within(await findRow('Volvo XC90')).getByText('Label', { selector: 'a' }));
  const label = await sheet();
  for (const text of [
    ...['Volvo', 'XC90', '2024', 'Ultra', 'السويد', 'السعر شاملًا الضريبة', 'النوع', 'الطراز'],
    ...['2,150,000 ج.م', 'Rhine & Nile', '18,400 كم', '381 حصانًا'],
    'يشمل السعر السيارة والنقل وتأمين الشحن والرسوم الجمركية والضرائب والتخليص الجمركي والترخيص واللوحات والضمان.',
  ])
    expect(label).toHaveTextContent(text);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
});

test('a label says where its car is, unless it is in the showroom', async () => {
  const places = ['transit 2099-01', 'europe', 'showroom', ''];
  await site.putAll(
    'Cars',
    places.map((Location) => ({ ...xc90, Location })),
  );
  await site.open(`/dashboard/cars/labels?cars=${places.map((_, index) => `0000${index}`)}`);
  const labels = await screen.findAllByRole('article');
  expect(labels.map((label) => label.querySelectorAll('header p')[2]?.textContent)).toEqual([
    ...['في الطريق إلى مصر، الوصول المتوقع يناير 2099', 'في أوروبا', undefined, undefined],
  ]);
});

test('cars without a label are named with what they lack', async () => {
  await site.put('Cars/one', xc90);
  await site.put('Cars/gone', carFields({ ...known, Model: 'Gone', ...soldFields() }));
  await site.put('Cars/unsaid', carFields({ Model: 'Unsaid', Price: 'On request' }));
  await site.open('/dashboard/cars/labels?cars=one,gone,unsaid,deleted');
  await sheet();
  expect(screen.getByText('1 of these cars no longer exists.')).toBeVisible();
  const problems = screen.getAllByText(/^Volvo/, { selector: 'li strong' });
  expect(problems.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Volvo Gone has no label. It is sold. Edit',
    'Volvo Unsaid has no label. Still missing: price, country of origin, trim. Edit',
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const links = problems.map(({ parentElement }) => parentElement?.querySelector('a')?.pathname);
  expect(links).toEqual(['/dashboard/edit-car/gone', '/dashboard/edit-car/unsaid']);
  expect(screen.getAllByText<HTMLAnchorElement>('Edit')[1]?.hash).toBe('#Price');
});

test('a label is rejected until the price says whether taxes are included or added', async () => {
  await site.put('Cars/one', carFields({ ...known, Model: 'XC90' }));
  for (const price of [{ ...usualPrice, until: '2020-01-01' }, null]) {
    await (price ? site.put('Settings/price', price) : site.remove('Settings/price'));
    await site.open('/dashboard/cars/labels?cars=one');
    const missing = /Still missing: whether the price includes customs and taxes\./;
    expect(await screen.findByText(price ? /ended on Wed, 1 Jan 2020/ : missing)).toBeVisible();
    expect(screen.queryByText('Print')).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  }
  const lines = { ...usualPrice.lines, customs: 'excluded 500000' };
  await site.put('Cars/one', { ...xc90, Price_Lines: { ...usualPrice, lines } });
  await site.open('/dashboard/cars/labels?cars=one');
  expect(await screen.findByText(/The price excludes customs and taxes/)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();

  // The car's own lines, for an offer too.
  await site.put('Cars/one', { ...xc90, Price_Lines: { ...usualPrice, until: '2020-01-01' } });
  const ended = /price lines ended on Wed, 1 Jan 2020\. Renew them first\./;
  for (const page of ['labels?cars=one', 'offer/one'])
    await site.open(`/dashboard/cars/${page}`, () => screen.findByText(ended));
  const edit = () => screen.getByRole('link', { name: 'Edit' });
  expect(edit()).toHaveAttribute('href', '/dashboard/edit-car/one#Price_Lines');
  // The usual ones are set elsewhere.
  await site.put('Cars/one', xc90);
  await site.put('Settings/price', { ...usualPrice, until: '2020-01-01' });
  await site.open('/dashboard/cars/offer/one', () => screen.findByText(ended));
  expect(edit()).toHaveAttribute('href', '/dashboard/prices');
});

test('a label prints the picture that is set in Prices, above its QR code', async () => {
  await site.put('Cars/one', xc90);
  await site.open('/dashboard/cars/labels?cars=one');
  const without = await sheet();
  expect(screen.getByText(/No picture is set for the agency’s own design/)).toBeVisible();
  expect(within(without).getAllByRole('img')).toHaveLength(1);

  await site.open('/dashboard/prices');
  await chooseFiles('Label picture', await disguisedPng('design.webp'));
  expect(await findAlert('Only .webp files are allowed.')).toBeVisible();
  expect(site.bucket.paths()).toEqual([]);
  await chooseFiles('Label picture', await webp('design.webp', 940, 200));
  await findStatus('Label picture saved.');
  const [path = ''] = site.bucket.paths();
  expect(path).toMatch(/^Labels\/.+_design\.webp$/);
  expect(await site.read('Settings/label')).toEqual({ ...stamps, picture: path });
  await screen.findByAltText('On every label');

  await site.open('/dashboard/cars/labels?cars=one');
  const [design, code] = within(await sheet()).getAllByRole('img');
  expect(design).toHaveAttribute('src', expect.stringContaining(encodeURIComponent(path)));
  expect(design).toHaveAttribute('alt', 'تصميم جهاز حماية المستهلك');
  expect(code).toHaveAttribute('alt', 'امسح الرمز لعرض صفحة السيارة');
  expect(screen.queryByText(/No picture is set/)).toBeNull();

  await site.open('/dashboard/prices');
  await press('Remove');
  await findStatus('Label picture removed.');
  expect(await site.read('Settings/label')).toBeNull();
  await waitFor(() => expect(screen.queryByAltText('On every label')).toBeNull());
  await press('Undo');
  await findStatus('The label picture is as before.');
  expect(await site.read('Settings/label')).toMatchObject({ picture: path });

  // A colleague’s picture that was not seen stays.
  await screen.findByAltText('On every label');
  const theirs = 'Labels/1_theirs.webp';
  await site.put('Settings/label', { picture: theirs });
  await press('Remove');
  await findAlert(/^The label picture was changed meanwhile/);
  expect(await site.read('Settings/label')).toMatchObject({ picture: theirs });
  const shown = () => screen.getByAltText<HTMLImageElement>('On every label').src;
  await waitFor(() => expect(shown()).toContain('theirs'));
});

test('a trim and equipment without Arabic texts are named, with a link to the car’s form', async () => {
  const arabic = { Trim: 'الترا', Engine_Specs: ['محرك'], Exterior: ['أزرق'], Interior: ['جلد'] };
  await site.put('Cars/none', xc90);
  await site.put('Cars/some', { ...xc90, Model: 'V60', Translations: { ar: arabic } });
  const all = { ...arabic, Special_Features: ['سقف بانورامي'] };
  await site.put('Cars/all', { ...xc90, Model: 'S90', Translations: { ar: all } });
  await site.open('/dashboard/cars/labels?cars=none,some,all');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  const note = screen.getByText('Printed in English, because the Arabic text is missing:').parentElement;
  const items = within(note as HTMLElement).getAllByRole('listitem');
  expect(textsOf(items)).toEqual(['Volvo XC90: trim and equipment. Edit', 'Volvo V60: equipment. Edit']);
  const [link] = within(note as HTMLElement).getAllByRole('link');
  expect(link).toHaveAttribute('href', '/dashboard/edit-car/none#Translations.ar.Trim');
});

test('an offer has the car’s VIN, the company’s records if they are set, and the payee of a cheque', async () => {
  await site.put('Cars/one', { ...xc90, VIN: 'YV1LFA2BCM1234567' });
  await site.open('/dashboard/cars/offer/one');
  const plain = await sheet();
  expect(field('Chassis number (VIN)')).toHaveValue('YV1LFA2BCM1234567');
  expect(plain).toHaveTextContent('يُحرَّر الشيك باسم: \u2068راين آند نايل للسيارات ذ.م.م\u2069');
  for (const text of ['السجل التجاري', 'رقم التسجيل الضريبي']) expect(plain).not.toHaveTextContent(text);

  vi.stubEnv('VITE_COMPANY_LEGAL_NAME_AR', 'شركة النيل للسيارات ش.م.م');
  vi.stubEnv('VITE_COMPANY_COMMERCIAL_REGISTER', '123456');
  vi.stubEnv('VITE_COMPANY_TAX_NUMBER', '200-145-789');
  await site.open('/dashboard/cars/offer/one');
  const letter = await sheet();
  for (const text of [
    'السجل التجاري: \u2068123456\u2069 · رقم التسجيل الضريبي: \u2068200-145-789\u2069',
    'يُحرَّر الشيك باسم: \u2068شركة النيل للسيارات ش.م.م\u2069',
  ])
    expect(letter).toHaveTextContent(text);
  vi.unstubAllEnvs();
});

test('an offer for a bank has the typed texts, which are not stored', async () => {
  await site.put('Cars/one', { ...xc90, Price: '7,150,000 EGP' });
  const before = await site.read('Cars/one');
  await site.open('/dashboard/edit-car/one');
  await press('Bank offer', 'a');
  const letter = await sheet();
  const typed = {
    ...{ Bank: 'بنك مصر', 'Customer’s name': 'منى عادل', 'Chassis number (VIN)': 'YV1LFA2BCM1234567' },
    ...{ Number: '2026/17', Date: '2026-11-22', 'Valid until': '2026-12-06' },
  };
  for (const [label, value] of Object.entries(typed)) fireEvent.input(field(label), { target: { value } });
  for (const text of [
    ...['عرض سعر', 'بنك مصر', 'منى عادل', 'YV1LFA2BCM1234567', '2026/17', '22 نوفمبر 2026', '6 ديسمبر 2026'],
    ...['7,150,000 ج.م', 'فقط سبعة ملايين ومائة وخمسون ألف جنيه مصري لا غير', 'يشمل السعر السيارة'],
  ])
    expect(letter).toHaveTextContent(text);
  expect(await site.read('Cars/one')).toEqual(before);
  await press(/^Back to/, 'a');
  expect(await screen.findByText('Leave without printing?')).toBeVisible();
  await answer('Yes');
  await screen.findByText('Add Car');
  await site.open('/dashboard/cars/offer/one');
  await sheet();
  expect(field('Customer’s name')).toHaveValue('');
  // What nobody typed follows the day, in a tab that was left open.
  fireEvent.input(field('Bank'), { target: { value: 'بنك مصر' } });
  const day = new Date(Date.now() + 24 * 3_600_000);
  vi.useFakeTimers({ toFake: ['Date'], now: day });
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(field('Date')).toHaveValue(toCairoDay(day)));
  expect(field('Bank')).toHaveValue('بنك مصر');
  vi.useRealTimers();

  await site.put('Cars/one', carFields({ Model: 'XC90', Price: '0 EGP' }));
  await site.open('/dashboard/cars/offer/one');
  expect(await screen.findByText(/its price is missing/)).toBeVisible();

  await site.put('Cars/one', carFields({ Model: 'XC90', ...soldFields() }));
  await site.open('/dashboard/cars/offer/one');
  const name = await screen.findByText('Volvo XC90');
  expect(name.parentElement).toHaveTextContent('No bank offer for Volvo XC90: it is sold.');
});

test.each([
  ['a label', 'labels?cars=one'],
  ['an offer', 'offer/one'],
])('%s that was open while its car changed is shown again before it is printed', async (_name, page) => {
  await site.put('Cars/one', xc90);
  await site.open(`/dashboard/cars/${page}`);
  const paper = await sheet();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const VIN = 'WBA21EU0309A12345';
  await site.put('Cars/one', { ...xc90, Price: '1,990,000 EGP', VIN });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await press('Print');
  await findAlert('This was changed meanwhile and is up to date now. Check it, then print.');
  expect(print).not.toHaveBeenCalled();
  expect(paper).toHaveTextContent('1,990,000 ج.م');
  if (page.startsWith('offer')) expect(paper).toHaveTextContent(VIN);
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
});

test('an offer keeps what is typed when fetching its car again fails', async () => {
  await site.put('Cars/one', xc90);
  await site.open('/dashboard/cars/offer/one');
  await sheet();
  fireEvent.input(field('Customer’s name'), { target: { value: 'منى عادل' } });
  site.intercept(noConnection);
  returnLater();
  expect(await findAlert('The car could not be loaded.')).toBeVisible();
  expect(field('Customer’s name')).toHaveValue('منى عادل');
  site.intercept(null);
  await press('Try again');
  await waitFor(() => expect(screen.queryByText('The car could not be loaded.')).toBeNull());
  expect(field('Customer’s name')).toHaveValue('منى عادل');
  expect(await sheet()).toHaveTextContent('منى عادل');
});
