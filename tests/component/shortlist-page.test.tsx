import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shortlistLimit } from '../../src/model/car/shortlist.ts';
import { carFields, soldFields, visitor } from '../support/factories.ts';
import { answerInquiries, inquiriesTo, sendForm, typeInto } from './inquiries.ts';
import { main, metaOf, press } from './public-page.ts';
import { requestsOf } from './requests.ts';
import { findDialog, startTestSite, textsOf } from './site.tsx';

const site = startTestSite();
beforeEach(() =>
  Promise.all(
    Object.entries({ a: 'XC40', b: 'XC60', c: 'XC90' }).map(([id, Model]) =>
      site.put(`Cars/${id}`, carFields({ Model, Featured: true })),
    ),
  ),
);

/** Stores a list of cars that are offered. */
async function storeOffered(count: number, fields = {}): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, index) => `car${index}`);
  await Promise.all(ids.map((id) => site.put(`Cars/${id}`, carFields({ Model: id, ...fields }))));
  store(ids);
  return ids;
}

const store = (value: unknown) => localStorage.setItem('shortlist', JSON.stringify(value));
const stored = () => JSON.parse(localStorage.getItem('shortlist') ?? 'null');
const heart = async (car: string) => {
  const name = `Save to shortlist: Volvo ${car} 2024`;
  const [first] = await main().findAllByLabelText(name, { selector: 'button' });
  return first as HTMLElement;
};
const pressHeart = async (car: string) => userEvent.click(await heart(car));
const expectPressed = async (car: string, isPressed: boolean) =>
  expect(await heart(car)).toHaveAttribute('aria-pressed', String(isPressed));
const headerLink = () => screen.getByRole('link', { name: /^Shortlist/ });
const expectCount = (text: string) => waitFor(() => expect(headerLink()).toHaveAccessibleName(text));
const failReads = () =>
  site.intercept(({ url }) =>
    url.includes('/documents:') ? Promise.reject(new TypeError('Failed')) : undefined,
  );

/** The models in the cards, in their order. */
function cards(): readonly string[] {
  return main()
    .queryAllByRole('link')
    .filter((link) => link.closest('li') && link.getAttribute('href')?.startsWith('/car/'))
    .map((link) => link.textContent?.match(/XC\d\d|P1800|Secret|Strange/)?.[0] ?? '');
}
const expectCards = (...models: readonly string[]) => waitFor(() => expect(cards()).toEqual(models));

