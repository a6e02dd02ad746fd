import { blogFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff, submitButton } from './staff.ts';

// Content the editor would lose: tests/component/staff-blog-form.test.tsx.

const table =
  '<table><thead><tr><th>Port</th><th colspan="2">Days</th></tr></thead><tbody><tr><td><p>Bremerhaven</p><p>by <strong>sea</strong></p></td><td>21</td><td>42</td></tr></tbody></table>';

/** Texts by older editors, each with the elements that must remain after an edit elsewhere in the text. */
const corpus: Readonly<Record<string, readonly [html: string, ...elements: readonly string[]]>> = {
  subscripts: ['<p>CO<sub>2</sub> per km</p>', 'p > sub:text-is("2")'],
  'deep headings': [
    '<h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    'h4:text-is("4")',
    'h6:text-is("6")',
  ],
  'a rule': ['<p>Above</p><hr><p>Below</p>', 'p:text-is("Above") + hr + p:text-is("Below")'],
  'a table': [
    `<p>Above</p>${table}<p>Below</p>`,
    'p:text-is("Above") + table + p:text-is("Below")',
    'th[colspan="2"]:text-is("Days")',
    'td > p + p > strong:text-is("sea")',
    'td:text-is("42")',
  ],
  'centring by a style': [
    '<p style="text-align: center">Centred</p>',
    'p.ql-align-center:text-is("Centred")',
  ],
  'centring by an element': ['<center><p>Centred</p></center>', 'p.ql-align-center:text-is("Centred")'],
  'a title of a link': [
    '<p>See <strong><a href="https://x.example/a?b=1&amp;c=2" title="The &quot;port&quot;">this <em>page</em></a></strong>.</p>',
    'a[href="https://x.example/a?b=1&c=2"][title=\'The "port"\'] >> text=this',
    'a[title] em:text-is("page"), em a[title]:text-is("page")',
  ],
  'lists in lists': [
    '<ul><li>One<ul><li>Deeper</li></ul></li></ul><ol><li>First</li></ol>',
    'li[data-list="bullet"].ql-indent-1:text-is("Deeper")',
    'li[data-list="ordered"]:text-is("First")',
  ],
};

const all = Object.values(corpus)
  .map(([html]) => html)
  .join('');

test('an old text stays unchanged when a table is deleted and undone, and one word is changed', async ({
  page,
  dealership,
}) => {
  await dealership.put('Blogs/old', blogFields({ title: 'Old', content: `<p>Change this</p>${all}` }));
  await dealership.put(
    'Blogs/quoted',
    blogFields({ title: 'Quoted', content: '<blockquote><h2>Said</h2></blockquote>' }),
  );
  await openAsStaff(page, '/dashboard/blogs');
  const edit = (title: string) =>
    page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: 'Edit' }).click();
  await edit('Quoted');
  await expect(page.getByRole('note')).toContainText('The editor can’t keep the quotes in this text.');
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Back to blogs' }).click();
  await edit('Old');
  const content = page.getByLabel('Content');
  await content.getByText('Below').last().click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(content.locator('table')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(content.locator('table td').last()).toHaveText('42');

  await content.getByText('Change this').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' word');
  expect(await findViolations(page)).toEqual([]);
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText('Blog updated successfully!')).toBeVisible();
  await page.goto('/blog/old');
  await expect(page.getByText('Change this word', { exact: true })).toHaveCount(1);
  for (const [what, [, ...elements]] of Object.entries(corpus))
    for (const element of elements)
      await expect(page.locator(element).first(), `${what}: ${element}`).toBeVisible();
});
