import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shortlistLimit } from '../../src/model/car/shortlist.ts';
import { carFields, soldFields, visitor } from '../support/factories.ts';
import type { FetchRequest } from '../support/intercept.ts';
import { answerInquiries, inquiriesTo, sendForm, typeInto } from './inquiries.ts';
import { requestsOf } from './requests.ts';
import { findDialog, startTestSite, textsOf } from './site.tsx';

const site = startTestSite();
beforeEach(async () => {
  for (const [id, Model] of Object.entries({ a: 'XC40', b: 'XC60', c: 'XC90' }))
    await site.put(`Cars/${id}`, carFields({ Model, Featured: true }));
});

/** Stores a list of cars that are offered. */
async function storeOffered(count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, index) => `car${index}`);
  await Promise.all(ids.map((id) => site.put(`Cars/${id}`, carFields({ Model: id }))));
  store(ids);
  return ids;
}

const store = (value: unknown) => localStorage.setItem('shortlist', JSON.stringify(value));
const stored = () => JSON.parse(localStorage.getItem('shortlist') ?? 'null');
const main = () => within(screen.getByRole('main'));
const heart = async (car: string) => {
  const [first] = await main().findAllByLabelText(`Save to shortlist: Volvo ${car} 2024`, {
    selector: 'button',
  });
  return first as HTMLElement;
};
const headerLink = () => screen.getByRole('link', { name: /^Shortlist/ });
const isRead = ({ url }: FetchRequest) => url.includes('/documents:');

async function expectCount(text: string): Promise<void> {
  await waitFor(() => expect(headerLink()).toHaveAccessibleName(text));
}

/** The models in the cards, in their order. */
function cards(): readonly string[] {
  return main()
    .queryAllByRole('link')
    .filter((link) => link.closest('li') && link.getAttribute('href')?.startsWith('/car/'))
    .map((link) => link.textContent?.match(/XC\d\d|P1800|Strange/)?.[0] ?? '');
}

describe('the heart', () => {
  test('saves a car and takes it off, for the next visit too, and the header counts', async () => {
    await site.open('/inventory');
    expect(headerLink()).toHaveAccessibleName('Shortlist');
    await userEvent.click(await heart('XC60'));
    expect(await heart('XC60')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await heart('XC90'));
    await expectCount('Shortlist: 2 cars');
    expect(stored()).toEqual(['b', 'c']);

    await site.open('/inventory');
    expect(await heart('XC60')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await heart('XC60'));
    expect(await heart('XC60')).toHaveAttribute('aria-pressed', 'false');
    await expectCount('Shortlist: 1 car');
    expect(stored()).toEqual(['c']);
  });

  test('is on the home page, a car page and similar cars', async () => {
    await site.open('/');
    await userEvent.click(await heart('XC40'));
    await site.open('/car/a');
    const own = within(await screen.findByRole('article')).getByRole('button', {
      name: /^Save to shortlist/,
    });
    expect(own).toHaveAttribute('aria-pressed', 'true');
    expect(own).toHaveTextContent('Shortlist');
    await userEvent.click(own);
    await waitFor(() => expect(own).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(await heart('XC60'));
    expect(stored()).toEqual(['b']);
  });

  test('overwrites nothing that another tab has saved unnoticed', async () => {
    await site.open('/inventory');
    await userEvent.click(await heart('XC40'));
    store(['a', 'z']);
    await userEvent.click(await heart('XC60'));
    expect(stored()).toEqual(['a', 'z', 'b']);
  });

  test('rejects another car with a message when the list is full', async () => {
    const full = await storeOffered(shortlistLimit);
    await site.open('/inventory');
    await userEvent.click(await heart('XC40'));
    expect(await screen.findByText(/Your list can hold 24 cars\./)).toBeVisible();
    expect(await heart('XC40')).toHaveAttribute('aria-pressed', 'false');
    expect(stored()).toEqual(full);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/Your list can hold 24 cars\./)).toBeNull());
  });

  test('keeps cars that are gone beside a full list', async () => {
    const full = await storeOffered(shortlistLimit);
    await site.remove('Cars/car0');
    await site.put('Cars/car1', carFields({ Hidden: true }));
    await site.open('/inventory');
    await userEvent.click(await heart('XC40'));
    await waitFor(() => expect(stored()).toEqual([...full, 'a']));
    await userEvent.click(await heart('XC60'));
    await waitFor(() => expect(stored()).toEqual([...full, 'a', 'b']));
    await userEvent.click(await heart('XC90'));
    expect(await screen.findByText(/Your list can hold 24 cars\./)).toBeVisible();
    await site.open('/shortlist');
    expect(await main().findByText('2 cars are no longer available.')).toBeVisible();
    expect(main().getByText('24 cars')).toBeVisible();
  });

  test('counts every car of a full list that cannot be loaded', async () => {
    const full = Array.from({ length: shortlistLimit }, (_, index) => `deleted${index}`);
    store(full);
    await site.open('/inventory');
    const button = await heart('XC40');
    site.intercept((request) => (isRead(request) ? Promise.reject(new TypeError('Failed')) : undefined));
    await userEvent.click(button);
    expect(await screen.findByText(/Your list can hold 24 cars\./)).toBeVisible();
    expect(stored()).toEqual(full);
  });

  test.each([
    ['blocked', 'getItem'],
    ['full', 'setItem'],
  ] as const)('where storage is %s, the list works in its tab and says so once', async (_why, method) => {
    const refuse = () => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    const router = await site.open('/inventory');
    await userEvent.click(await heart('XC40'));
    expect(await screen.findByText(/This browser can’t save your shortlist/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await heart('XC60'));
    await userEvent.click(await heart('XC40'));
    await expectCount('Shortlist: 1 car');
    await router.navigate('/shortlist');
    await waitFor(() => expect(cards()).toEqual(['XC60']));
    expect(screen.queryByText(/This browser can’t save your shortlist/)).toBeNull();
  });
});

