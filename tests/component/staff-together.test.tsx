import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { blogFields, carFields, soldFields } from '../support/factories.ts';
import { account } from '../support/test-account.ts';
import { formOpens, saveCar, submitCar, updated } from './car-form.ts';
import { field, fill, findAlert, press, showLanguage, submitUntil, write } from './form-actions.ts';
import type { Fields } from './site.tsx';
import { denyWrites } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const images = ['Cars/1_front.webp', 'Cars/2_back.webp'];

/** Opens the form of a stored car with two pictures. */
async function openCar(fields: Fields = {}): Promise<void> {
  await site.putPictures(...images);
  await site.put('Cars/a', carFields({ Img: images[0], Images: images, Model: 'Shared', ...fields }));
  await site.open('/dashboard/edit-car/a', formOpens);
}

async function findDialog(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'dialog[open] h2' });
  return heading.closest('dialog') as HTMLElement;
}

/** What someone else saves while the form is open. */
async function change(path: string, fields: Fields): Promise<void> {
  await site.put(path, { ...(await site.read(path)), ...fields });
}

test('two people’s changes to different fields are all kept, including flags and pictures', async () => {
  await openCar({ Interior: ['Leather', 'Radio'], Special_Features: [] });
  const side = 'Cars/3_side.webp';
  await site.putPictures(side);
  await change('Cars/a', {
    ...{ Images: [...images, side], Interior: ['Leather', 'Heated seats'], Hidden: true },
    ...{ updatedAt: new Date(), updatedBy: 'ben' },
  });
  fill({ Description: 'Mine' });
  await userEvent.click(field('Remove picture 2'));
  await userEvent.click(screen.getAllByLabelText('Remove').at(-1) as HTMLElement);
  await saveCar();
  expect(await site.read('Cars/a')).toMatchObject({
    ...{ Description: 'Mine', Hidden: true, updatedBy: account.uid },
    ...{ Images: [images[0], side], Interior: ['Leather', 'Heated seats'] },
  });
  expect(site.bucket.paths()).toContain(side);
});

test('two people group pictures: one was removed meanwhile, one is a conflict', async () => {
  const [front, back] = images;
  const side = 'Cars/3_side.webp';
  await site.putPictures(side);
  await openCar({ Images: [...images, side], Picture_Groups: [`inside ${side}`] });
  await change('Cars/a', {
    ...{ Images: [front, side], Picture_Groups: [`flaws ${side}`] },
    ...{ updatedAt: new Date(), updatedBy: 'ben' },
  });
  for (const [index, group] of ['Inside', 'Flaws', 'Outside'].entries()) {
    const choice = screen.getByRole('group', { name: `Group of picture ${index + 1}` });
    await userEvent.click(within(choice).getByLabelText(group));
  }
  expect(screen.getByAltText(back?.replace('Cars/2_', '') ?? '')).toBeVisible();
  await submitCar();
  const conflict = await findDialog('This car was changed by someone else');
  const group = within(conflict).getByRole('group', { name: 'Picture groups' });
  expect(group).toHaveTextContent('flaws side.webp');
  await press('Save');
  await updated();
  const stored = await site.read('Cars/a');
  expect(stored).toMatchObject({ Images: [front, side], Picture_Groups: [`inside ${front}`] });
});

test('a main picture that a colleague removed meanwhile is not exchanged without a word', async () => {
  await openCar({ Images: images, Img: images[0] });
  await press('Set as Main');
  await change('Cars/a', { Images: [images[0]], updatedAt: new Date(), updatedBy: 'ben' });
  await submitCar();
  await screen.findAllByText(/^The picture that you chose as the main one was removed meanwhile\./);
  expect(await site.read('Cars/a')).toMatchObject({ Img: images[0], updatedBy: 'ben' });
});

