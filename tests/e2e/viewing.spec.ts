import { carFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { expect, inLocales, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';

// What is asked for and sent: tests/component/viewing.test.tsx and tell-me.test.tsx; the mail: tests/function.

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

// The languages with the longest words and of the other direction.
inLocales(['de', 'ar'], () =>
  test('inquiry, viewing and request forms and the filters fit a phone; a request has an English subject', async ({
    page,
    dealership,
    say,
    at,
  }) => {
    await dealership.put('Cars/x5', carFields());
    await page.goto(at('/car/x5'));
    await page.getByRole('button', { name: say('Message us') }).tap();
    const dialog = page.getByRole('dialog');
    const overflow = () => dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    // Not its first field: the on-screen keyboard would cover the dialog.
    await expect(
      dialog.getByRole('heading', { name: say('Interested? Send your car inquiry!') }),
    ).toBeFocused();
    await dialog.getByRole('radio', { name: say('Viewing') }).check();
    await expect(dialog.getByLabel(say('Time of day'))).toBeVisible();
    await dialog.getByRole('button', { name: say('Send Message') }).tap();
    await expect(dialog.getByText(say('Please enter your message'))).toBeVisible();
    expect(await overflow()).toBe(0);
    await dialog.getByRole('button', { name: say('Close') }).tap();

    await page.getByRole('button', { name: say('Book a viewing') }).tap();
    await dialog.getByRole('radio', { name: say('Test drive') }).check();
    const lastDay = dialog
      .getByRole('group', { name: say('Day'), exact: true })
      .getByRole('radio')
      .last();
    await lastDay.check();
    await expect(lastDay).toBeInViewport({ ratio: 0.9 });
    expect(await overflow()).toBe(0);
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(at('/inventory?brand=BMW&condition=used&price-to=1500000'));
    await page
      .getByRole('button', { name: say('Filters') })
      .first()
      .tap();
    await expect(dialog.getByLabel('Volvo')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: say('No cars match') })).toBeInViewport({ ratio: 1 });
    expect(await overflow()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('Tell me when one comes') }).tap();
    await expect(dialog.getByLabel(say('Message'), { exact: true })).toHaveValue(/BMW/);
    expect(await overflow()).toBe(0);
    const email = newVisitor();
    const { Message: _message, 'Requested Car': _car, ...details } = answersOf(email);
    await fillIn(dialog, details, say);
    await dialog.getByRole('button', { name: say('Send Message') }).tap();
    const { subject } = await mailOf(email);
    expect(subject).toBe('Inquiry: Tell me when one comes: BMW, Used, up to 1,500,000 EGP (Mona Hassan)');
  }),
);