describe('the page of one’s own list', () => {
  test('empty, says what to do and has noindex', async () => {
    await site.open('/shortlist');
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(main().getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/inventory');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  test('fetches the cars once; a removed car stays in sight to be put back', async () => {
    store(['b', 'a']);
    await site.open('/shortlist');
    await waitFor(() => expect(cards()).toEqual(['XC60', 'XC40']));
    expect(main().getByText('2 cars')).toBeVisible();
    await userEvent.click(await heart('XC60'));
    expect(await main().findByText('1 car')).toBeVisible();
    expect(cards()).toEqual(['XC60', 'XC40']);
    expect(stored()).toEqual(['a']);
    expect(await heart('XC60')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await main().findByText('2 cars')).toBeVisible();
    expect(stored()).toEqual(['a', 'b']);
    expect(requestsOf(site, '/Cars/')).toHaveLength(1);
  });

  test('keeps a sold car without its price; deleted and hidden ones are gone', async () => {
    await site.put('Cars/sold', carFields({ Model: 'P1800', ...soldFields(), Price: '999,000 EGP' }));
    await site.put('Cars/hidden', carFields({ Model: 'Secret', Hidden: true }));
    store(['sold', 'deleted', 'a', 'hidden']);
    await site.open('/shortlist');
    await waitFor(() => expect(cards()).toEqual(['P1800', 'XC40']));
    expect(main().getAllByRole('link', { name: /P1800/ })[0]).toHaveTextContent('Sold');
    expect(main().getByText('2 cars are no longer available.')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/Secret|999/);
    await userEvent.click(main().getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(main().queryByText('2 cars are no longer available.')).toBeNull());
    expect(stored()).toEqual(['sold', 'a']);
  });

  test('forgets no car that is gone: it may be offered again', async () => {
    store(['a', 'b', 'c']);
    await site.put('Cars/a', carFields({ Model: 'XC40', ...soldFields() }));
    await site.put('Cars/b', carFields({ Model: 'XC60', Hidden: true }));
    await site.remove('Cars/c');
    await site.open('/shortlist');
    expect(await main().findByText('2 cars are no longer available.')).toBeVisible();
    expect(cards()).toEqual(['XC40']);
    expect(stored()).toEqual(['a', 'b', 'c']);
    expect(main().queryByRole('link', { name: 'See all cars' })).toBeNull();
    store(['b', 'c']);
    await site.open('/shortlist');
    expect(await main().findByRole('link', { name: 'See all cars' })).toBeVisible();
    store(['a', 'b', 'c']);
    await site.put('Cars/b', carFields({ Model: 'XC60' }));
    await site.open('/shortlist');
    await waitFor(() => expect(cards()).toEqual(['XC40', 'XC60']));
  });

  test('compares a car without any facts too', async () => {
    await site.put('Cars/old', { Name: 'Volvo', Hidden: false });
    store(['old', 'a']);
    await site.open('/shortlist');
    await waitFor(() => expect(cards()).toEqual(['', 'XC40']));
    expect(main().getByRole('table')).toBeVisible();
  });

  test('says that the cars cannot be loaded', async () => {
    store(['a']);
    site.intercept((request) => (isRead(request) ? Promise.reject(new TypeError('Failed')) : undefined));
    await site.open('/shortlist');
    expect(await screen.findByText('Please refresh the page.')).toBeVisible();
  });
});

describe('a list someone sent', () => {
  const save = () => main().findByRole('button', { name: 'Save these cars' });

  test('is added to one’s own, which it never replaces', async () => {
    store(['c', 'a']);
    await site.open('/shortlist?cars=a,b');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A shortlist for you');
    await waitFor(() => expect(cards()).toEqual(['XC40', 'XC60']));
    expect(stored()).toEqual(['c', 'a']);
    const actions = (await save()).parentElement as HTMLElement;
    const names = () => textsOf(actions.querySelectorAll('a, button'));
    expect(names()).toEqual(['Save these cars', 'Ask about all of them']);
    await userEvent.click(await save());
    expect(await main().findByText('1 car was added to your shortlist.')).toBeVisible();
    expect(stored()).toEqual(['c', 'a', 'b']);
    await userEvent.click(await save());
    expect(await main().findByText('These cars are already on your shortlist.')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Open my shortlist' }));
    await waitFor(() => expect(cards()).toEqual(['XC90', 'XC40', 'XC60']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Shortlist$/);
  });

  test('of more cars than fit is added as far as there is room', async () => {
    const own = await storeOffered(shortlistLimit - 1);
    await site.open('/shortlist?cars=a,b,c');
    await userEvent.click(await save());
    expect(
      await main().findByText('1 car was added to your shortlist. 2 cars didn’t fit on your list.'),
    ).toBeVisible();
    expect(stored()).toEqual([...own, 'a']);
  });

  test('shows a message without cars', async () => {
    await site.open('/shortlist?cars=');
    expect(await main().findByText('This link has no cars in it.')).toBeVisible();
    expect(main().getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/inventory');
    await site.open('/shortlist?cars=gone');
    expect(await main().findByText('1 car is no longer available.')).toBeVisible();
    expect(main().queryByRole('button', { name: 'Save these cars' })).toBeNull();
    expect(main().getByRole('link', { name: 'See all cars' })).toBeVisible();
  });
});

describe('sharing', () => {
  const address = 'https://rhine-and-nile.example/shortlist?cars=a,b';
  beforeEach(() => store(['a', 'b']));

  test('copies the list’s URL and links to WhatsApp', async () => {
    await site.open('/shortlist');
    userEvent.setup();
    await userEvent.click(await main().findByRole('button', { name: 'Copy link' }));
    expect(await main().findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
    const { href } = main().getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(href).toMatch(/^https:\/\/wa\.me\/\?/);
    expect(new URL(href).searchParams.get('text')).toContain(address);
  });

  test('opens the share sheet if available', async ({ onTestFinished }) => {
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    await site.open('/shortlist');
    await userEvent.click(await main().findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'A shortlist for you', url: address });
  });

  test('shows the address where it cannot be copied', async () => {
    await site.open('/shortlist');
    const button = await main().findByRole('button', { name: 'Copy link' });
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await user.click(button);
    expect(await main().findByText(`Copy this link: ${address}`)).toBeVisible();
  });

  test('leads to the same cars, whatever their ids', async () => {
    const id = 'a, 50% & b+c';
    await site.put(`Cars/${id}`, carFields({ Model: 'Strange' }));
    store([id, 'a']);
    await site.open('/shortlist');
    const { href } = await main().findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    const text = new URL(href).searchParams.get('text') ?? '';
    const { pathname, search } = new URL(text.slice(text.indexOf('https://')));
    await site.open(pathname + search);
    await waitFor(() => expect(cards()).toEqual(['Strange', 'XC40']));
  });
});

describe('asking about all of them', () => {
  test('of many long names stays within the limits of an inquiry', async () => {
    const ids = Array.from({ length: shortlistLimit }, (_, index) => `long${index}`);
    for (const id of ids)
      await site.put(`Cars/${id}`, carFields({ Name: 'B'.repeat(100), Model: `${id} `.repeat(20) }));
    store(ids);
    answerInquiries(site);
    await site.open('/shortlist');
    await userEvent.click(await main().findByRole('button', { name: 'Ask about all of them' }));
    const form = within(await findDialog());
    await form.findByLabelText('Message');
    typeInto(form, { ...visitor, Message: 'All of them, please.' });
    await sendForm(form);
    const { car, message } = site.requests.at(-1)?.body ?? {};
    expect(car).toMatch(/and 23 other cars$/);
    expect(String(car).length).toBeLessThanOrEqual(200);
    expect(message).toContain(`/shortlist?cars=${ids.join()}`);
  });

  test('names each car with its address, without those that are sold; of sold ones alone it is not offered', async () => {
    await site.put('Cars/sold', carFields({ Model: 'P1800', ...soldFields() }));
    store(['a', 'sold', 'c']);
    answerInquiries(site);
    await site.open('/shortlist');
    await userEvent.click(await main().findByRole('button', { name: 'Ask about all of them' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask about these cars' });
    const form = within(dialog);
    await form.findByLabelText('Message');
    const names = textsOf(form.getAllByRole('listitem'));
    expect(names).toEqual(['Volvo XC40 2024', 'Volvo XC90 2024']);
    await userEvent.click(form.getByRole('button', { name: 'Send Message' }));
    expect(await form.findByText('Please enter your message')).toBeVisible();
    typeInto(form, { ...visitor, Message: 'Both, please.' });
    await sendForm(form);
    const address = 'https://rhine-and-nile.example/car';
    expect(inquiriesTo(site)[0]?.body).toMatchObject({
      car: 'Volvo XC40 2024 and Volvo XC90 2024',
      message: `Both, please.\n\nVolvo XC40 2024: ${address}/a\nVolvo XC90 2024: ${address}/c`,
      carIds: ['a', 'c'],
    });

    store(['sold']);
    await site.open('/shortlist');
    await waitFor(() => expect(cards()).toEqual(['P1800']));
    expect(main().queryByRole('button', { name: 'Ask about all of them' })).toBeNull();
  });

  test('shows up to two names, and collapses more', async () => {
    for (const id of ['a', 'b', 'c']) await site.put(`Cars/${id}`, carFields({ Model: id.toUpperCase() }));
    const open = async (ids: readonly string[]) => {
      store(ids);
      await site.open('/shortlist');
      await userEvent.click(await main().findByRole('button', { name: 'Ask about all of them' }));
      const dialog = await findDialog();
      await within(dialog).findByLabelText('Message');
      return dialog;
    };
    expect((await open(['a', 'b'])).querySelector('details')).toBeNull();
    const collapsed = (await open(['a', 'b', 'c'])).querySelector('details');
    expect(collapsed).not.toHaveAttribute('open');
    expect(collapsed?.querySelector('summary')).toHaveTextContent('Volvo A 2024 and 2 other cars');
    expect(collapsed?.querySelectorAll('li')).toHaveLength(3);
  });
});
