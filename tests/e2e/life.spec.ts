import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { carFields, soldFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';

/** Three cars in the three states, and an old one without a state. */
async function putLives(dealership: Dealership): Promise<void> {
  const { Status: _, ...old } = carFields({ Model: 'Old', Featured: true });
  await dealership.put('Cars/old', old);
  for (const Status of ['available', 'reserved'])
    await dealership.put(`Cars/${Status}`, carFields({ Model: `Is ${Status}`, Featured: true, Status }));
  await dealership.put('Cars/sold', carFields({ Model: 'Is sold', Featured: true, ...soldFields() }));
}

// Public view of each state: tests/component/car-page.test.tsx; in the dashboard: tests/component/staff-car-list.test.tsx.

test('a sold car leaves the lists but keeps its page, which offers to ask for a similar one', async ({
  page,
  dealership,
}) => {
  await putLives(dealership);
  await page.goto('/inventory');
  await expect(page.getByText('3 cars')).toBeVisible();
  const sold = page.getByRole('region', { name: 'Recently sold' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(sold.getByRole('link')).toHaveText([/Sold.*Volvo Is sold$/]);
  expect(await findViolations(page)).toEqual([]);

  await sold.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo Is sold');
  await expect(page.getByText('This car has been sold.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Find me a similar car' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Shall we find you a similar car?');
  const { 'Requested Car': _, ...answers } = answersOf(newVisitor());
  await fillIn(page.getByRole('dialog'), answers);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect((await mailOf(answers.Email)).text).toContain('One like Volvo Is sold 2024 (sold)');
});
