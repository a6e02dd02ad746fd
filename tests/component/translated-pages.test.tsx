import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pathIn } from '../../src/config/paths.ts';
import { blogFields, carFields } from '../support/factories.ts';
import { startTestSite } from './site.tsx';
import { structuredData } from './structured-data.ts';

const car = carFields({
  Translations: {
    de: { Description: 'Ein Kombi, der alles gut macht.', Exterior: ['Denimblau metallic'] },
    ar: { Description: 'سيارة ستيشن تجيد كل شيء.' },
  },
});
const post = blogFields({
  title: 'By ship',
  Translations: { ar: { title: 'بالسفينة', content: '<p>كان يا ما كان.</p>' } },
});

const sites = {
  de: startTestSite({ locale: 'de' }),
  ar: startTestSite({ locale: 'ar' }),
};

/** Fills the site in a locale; returns how to open its pages. */
async function startIn(locale: keyof typeof sites) {
  const site = sites[locale];
  await site.put('Cars/a', car);
  await site.put('Blogs/a', post);
  return (path: string) => site.open(pathIn(locale, path));
}

const openSection = async (name: string) =>
  userEvent.click(await screen.findByText(name, { selector: 'summary, summary *' }));

test('a visitor reads a car and a post in German, and untranslated text in English', async () => {
  const open = await startIn('de');
  await open('/car/a');
  expect(await screen.findByText('Ein Kombi, der alles gut macht.')).toBeVisible();
  await openSection('Exterieur');
  expect(screen.getByText('Denimblau metallic')).toBeVisible();
  // Untranslated text is English, and marked as such for screen readers.
  await openSection('Interieur');
  const interior = screen.getByText('Leather, blond');
  expect(interior).toBeVisible();
  expect(interior.closest('ul')).toHaveAttribute('lang', 'en');

  await open('/blog/a');
  const content = await screen.findByText('Once upon a time.');
  expect(content).toBeVisible();
  expect(content.closest('[lang="en"]')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('Nur auf Englisch')).toBeVisible();
});

test('a visitor reads a car and posts in Arabic, and untranslated text in English', async () => {
  const open = await startIn('ar');
  await open('/car/a');
  expect(await screen.findByText('سيارة ستيشن تجيد كل شيء.')).toBeVisible();
  expect(screen.getByText('2.0 litre petrol').closest('ul')).toHaveAttribute('dir', 'ltr');
  await open('/blogs');
  expect(await screen.findByRole('heading', { name: 'بالسفينة' })).toBeVisible();
  expect(screen.getByText('What it is about.')).toHaveAttribute('lang', 'en');
  await open('/blog/a');
  expect(await screen.findByText('كان يا ما كان.')).toBeVisible();
  // No English summary for search engines, which can't tell its language.
  const data = await structuredData('BlogPosting');
  expect(data).toMatchObject({ inLanguage: 'ar', headline: 'بالسفينة' });
  expect(data).not.toHaveProperty('description');
});
