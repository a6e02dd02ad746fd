import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { inspectionNames } from '../../src/locales/en/inspectionNames.ts';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { formOpens } from './car-form.ts';
import { answer, chooseFiles, fill, findAlert, findStatus, press, submit } from './form-actions.ts';
import { failRequestsOf } from './requests.ts';
import { textsOf } from './site.tsx';
import { deleteWithPictures, pressInRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const general = {
  Inspector: 'Karim Adel',
  Qualification: 'Vehicle engineer',
  Place: 'Bremerhaven',
  Date: '2026-11-20',
};
const report = { ...general, Odometer: 41_200, Points: {}, Paint: {}, Tread: {}, Flaws: [] };
const openForm = () => site.open('/dashboard/inspection/a', formOpens);

function point(code: keyof typeof inspectionNames.points) {
  const legend = screen.getByText(inspectionNames.points[code], { selector: 'legend' });
  return within(legend.parentElement as HTMLElement);
}

test('two inspectors at once: their points are merged, and only what both entered asks', async () => {
  await site.put('Cars/a', carFields());
  await openForm();
  fill({ ...general, 'Odometer (km)': '41,200 km' });
  await site.put('Inspections/a', { ...report, Odometer: 41_250, Points: { bonnet: 'good' } });
  await site.put('Cars/a', carFields({ Inspected: '2026-11-20 1 0 0' }));

  await userEvent.click(point('keys').getByLabelText('Fault'));
  await submit();
  const dialog = within(await screen.findByRole('dialog', { name: /^This .* was changed by someone else$/ }));
  expect(dialog.getByText('Odometer (km)')).toBeVisible();
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  await userEvent.click(dialog.getAllByRole('radio')[0] as HTMLElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findStatus('Inspection report added.')).toBeVisible();
  expect(screen.queryByText(inspectionNames.points.charging)).toBeNull();
  const stored = await site.read('Inspections/a');
  expect(stored).not.toHaveProperty('Battery_Health');
  expect(stored).toMatchObject({ ...general, Odometer: 41_200, Points: { bonnet: 'good', keys: 'fault' } });
  expect(await site.read('Cars/a')).toMatchObject({ Inspected: '2026-11-20 1 0 1' });
});

test('one press adds a common remark to a note, and another takes it out', async () => {
  await site.put('Cars/a', carFields());
  await openForm();
  fill({ ...general, 'Odometer (km)': '41,200 km' });
  await userEvent.click(point('bonnet').getByLabelText('Remark'));
  await userEvent.click(point('bonnet').getByRole('button', { name: 'stone chips' }));
  await userEvent.click(point('bonnet').getByRole('button', { name: 'repainted' }));
  await userEvent.click(point('bonnet').getByRole('button', { name: 'touched up' }));
  expect(point('bonnet').getByLabelText('Note (in English)')).toHaveValue(
    'Stone chips, repainted, touched up',
  );
  await userEvent.click(point('bonnet').getByRole('button', { name: 'repainted', pressed: true }));
  // With it, the note would be longer than 200 characters.
  await userEvent.click(point('roof').getByLabelText('Remark'));
  fireEvent.change(point('roof').getByLabelText('Note (in English)'), { target: { value: 'x'.repeat(190) } });
  expect(point('roof').getByRole('button', { name: 'repainted' })).toBeDisabled();
  expect(point('roof').getByRole('button', { name: 'worn' })).toBeEnabled();
  await userEvent.click(point('roof').getByLabelText('Good'));
  await submit();
  expect(await findStatus('Inspection report added.')).toBeVisible();
  expect(await site.read('Inspections/a')).toMatchObject({
    Points: { bonnet: 'remark Stone chips, touched up' },
  });
});

test('a flaw whose pin one moved and whose words another changed stays one, and asks', async () => {
  await site.put('Cars/a', carFields());
  const flaw = 'Cars/1700000000000_door.webp';
  await site.putPictures(flaw);
  await site.put('Inspections/a', { ...report, Flaws: [`${flaw} 500 500 scratch 2`] });
  await openForm();
  fill({ 'Note (in English)': 'Down to the primer' });
  await site.put('Inspections/a', { ...report, Flaws: [`${flaw} 120 340 scratch 2`] });
  await submit();
  const dialog = within(await screen.findByRole('dialog', { name: /was changed by someone else$/ }));
  await userEvent.click(dialog.getByLabelText(/Saved by/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findStatus('Inspection report saved.')).toBeVisible();
  expect(await site.read('Inspections/a')).toMatchObject({ Flaws: [`${flaw} 120 340 scratch 2`] });
});

test('flaws that were removed come back in turn, with their words, and the focus stays among them', async () => {
  await site.put('Cars/a', carFields());
  const flaws = ['door', 'rim', 'sill'].map((name) => `Cars/1_${name}.webp 500 500 scratch 2 ${name}`);
  await site.put('Inspections/a', { ...report, Flaws: flaws });
  await openForm();
  const notes = () =>
    screen
      .getAllByLabelText(/^Place of flaw/)
      .map((flaw) => within(flaw.closest('li') as HTMLElement).getByLabelText('Note (in English)'))
      .map((note) => (note as HTMLTextAreaElement).value);
  await press('Remove flaw 2');
  expect(screen.getByLabelText(/^Place of flaw 2:/)).toHaveFocus();
  await press('Remove flaw 2');
  expect(screen.getByLabelText(/^Place of flaw 1:/)).toHaveFocus();
  expect(notes()).toEqual(['door']);
  await press('Undo');
  await press('Undo');
  expect(notes()).toEqual(['door', 'rim', 'sill']);
});

test('a car’s form leads to its report, which leads back to the cars', async () => {
  await site.put('Cars/a', carFields());
  await site.open('/dashboard/edit-car/a', formOpens);
  await press('Inspection report', 'a');
  expect(await screen.findByLabelText('Odometer (km)')).toBeVisible();
  expect(screen.getByText('Back to cars')).toBeVisible();
});

test('a draft of the report of a deleted car says how to restore it, and can be discarded', async () => {
  await site.put('Cars/a', carFields({ Name: 'Opel', Model: 'Astra' }));
  await openForm();
  fill(general);
  await screen.findByText(/^Draft saved/);
  await site.remove('Cars/a');
  await site.open('/dashboard/inspection/a', () => findAlert('Car not found.'));
  expect(screen.getByText(/Bring the car back to restore it/)).toBeVisible();
  await press('Discard');
  await findStatus('Draft discarded.');
  await waitFor(() => expect(screen.queryByText(/Bring the car back/)).toBeNull());
});

describe('German and Arabic notes', () => {
  const translations = (note: string) => within(screen.getByRole('group', { name: note, hidden: true }));
  const write = (note: string, language: string, text: string) =>
    fireEvent.input(translations(note).getByLabelText(language), { target: { value: text } });

  test('are asked for notes that are no common remark, and are kept for a note that changes', async () => {
    await site.put('Cars/a', carFields());
    await site.put('Inspections/a', {
      ...report,
      Points: {
        bonnet: 'remark Hail damage',
        seats: 'fault Stone chips, repaired',
        keys: 'remark One of two',
      },
      Flaws: ['Cars/1_a b.webp none scratch 2 Down to the primer'],
      Translations: { de: { 'Hail damage': 'Hagelschaden', 'One of two': 'Einer von zwei' } },
    });
    await openForm();
    expect(screen.getByText('2 of 3 notes in German, 0 of 3 notes in Arabic')).toBeVisible();
    expect(translations('Hail damage').getByLabelText('German')).toHaveValue('Hagelschaden');
    expect(translations('Hail damage').getByLabelText('Arabic')).toHaveAttribute('dir', 'rtl');
    expect(screen.queryByRole('group', { name: /repaired/, hidden: true })).toBeNull();
    write('Hail damage', 'Arabic', '  أضرار برد ');
    write('Down to the primer', 'German', 'Bis auf die Grundierung');
    fireEvent.input(point('keys').getByLabelText('Note (in English)'), { target: { value: 'One of three' } });
    expect(translations('One of three').getByLabelText('German')).toHaveValue('');
    await submit();
    expect(await findStatus('Inspection report saved.')).toBeVisible();
    expect(await site.read('Inspections/a')).toMatchObject({
      Translations: {
        de: { 'Hail damage': 'Hagelschaden', 'Down to the primer': 'Bis auf die Grundierung' },
        ar: { 'Hail damage': 'أضرار برد' },
      },
    });
    // Kept for the new note until it has its own.
    expect((await site.read('Inspections/a'))?.Translations).toHaveProperty('de.One of two');
    await openForm();
    expect(
      translations('One of three').getByRole('button', { name: 'Use “Einer von zwei”', hidden: true }),
    ).toBeInTheDocument();
    write('One of three', 'German', 'Einer von dreien');
    await submit();
    await waitFor(async () =>
      expect((await site.read('Inspections/a'))?.Translations).not.toHaveProperty('de.One of two'),
    );
  });

  test('of a note that is changed are offered for it again', async () => {
    await site.put('Cars/a', carFields());
    const Translations = { de: { 'One of two': 'Einer von zwei', 'Hail damage': 'Hagelschaden' } };
    await site.put('Inspections/a', {
      ...report,
      Points: { keys: 'remark One of two', bonnet: 'remark Hail damage' },
      Translations,
    });
    await openForm();
    const german = () => translations('Two of two').getByLabelText('German');
    fireEvent.input(point('keys').getByLabelText('Note (in English)'), { target: { value: 'Two of two' } });
    expect(german()).toHaveValue('');
    expect(translations('Hail damage').queryByRole('button', { hidden: true })).toBeNull();
    fireEvent.click(
      translations('Two of two').getByRole('button', { name: 'Use “Einer von zwei”', hidden: true }),
    );
    await waitFor(() => expect(german()).toHaveValue('Einer von zwei'));
    // A colleague translates the old note meanwhile.
    const theirs = { ...Translations, ar: { 'One of two': 'واحد من اثنين' } };
    await site.put('Inspections/a', {
      ...report,
      Points: { keys: 'remark One of two', bonnet: 'remark Hail damage' },
      Translations: theirs,
    });
    await submit();
    expect(await findStatus('Inspection report saved.')).toBeVisible();
    expect((await site.read('Inspections/a'))?.Translations).toEqual({
      de: { 'Two of two': 'Einer von zwei', 'Hail damage': 'Hagelschaden' },
      ar: { 'One of two': 'واحد من اثنين' },
    });
  });

  test('of two people are merged one by one, and the last one that is cleared is not stored', async () => {
    await site.put('Cars/a', carFields());
    const Points = { bonnet: 'remark Hail damage', keys: 'remark One of two' };
    const stored = { ...report, Points, Translations: { de: { 'Hail damage': 'Hagel' } } };
    await site.put('Inspections/a', stored);
    await openForm();
    write('Hail damage', 'German', '');
    write('One of two', 'Arabic', 'واحد من اثنين');
    const theirs = { de: { 'Hail damage': 'Hagel' }, ar: { 'Hail damage': 'برد', 'One of two': 'واحد' } };
    await site.put('Inspections/a', { ...stored, Translations: theirs });
    await submit();
    const dialog = within(await screen.findByRole('dialog', { name: /was changed by someone else$/ }));
    expect(dialog.getByRole('group', { name: 'Notes in Arabic' })).toHaveTextContent('واحد من اثنين');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findStatus('Inspection report saved.')).toBeVisible();
    expect((await site.read('Inspections/a'))?.Translations).toEqual({
      ar: { 'Hail damage': 'برد', 'One of two': 'واحد من اثنين' },
    });
    await openForm();
    write('Hail damage', 'Arabic', '');
    write('One of two', 'Arabic', ' ');
    await submit();
    await waitFor(async () => expect(await site.read('Inspections/a')).not.toHaveProperty('Translations'));
  });
});

test('a flaw that is not placed is marked, asks before it is saved, and is stored without a place', async () => {
  await site.put('Cars/a', carFields());
  await openForm();
  fill({ ...general, 'Odometer (km)': '41,200 km' });
  await chooseFiles(
    'Pictures of flaws',
    await webp('door.webp'),
    await webp('rim.webp'),
    await webp('sill.webp'),
  );
  const open = () => screen.queryAllByText('Not placed yet: press the spot on the picture.');
  await waitFor(() => expect(open()).toHaveLength(3));
  screen.getByLabelText(/^Place of flaw 1:/).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(screen.getAllByLabelText('Without a place')[1] as HTMLElement);
  expect(open()).toHaveLength(1);
  await submit();
  await screen.findByRole('dialog', { name: '1 flaw is not placed. Save it without a place?' });
  await answer('No');
  await waitFor(() => expect(screen.queryByText(/^1 flaw is not placed/)).toBeNull());
  expect(open()).toHaveLength(1);
  expect(await site.read('Inspections/a')).toBeNull();
  await submit();
  await answer('Yes');
  expect(await findStatus('Inspection report added.')).toBeVisible();
  const { Flaws } = (await site.read('Inspections/a')) as { Flaws: readonly string[] };
  expect(Flaws.map((line) => line.replace(/^Cars\/\d+_/, ''))).toEqual([
    'door.webp 480 500 scratch 2',
    'rim.webp none scratch 2',
    'sill.webp none scratch 2',
  ]);
});

test('the battery and charging of an electric car are inspected', async () => {
  await site.put('Cars/a', carFields({ Fuel: 'electric' }));
  await openForm();
  fill({ ...general, 'Odometer (km)': '41,200', 'Battery state of health (%)': '930' });
  await userEvent.click(point('charging').getByLabelText('Good'));
  await submit();
  await findAlert('The battery’s state of health must be from 1 to 100%.');
  fill({ 'Battery state of health (%)': '93 %' });
  await submit();
  expect(await findStatus('Inspection report added.')).toBeVisible();
  expect(await site.read('Inspections/a')).toMatchObject({
    Battery_Health: '93',
    Points: { charging: 'good' },
  });
});

test('a deleted car takes its report along, and its pictures of flaws if asked; a report alone keeps them', async () => {
  await site.putPictures('Cars/1_a.webp', 'Cars/1_b.webp');
  for (const id of ['a', 'b']) {
    await site.put(
      `Cars/${id}`,
      carFields({ Model: `Car ${id}`, Inspected: '2026-11-20 0 0 0', Images: [] }),
    );
    await site.put(`Inspections/${id}`, { Flaws: [`Cars/1_${id}.webp 500 500 dent 1`] });
  }
  await openForm();
  await press('Delete report');
  await answer('Yes');
  expect(await findStatus('Inspection report deleted.')).toBeVisible();
  expect(await site.read('Inspections/a')).toBeNull();
  expect(await site.read('Cars/a')).not.toHaveProperty('Inspected');
  expect(site.bucket.paths()).toEqual(['Cars/1_a.webp', 'Cars/1_b.webp']);
  await deleteWithPictures('Volvo Car b');
  expect(await site.read('Inspections/b')).toBeNull();
  expect(site.bucket.paths()).toEqual(['Cars/1_a.webp']);
});

test('a picture that another report names stays when a car is deleted', async () => {
  await site.putPictures('Cars/1_all.webp', 'Cars/1_a.webp', 'Cars/1_b.webp', 'Cars/1_c.webp');
  for (const id of ['a', 'b', 'c']) {
    const fields = { Model: `Car ${id}`, Inspected: '2026-11-20 0 0 0', Images: [] };
    await site.put(`Cars/${id}`, carFields(fields));
    const flaws = [`Cars/1_all.webp 500 500 dent 1`, `Cars/1_${id}.webp 500 500 dent 1 Cars/1_b.webp`];
    await site.put(`Inspections/${id}`, { Flaws: flaws });
  }
  await site.open('/dashboard/cars');
  await deleteWithPictures('Volvo Car b');
  // What is written about a flaw names no picture.
  expect(site.bucket.paths()).toEqual(['Cars/1_a.webp', 'Cars/1_all.webp', 'Cars/1_c.webp']);
});

test('says where to delete a report that is left without its car', async () => {
  await site.put('Cars/a', carFields({ Model: 'V60', Inspected: '2026-11-20 0 0 0', Images: [] }));
  await site.put('Inspections/a', { Flaws: [] });
  await site.open('/dashboard/cars');
  failRequestsOf(site, 'Inspections/a');
  await pressInRow('Volvo V60', 'Delete');
  await answer('Yes');
  await findStatus(
    /Its inspection report is not, but visitors no longer find it\. Delete it on the Backup page/,
  );
  expect(await site.read('Cars/a')).toBeNull();
});

test('flaws come before the points, which one press marks as good; the car keeps since when its price applies', async () => {
  const updatedAt = new Date('2026-08-01T10:00:00Z');
  await site.put('Cars/a', carFields({ updatedAt, updatedBy: 'colleague' }));
  await openForm();
  const headings = textsOf(document.querySelectorAll('form h2'));
  expect(headings.slice(1, 4)).toEqual(['Flaws', 'Points', inspectionNames.groups.body]);
  fill({ ...general, 'Odometer (km)': '41,200 km' });
  await userEvent.click(point('keys').getByLabelText('Fault'));
  await press('Mark all as good');
  await findStatus('63 points are marked as good.');
  await userEvent.click(point('rims').getByLabelText('Fault'));
  await press('Undo');
  await waitFor(() => expect(point('bonnet').getByLabelText('Good')).not.toBeChecked());
  for (const name of ['keys', 'rims'] as const) expect(point(name).getByLabelText('Fault')).toBeChecked();
  await userEvent.click(point('rims').getByLabelText('Good'));
  await press('Mark all as good');
  await waitFor(() => expect(screen.queryByText('Mark all as good')).toBeNull());
  expect(point('bonnet').getByLabelText('Good')).toBeChecked();
  expect(point('keys').getByLabelText('Fault')).toBeChecked();
  await submit();
  await findStatus('Inspection report added.');
  // Its Undo goes with the form.
  expect(screen.queryByText('1 point is marked as good.')).toBeNull();
  const { Points } = (await site.read('Inspections/a')) as { Points: Record<string, string> };
  expect(Points).toMatchObject({ keys: 'fault', bonnet: 'good' });
  expect(Object.values(Points).filter((finding) => finding !== 'good')).toEqual(['fault']);
  expect(Object.keys(Points)).toHaveLength(64);
  expect(await site.read('Cars/a')).toMatchObject({
    Price_Since: updatedAt,
    Inspected: expect.stringContaining('2026-11-20'),
  });
});
