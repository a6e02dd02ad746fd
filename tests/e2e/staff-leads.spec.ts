import { carFields } from '../support/factories.ts';
import { expect, showTo, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';
import { expectFitsWidths } from './narrow-screen.ts';
import { openAsStaff, signInByForm } from './staff.ts';

// What is stored, and hostile links: tests/component/staff-mailed-leads.test.tsx and tests/unit/leadLink.test.ts.

test('an inquiry becomes one lead on the devices of two colleagues, and no server gets it from the link', async ({
  page,
  browser,
  dealership,
}) => {
  await dealership.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5', Production_Year: '2024' }));
  const email = newVisitor();
  const { 'Requested Car': _, ...answers } = answersOf(email);
  await page.goto('/car/x5');
  await page.getByRole('button', { name: 'Message us' }).click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, answers);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Message sent successfully!')).toBeVisible();

  const [link = ''] = (await mailOf(email)).text.match(/http\S+\/dashboard\/leads\/add#\S+/) ?? [];
  expect(link.length).toBeLessThanOrEqual(4000);
  const { pathname, hash } = new URL(link);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url() + (request.headers().referer ?? '')));
  await page.goto(pathname + hash);
  await signInByForm(page);
  await expect(page.getByLabel('Name')).toHaveValue('Mona Hassan');
  expect(await dealership.list('Leads')).toEqual([]);

  const context = await browser.newContext();
  const colleague = await context.newPage();
  await showTo(colleague, dealership);
  await openAsStaff(colleague, pathname + hash);
  await colleague.getByRole('button', { name: 'Store lead' }).click();
  await expect(colleague.getByRole('region', { name: 'Inquiry' })).toContainText('Mona Hassan');
  await expect(colleague.getByRole('button', { name: 'Mark car reserved for this lead' })).toBeVisible();

  await page.getByRole('button', { name: 'Store lead' }).click();
  await expect(page).toHaveURL(colleague.url());
  expect(await dealership.list('Leads')).toHaveLength(1);
  const [content = ''] = hash.match(/[\w-]+$/) ?? [];
  expect(asked.filter((url) => url.includes(content))).toEqual([]);

  for (const path of ['', '/dashboard/leads', '/dashboard/leads/add']) {
    if (path) await page.goto(path);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expectFitsWidths(page, path, [360, 1280]);
  }
  await context.close();
});
