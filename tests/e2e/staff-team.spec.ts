import { findViolations } from './axe.ts';
import { expect, showTo, test } from './fixtures.ts';
import { button, createAccount, openAsStaff, row, signInByForm, status, submitButton } from './staff.ts';

// The lists of the team: tests/component/staff-team.test.tsx.

test('a closed team lets a colleague in and removes them, and their open tab keeps its input', async ({
  page,
  browser,
  dealership,
}) => {
  await dealership.put('Reviews/r', { Name: 'Sara', Message: 'Good', Rating: 5, createdAt: new Date() });
  await openAsStaff(page, '/dashboard/team');
  await button(page, 'Close the team').click();
  await button(page, 'Yes').click();
  await expect(status(page, 'The team is closed.')).toBeVisible();
  expect((await dealership.read('Settings/access'))?.members).toHaveLength(1);

  const account = await createAccount('colleague');
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await showTo(colleague, dealership);
  await colleague.goto('/dashboard/edit-review/r');
  await signInByForm(colleague, account);
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Waiting for access');
  expect(await findViolations(colleague)).toEqual([]);
  await expect
    .poll(() => dealership.read(`Staff/${account.localId}`))
    .toEqual({ email: account.email, lastSeen: expect.any(Date) });

  const menu = page.getByRole('navigation', { name: 'Staff' });
  await menu.getByRole('link', { name: 'Hero' }).click();
  await menu.getByRole('link', { name: 'Team' }).click();
  await expect(row(page, account.email)).toContainText('Last seen');
  expect(await findViolations(page)).toEqual([]);
  await button(page, `Let in ${account.email}`).click();
  await expect(status(page, `${account.email} is on the team.`)).toBeVisible();
  // The page may have checked by itself already.
  await button(colleague, 'Check again').or(colleague.getByLabel('Message')).click();
  await colleague.getByLabel('Message').fill('Half a thought');

  await button(page, `Remove ${account.email} from the team`).click();
  await expect(status(page, `${account.email} was removed from the team.`)).toBeVisible();
  await submitButton(colleague).click();
  await expect(colleague.getByRole('alert').getByText(/^You were removed from the team\./)).toBeVisible();
  await expect(colleague.getByLabel('Message')).toHaveValue('Half a thought');
  expect(await dealership.read('Reviews/r')).toMatchObject({ Message: 'Good' });

  await button(page, `Let in ${account.email}`).click();
  await expect(page.getByRole('region', { name: 'Members' })).toContainText(account.email);
  await submitButton(colleague).click();
  await expect(status(colleague, 'Review updated successfully!')).toBeVisible();
  expect(await dealership.read('Reviews/r')).toMatchObject({ Message: 'Half a thought' });
  await context.close();
});