test('a conflict asks with both values, who and when, and the form survives each answer', async () => {
  await openCar({ Description: 'Before' });
  fill({ Description: 'By Anna' });
  fill({ 'Production Year': '2021' });
  await site.put('Staff/ben', { email: 'ben@dealer.example' });
  await change('Cars/a', {
    ...{ Description: 'By Ben', Model: 'Ben’s model' },
    ...{ updatedBy: 'ben', updatedAt: new Date('2026-03-01T12:00:00Z') },
  });
  await submitCar();
  const find = () => findDialog('This car was changed by someone else');
  const conflict = await find();
  await waitFor(() => expect(conflict).toHaveTextContent(/2026.*by ben@dealer\.example/));
  expect(within(conflict).getAllByRole('group')).toHaveLength(1);
  const group = within(conflict).getByRole('group', { name: 'Description' });
  expect(group).toHaveTextContent('Yours: By Anna');
  expect(group).toHaveTextContent('Saved by ben@dealer.example: By Ben');
  expect(await site.read('Cars/a')).toMatchObject({ Description: 'By Ben' });
  await press('Back to the form');
  await waitFor(() => expect(conflict).not.toBeInTheDocument());
  expect(field('Description')).toHaveValue('By Anna');

  await submitCar();
  await userEvent.click(within(await find()).getByLabelText(/Saved by/));
  await userEvent.click(within(await find()).getByText('Save'));
  await updated();
  expect(await site.read('Cars/a')).toMatchObject({
    Description: 'By Ben',
    Model: 'Ben’s model',
    Production_Year: '2021',
  });
});

test.each(['form', 'draft'])(
  'a hidden car that is shown while someone else sells it stays hidden, and its %s saves the rest',
  async (from) => {
    const sold = soldFields(new Date('2026-03-01T12:00:00Z'));
    await openCar({ Hidden: true });
    await userEvent.click(field('Hidden'));
    fill({ Description: 'Mine' });
    await change('Cars/a', { ...sold, updatedBy: 'ben', updatedAt: new Date() });
    if (from === 'draft') {
      await screen.findByText(/^Draft saved/);
      await site.open('/dashboard/edit-car/a');
      await press('Restore draft');
      await waitFor(() => expect(field('Description')).toHaveValue('Mine'));
      await waitFor(() => expect(field('Hidden')).toBeChecked());
      expect(field('Hidden')).toBeDisabled();
    } else {
      await submitCar();
      await findAlert(/^This car was sold meanwhile, and a sold car stays hidden\./);
      expect(await site.read('Cars/a')).toMatchObject({ ...sold, updatedBy: 'ben' });
      expect(field('Hidden')).toBeChecked();
      expect(field('Description')).toHaveValue('Mine');
    }
    await saveCar();
    expect(await site.read('Cars/a')).toMatchObject({ ...sold, Description: 'Mine' });
  },
);

test('a save that the rules deny names the changed fields', async () => {
  await openCar();
  fill({ Description: 'Mine' });
  fill({ Model: 'Mine too' });
  site.intercept(denyWrites);
  await submitCar();
  expect(
    await findAlert('Failed to update car. The database denied a change of: Model, Description.'),
  ).toBeVisible();
});

test('changes that are valid alone but invalid together are shown and not stored', async () => {
  const lines = (customs: string, plates: string) => ({ until: '2099-12-31', lines: { customs, plates } });
  await openCar({ Price: '100 EGP', Price_Lines: lines('included 60', 'included 40') });
  fill({ Price: '110' });
  fill({ 'Customs and taxes: amount in EGP': '70' });
  const theirs = { Price: '110 EGP', Price_Lines: lines('included 60', 'included 50') };
  await change('Cars/a', theirs);
  await submitCar();
  await screen.findAllByText('The included lines add up to 120 EGP, 10 EGP more than the price.');
  expect(await site.read('Cars/a')).toMatchObject(theirs);
  expect(field('Number plates: amount in EGP')).toHaveValue('50');
  fill({ 'Customs and taxes: amount in EGP': '60' });
  await saveCar();
  expect(await site.read('Cars/a')).toMatchObject(theirs);
});

test('paragraphs of an article merge one by one, and its languages field by field', async () => {
  const content = '<p>The ship</p><p><br></p><p>The port</p><p><br></p><p>The road</p>';
  await site.putPictures('mainImages/m.webp');
  await site.put('Blogs/a', blogFields({ content, mainImage: 'mainImages/m.webp' }));
  await site.open('/dashboard/edit-blog/a');
  await waitFor(() => expect(document.querySelector('.ql-editor')).toHaveTextContent('The ship'));
  write('My ship', document.querySelector('.ql-editor p') as HTMLElement);
  const panel = await showLanguage(/Deutsch/);
  fireEvent.input(await within(panel).findByLabelText('Title'), { target: { value: 'Titel' } });
  const theirs = { content: content.replace('The road', 'Their road') };
  await change('Blogs/a', { ...theirs, Translations: { ar: { title: 'عنوان' } } });
  await submitUntil('Blog updated successfully!');
  expect(await site.read('Blogs/a')).toMatchObject({
    content: '<p>My ship</p><p><br></p><p>The port</p><p><br></p><p>Their road</p>',
    Translations: { de: { title: 'Titel' }, ar: { title: 'عنوان' } },
  });
});
