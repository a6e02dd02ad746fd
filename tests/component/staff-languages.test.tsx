import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { parseBlog } from '../../src/data/public/blogDocument.ts';
import { parseCar } from '../../src/data/public/carDocument.ts';
import { blogFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { formOpens, saveCar } from './car-form.ts';
import { answer, fill, insertImage, press, showLanguage, submitUntil, write } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const german = { Description: 'Ein Kombi, der alles gut macht.', Exterior: ['Denimblau metallic'] };
const arabic = { Description: 'سيارة ستيشن تجيد كل شيء.' };

const findTab = (name: RegExp) => screen.findByRole('tab', { name });

/** Shows a language; returns the fields of its panel. */
async function show(name: RegExp) {
  const element = await showLanguage(name);
  const words = within(element);
  const field = (label: string) => words.getByLabelText<HTMLInputElement>(label);
  return {
    ...words,
    element,
    field,
    fill: (label: string, value: string) => fill({ [label]: value }, element),
  };
}

async function saveBlog(): Promise<void> {
  await submitUntil('Blog updated successfully!');
}

const openCar = () => site.open('/dashboard/edit-car/a', formOpens);
const openBlog = () => site.open('/dashboard/edit-blog/a', formOpens);

test('a car is described in German beside the English text', async () => {
  const car = await site.putCar();
  await openCar();
  expect(await findTab(/English/)).toHaveAttribute('aria-selected', 'true');
  expect(await findTab(/Deutsch/)).toHaveTextContent('0 of 5 translated');
  const words = await show(/Deutsch/);
  expect(words.getByText('An estate that does everything well.')).toBeVisible();
  expect(words.getByText('Denim Blue metallic', { selector: 'li' })).toBeVisible();
  words.fill('Description', german.Description);
  await userEvent.type(words.field('Exterior'), 'Denimblau metallic{Enter}');
  expect(await findTab(/Deutsch/)).toHaveTextContent('2 of 5 translated');
  // It stays beside what is typed.
  expect(words.getByText('An estate that does everything well.')).toBeVisible();

  const other = await show(/العربية/);
  expect(other.field('Description')).toHaveAttribute('dir', 'rtl');
  other.fill('Description', arabic.Description);
  expect((await show(/Deutsch/)).field('Description')).toHaveValue(german.Description);
  await saveCar();

  const stored = await site.read('Cars/a');
  expect(stored).toMatchObject({ ...car, Translations: { de: german, ar: arabic } });
  expect(parseCar('a', stored ?? {}, 'de')).toMatchObject({
    description: german.Description,
    exterior: german.Exterior,
    interior: car.Interior,
    fallbackFields: ['engineSpecs', 'interior', 'specialFeatures'],
  });
  // What is translated is read on request.
  await openCar();
  const again = await show(/Deutsch/);
  expect(again.queryByText('An estate that does everything well.')).toBeNull();
  await userEvent.click(again.getAllByText('In English')[0] as HTMLElement);
  expect(again.getByText('An estate that does everything well.')).toBeVisible();
});

test('unchanged translations stay, and a cleared one is deleted from the document', async () => {
  await site.putCar({ Translations: { de: german, ar: arabic } });
  await openCar();
  fill({ Price: '900,000' });
  await saveCar();
  expect(await site.read('Cars/a')).toMatchObject({
    Price: '900,000 EGP',
    Translations: { de: german, ar: arabic },
  });
  await openCar();
  (await show(/العربية/)).fill('Description', ' ');
  await saveCar();
  expect((await site.read('Cars/a'))?.Translations).toEqual({ de: german });
  await openCar();
  const words = await show(/Deutsch/);
  words.fill('Description', '');
  await userEvent.click(words.getByRole('button', { name: 'Remove' }));
  await saveCar();
  expect(await site.read('Cars/a')).not.toHaveProperty('Translations');
});

// Hostile translations: tests/e2e/staff-blogs.spec.ts.
test('a post is translated with its pictures', async () => {
  await site.putPictures('mainImages/m.webp');
  await site.put('Blogs/a', blogFields({ title: 'By ship', mainImage: 'mainImages/m.webp' }));
  await openBlog();
  const words = await show(/العربية/);
  expect(words.getByText('Once upon a time.')).toBeVisible();
  words.fill('Title', 'بالسفينة');
  write('<p>كان يا ما كان.</p>', words.field('Content'));
  await insertImage(await webp('quay.webp', 1200, 700), words.element);
  expect(await within(words.field('Content')).findByAltText('quay')).toBeVisible();
  expect(await findTab(/العربية/)).toHaveTextContent('2 of 3 translated');
  await show(/English/);
  expect((await show(/العربية/)).field('Content')).toHaveTextContent('كان يا ما كان.');
  await saveBlog();

  const stored = await site.read('Blogs/a');
  expect(stored).toMatchObject({
    ...{ title: 'By ship', content: '<p>Once upon a time.</p>' },
    Translations: { ar: { title: 'بالسفينة', content: expect.stringContaining('كان يا ما كان.') } },
  });
  expect(stored?.Translations).not.toHaveProperty('de');
  expect(parseBlog('a', stored ?? {}, 'ar')).toMatchObject({
    title: 'بالسفينة',
    fallbackFields: ['summary'],
  });

  const quay = expect.stringMatching(/^Blogs\/.*quay\.webp$/);
  expect(site.bucket.paths()).toEqual([quay, 'mainImages/m.webp']);
  await openBlog();
  write('<p><br></p>', (await show(/العربية/)).field('Content'));
  await saveBlog();
  expect((await site.read('Blogs/a'))?.Translations).toEqual({ ar: { title: 'بالسفينة' } });
});

test('an English text that changes names the translations that stay', async () => {
  await site.putCar({ Translations: { de: german } });
  await openCar();
  (await show(/English/)).fill('Description', 'Two owners.');
  expect(await screen.findByText('Translations to check: Deutsch')).toBeVisible();
  expect(await findTab(/Deutsch/)).toHaveTextContent(/translated, 1 may be outdated$/);
  await press('Submit changes');
  await screen.findByText('Translations to check: Deutsch', { selector: 'dialog[open] p' });
  await answer('No');
  (await show(/Deutsch/)).fill('Description', 'Zwei Besitzer.');
  await waitFor(() => expect(screen.queryByText(/^Translations to check/)).toBeNull());
});