describe('the heart', () => {
  test('saves a car besides those of other tabs and removes it, on each page and the next visit', async () => {
    await site.open('/inventory');
    expect(headerLink()).toHaveAccessibleName('Shortlist');
    await pressHeart('XC60');
    await expectPressed('XC60', true);
    // Another tab saved one unnoticed.
    store(['b', 'a']);
    await pressHeart('XC90');
    await expectCount('Shortlist: 3 cars');
    expect(stored()).toEqual(['b', 'a', 'c']);

    await site.open('/');
    await expectPressed('XC60', true);
    await pressHeart('XC60');
    await expectPressed('XC60', false);
    expect(stored()).toEqual(['a', 'c']);

    await site.open('/car/a');
    const own = within(await screen.findByRole('article')).getByRole('button', {
      name: /^Save to shortlist/,
    });
    expect(own).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(own);
    await waitFor(() => expect(own).toHaveAttribute('aria-pressed', 'false'));
    await expectCount('Shortlist: 1 car');
    await pressHeart('XC60');
    expect(stored()).toEqual(['c', 'b']);
  });

  test('rejects another car with a message when the list is full of available cars', async () => {
    const full = await storeOffered(shortlistLimit);
    await site.remove('Cars/car0');
    await site.put('Cars/car1', carFields({ Hidden: true }));
    await site.open('/inventory');
    await pressHeart('XC40');
    await waitFor(() => expect(stored()).toEqual([...full, 'a']));
    await pressHeart('XC60');
    await waitFor(() => expect(stored()).toEqual([...full, 'a', 'b']));
    await pressHeart('XC90');
    expect(await screen.findByText(/Your list can hold 24 cars\./)).toBeVisible();
    await expectPressed('XC90', false);
    expect(stored()).toEqual([...full, 'a', 'b']);
    await press('Close');
    await waitFor(() => expect(screen.queryByText(/Your list can hold 24 cars\./)).toBeNull());
  });

  test('counts every car of a full list that cannot be loaded', async () => {
    const full = Array.from({ length: shortlistLimit }, (_, index) => `deleted${index}`);
    store(full);
    await site.open('/inventory');
    const button = await heart('XC40');
    failReads();
    await userEvent.click(button);
    expect(await screen.findByText(/Your list can hold 24 cars\./)).toBeVisible();
    expect(stored()).toEqual(full);
  });

  test.each(['getItem', 'setItem'] as const)('if %s fails, the list works in its tab', async (method) => {
    const refuse = () => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    for (const name of ['setItem', method] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
    const router = await site.open('/inventory');
    await pressHeart('XC40');
    expect(await screen.findByText(/This browser can’t save your shortlist/)).toBeVisible();
    await press('Close');
    await pressHeart('XC60');
    await pressHeart('XC40');
    await expectCount('Shortlist: 1 car');
    await router.navigate('/shortlist');
    await expectCards('XC60');
    expect(screen.queryByText(/This browser can’t save your shortlist/)).toBeNull();
  });
});

describe('the page of one’s own list', () => {
  test('fetches the cars once; a removed car stays visible and can be restored', async () => {
    store(['b', 'a']);
    await site.open('/shortlist');
    await expectCards('XC60', 'XC40');
    await pressHeart('XC60');
    expect(await main().findByText('1 car')).toBeVisible();
    expect(cards()).toEqual(['XC60', 'XC40']);
    expect(stored()).toEqual(['a']);
    expect(await heart('XC60')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await main().findByText('2 cars')).toBeVisible();
    expect(stored()).toEqual(['a', 'b']);
    expect(requestsOf(site, '/Cars/')).toHaveLength(1);
  });

  test('keeps a sold car without its price; those that are gone stay stored until they are removed', async () => {
    await site.put('Cars/sold', carFields({ Model: 'P1800', ...soldFields(), Price: '999,000 EGP' }));
    await site.put('Cars/hidden', carFields({ Model: 'Secret', Hidden: true }));
    const all = ['sold', 'deleted', 'a', 'hidden'];
    store(all);
    await site.open('/shortlist');
    await expectCards('P1800', 'XC40');
    expect(main().getAllByRole('link', { name: /P1800/ })[0]).toHaveTextContent('Sold');
    expect(main().getByText('2 cars are no longer available.')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/Secret|999/);
    expect(main().queryByRole('link', { name: 'See all cars' })).toBeNull();
    expect(stored()).toEqual(all);

    // It is offered again.
    await site.put('Cars/hidden', carFields({ Model: 'Secret' }));
    await site.open('/shortlist');
    await expectCards('P1800', 'XC40', 'Secret');
    await press('Remove');
    await waitFor(() => expect(main().queryByText(/no longer available/)).toBeNull());
    expect(stored()).toEqual(['sold', 'a', 'hidden']);
  });

  test('says that the cars cannot be loaded', async () => {
    store(['a']);
    failReads();
    await site.open('/shortlist');
    expect(await screen.findByText('Please refresh the page.')).toBeVisible();
  });
});

describe('a list someone sent', () => {
  test('is added to one’s own, which it never replaces', async () => {
    store(['c', 'a']);
    await site.open('/shortlist?cars=a,b');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A shortlist for you');
    await expectCards('XC40', 'XC60');
    expect(stored()).toEqual(['c', 'a']);
    await press('Save these cars');
    expect(await main().findByText('1 car was added to your shortlist.')).toBeVisible();
    expect(stored()).toEqual(['c', 'a', 'b']);
    await press('Save these cars');
    expect(await main().findByText('These cars are already on your shortlist.')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Open my shortlist' }));
    await expectCards('XC90', 'XC40', 'XC60');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Shortlist$/);
  });

  test('with too many cars is added until the list is full', async () => {
    const own = await storeOffered(shortlistLimit - 1);
    await site.open('/shortlist?cars=a,b,c');
    await press('Save these cars');
    const said = '1 car was added to your shortlist. 2 cars didn’t fit on your list.';
    expect(await main().findByText(said)).toBeVisible();
    expect(stored()).toEqual([...own, 'a']);
  });

  test.each([
    ['', 'Nothing here yet'],
    ['?cars=', 'This link has no cars in it.'],
    ['?cars=gone', '1 car is no longer available.'],
  ])('or one’s own without cars (/shortlist%s) says: %s', async (search, message) => {
    await site.open(`/shortlist${search}`);
    expect(await main().findByText(message)).toBeVisible();
    expect(main().queryByRole('button', { name: 'Save these cars' })).toBeNull();
    expect(main().getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/inventory');
    expect(metaOf('robots')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });
});

describe('sharing', () => {
  test('by a copied link or WhatsApp leads to the same cars, whatever their ids', async () => {
    const id = 'a, 50% & b+c';
    await site.put(`Cars/${id}`, carFields({ Model: 'Strange' }));
    store([id, 'a']);
    await site.open('/shortlist');
    userEvent.setup();
    await press('Copy link');
    expect(await main().findByText('Link copied.')).toBeVisible();
    const copied = await navigator.clipboard.readText();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await press('Copy link');
    expect(await main().findByText(`Copy this link: ${copied}`)).toBeVisible();
    const { href } = main().getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(href).toMatch(/^https:\/\/wa\.me\/\?/);
    expect(new URL(href).searchParams.get('text')).toContain(copied);
    const { pathname, search } = new URL(copied);
    await site.open(pathname + search);
    await expectCards('Strange', 'XC40');
  });

  test('opens the share sheet if available; closing it is not an error', async ({ onTestFinished }) => {
    const share = vi.fn(async (_data: ShareData) => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    store(['a', 'b']);
    await site.open('/shortlist');
    await press('Share');
    share.mockRejectedValueOnce(new DOMException('Closed.', 'AbortError'));
    await press('Share');
    const url = 'https://rhine-and-nile.example/shortlist?cars=a,b';
    expect(share.mock.calls).toEqual([1, 2].map(() => [{ title: 'A shortlist for you', url }]));
    expect(screen.queryByText(/Link copied|Copy this link/)).toBeNull();
  });
});

describe('inquiring about all of them', () => {
  const openForm = async () => {
    await site.open('/shortlist');
    await press('Ask about all of them');
    const dialog = await findDialog();
    await within(dialog).findByLabelText('Message');
    return dialog;
  };

  test('of many long names stays within the limits of an inquiry, and collapses them', async () => {
    const ids = await storeOffered(shortlistLimit, { Name: 'B'.repeat(100), Model: 'Long '.repeat(20) });
    answerInquiries(site);
    const dialog = await openForm();
    const collapsed = dialog.querySelector('details');
    expect(collapsed).not.toHaveAttribute('open');
    expect(collapsed?.querySelector('summary')).toHaveTextContent(/Long 2024 and 23 other cars$/);
    typeInto(within(dialog), { ...visitor, Message: 'All of them, please.' });
    await sendForm(within(dialog));
    const { car, message } = site.requests.at(-1)?.body ?? {};
    expect(car).toMatch(/and 23 other cars$/);
    expect(String(car).length).toBeLessThanOrEqual(200);
    expect(message).toContain(`/shortlist?cars=${ids.join()}`);
  });

  test('names each car with its URL, except sold ones; it is not offered for sold ones only', async () => {
    await site.put('Cars/sold', carFields({ Model: 'P1800', ...soldFields() }));
    store(['a', 'sold', 'c']);
    answerInquiries(site);
    const dialog = await openForm();
    expect(dialog).toHaveAccessibleName('Ask about these cars');
    expect(dialog.querySelector('details')).toBeNull();
    const form = within(dialog);
    expect(textsOf(form.getAllByRole('listitem'))).toEqual(['Volvo XC40 2024', 'Volvo XC90 2024']);
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
    await expectCards('P1800');
    expect(main().queryByRole('button', { name: 'Ask about all of them' })).toBeNull();
  });

  test('that failed is no failure of another list, which keeps what was typed', async () => {
    store(['a', 'c']);
    answerInquiries(site, () => Response.json({ error: 'x' }, { status: 502 }));
    typeInto(within(await openForm()), { ...visitor, Message: 'Both, please.' });
    const failed = await findDialog();
    await press('Send Message', within(failed));
    await within(failed).findByText('Failed to send message.');
    await press('Close', within(failed));
    expect(await main().findByRole('button', { name: 'Failed to send message.' })).toBeVisible();
    store(['c']);
    const form = within(await openForm());
    expect(form.getByLabelText('Message')).toHaveValue('Both, please.');
    expect(form.queryByText('Failed to send message.')).toBeNull();
  });
});
