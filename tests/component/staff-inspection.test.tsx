import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { inspectionNames } from '../../src/locales/en/inspectionNames.ts';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { formOpens, submitCar } from './car-form.ts';
import { answer, chooseFiles, confirm, fill, findAlert, findStatus, press, submit } from './form-actions.ts';
import { failRequestsOf } from './requests.ts';
import { textsOf } from './site.tsx';
import { deleteWithPictures, noConnection, pressInRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const general = {
  Inspector: 'Karim Adel',
  Qualification: 'Vehicle engineer',
  Place: 'Bremerhaven',
  Date: '2026-11-20',
};
const fillGeneral = () => fill({ ...general, 'Odometer (km)': '41,200 km' });
const added = () => findStatus('Inspection report added.');
const saved = () => findStatus('Inspection report saved.');
const findConflict = async () =>
  within(await screen.findByRole('dialog', { name: /^This .* was changed by someone else$/ }));
const report = { ...general, Odometer: 41_200, Points: {}, Paint: {}, Tread: {}, Flaws: [] };
const openForm = () => site.open('/dashboard/inspection/a', formOpens);

function point(code: keyof typeof inspectionNames.points) {
  const legend = screen.getByText(inspectionNames.points[code], { selector: 'legend' });
  return within(legend.parentElement as HTMLElement);
}

test('the points of two inspectors at once are merged, and only points that both entered are a conflict', async () => {
  await site.put('Cars/a', carFields());
  await openForm();
  fillGeneral();
  await site.put('Inspections/a', { ...report, Odometer: 41_250, Points: { bonnet: 'good' } });
  await site.put('Cars/a', carFields({ Inspected: '2026-11-20 1 0 0' }));
  await userEvent.click(point('keys').getByLabelText('Fault'));
  await submit();
  const dialog = await findConflict();
  expect(dialog.getByText('Odometer (km)')).toBeVisible();
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  await userEvent.click(dialog.getAllByRole('radio')[0] as HTMLElement);
  await userEvent.click(dialog.getByText('Save'));
  await added();
  const stored = await site.read('Inspections/a');
  expect(stored).toMatchObject({ ...general, Odometer: 41_200, Points: { bonnet: 'good', keys: 'fault' } });
  expect(await site.read('Cars/a')).toMatchObject({ Inspected: '2026-11-20 1 0 1' });
});

test('after a failed attempt, a colleague’s report is not taken for one’s own', async () => {
  await site.put('Cars/a', carFields());
  await openForm();
  fillGeneral();
  await userEvent.click(point('keys').getByLabelText('Fault'));
  site.intercept(({ url }) => (url.includes(':commit') ? noConnection() : undefined));
  await submit();
  await findAlert(/^Failed to save the inspection report/);
  site.intercept(null);
  await site.put('Inspections/a', { ...report, Odometer: 41_250, Points: { bonnet: 'good' } });
  await site.put('Cars/a', carFields({ Inspected: '2026-11-20 1 0 0' }));
  await submit();
  const dialog = await findConflict();
  expect(dialog.getByText('Odometer (km)')).toBeVisible();
  expect(dialog.getAllByRole('group')).toHaveLength(1);
});

test('an electric car’s points are answered one by one, with common remarks, or all at once', async () => {
  const updatedAt = new Date('2026-08-01T10:00:00Z');
  await site.put('Cars/a', carFields({ Fuel: 'electric', updatedAt, updatedBy: 'colleague' }));
  await openForm();
  fillGeneral();
  const links = () => textsOf(document.querySelectorAll('nav[aria-label="Sections"] button'));
  expect(links().slice(1, 4)).toEqual(['Flaws', 'Points', 'Body and paint11 unanswered']);
  const bonnet = point('bonnet');
  await userEvent.click(bonnet.getByLabelText('Remark'));
  // It publishes no report that is half done.
  await userEvent.keyboard('{Enter}');
  expect(await site.list('Inspections')).toEqual([]);
  for (const remark of ['stone chips', 'repainted', 'touched up'])
    await userEvent.click(bonnet.getByText(remark, { selector: 'button' }));
  expect(bonnet.getByLabelText('Note (in English)')).toHaveValue('Stone chips, repainted, touched up');
  await userEvent.click(bonnet.getByText('repainted', { selector: '[aria-pressed="true"]' }));
  expect(links()).toContain('Body and paint10 unanswered');
  // With it, the note would be longer than 200 characters.
  const roof = point('roof');
  await userEvent.click(roof.getByLabelText('Fault'));
  fireEvent.change(roof.getByLabelText('Note (in English)'), { target: { value: 'x'.repeat(190) } });
  expect(roof.getByText('repainted', { selector: 'button' })).toBeDisabled();
  expect(roof.getByText('worn', { selector: 'button' })).toBeEnabled();

  await press('Mark all as good');
  await findStatus(/^\d\d points are marked as good\.$/);
  await userEvent.click(point('rims').getByLabelText('Fault'));
  await press('Undo');
  await waitFor(() => expect(point('charging').getByLabelText('Good')).not.toBeChecked());
  for (const name of ['roof', 'rims'] as const) expect(point(name).getByLabelText('Fault')).toBeChecked();
  await press('Mark all as good');
  await waitFor(() => expect(screen.queryByText('Mark all as good')).toBeNull());
  expect(links()).toContain('Body and paint');
  fill({ 'Battery state of health (%)': '930' });
  await submit();
  await findAlert('The battery’s state of health must be from 1 to 100%.');
  fill({ 'Battery state of health (%)': '93 %' });
  await submit();
  await added();
  // Its Undo goes with the form.
  await waitFor(() => expect(screen.queryByText(/marked as good\.$/)).toBeNull());
  const stored = await site.read('Inspections/a');
  expect(stored).toMatchObject({
    Battery_Health: '93',
    Points: { bonnet: 'remark Stone chips, touched up', charging: 'good', rims: 'fault' },
  });
  const findings = Object.values(stored?.Points as Record<string, string>);
  expect(findings.filter((finding) => finding === 'good')).toHaveLength(findings.length - 3);
  // The car keeps since when its price applies.
  expect(await site.read('Cars/a')).toMatchObject({
    Price_Since: updatedAt,
    Inspected: expect.stringContaining('2026-11-20'),
  });
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
  const readTranslations = async () => (await site.read('Inspections/a'))?.Translations;

  test('are requested for notes that are no common remark, and offered again when a note changes', async () => {
    await site.put('Cars/a', carFields());
    const Points = {
      bonnet: 'remark Hail damage',
      seats: 'fault Stone chips, repaired',
      keys: 'remark One of two',
    };
    const Flaws = ['Cars/1_a b.webp none scratch 2 Down to the primer'];
    const de = { 'Hail damage': 'Hagelschaden', 'One of two': 'Einer von zwei' };
    await site.put('Inspections/a', { ...report, Points, Flaws, Translations: { de } });
    await openForm();
    expect(screen.getByText('2 of 3 notes in German, 0 of 3 notes in Arabic')).toBeVisible();
    expect(translations('Hail damage').getByLabelText('German')).toHaveValue('Hagelschaden');
    expect(translations('Hail damage').getByLabelText('Arabic')).toHaveAttribute('dir', 'rtl');
    expect(screen.queryByRole('group', { name: /repaired/, hidden: true })).toBeNull();
    write('Hail damage', 'Arabic', '  أضرار برد ');
    write('Down to the primer', 'German', 'Bis auf\ndie Grundierung');
    fireEvent.input(point('keys').getByLabelText('Note (in English)'), { target: { value: 'One of three' } });
    expect(translations('One of three').getByLabelText('German')).toHaveValue('');
    await submit();
    await saved();
    // The old note's is kept for the new one until that has its own.
    const stored = {
      de: { ...de, 'Down to the primer': 'Bis auf die Grundierung' },
      ar: { 'Hail damage': 'أضرار برد' },
    };
    expect(await readTranslations()).toEqual(stored);

    await openForm();
    const offered = { name: 'Use “Einer von zwei”', hidden: true };
    fireEvent.click(translations('One of three').getByRole('button', offered));
    await waitFor(() =>
      expect(translations('One of three').getByLabelText('German')).toHaveValue('Einer von zwei'),
    );
    // A colleague translates the old note meanwhile.
    const theirs = { ...stored, ar: { ...stored.ar, 'One of two': 'واحد من اثنين' } };
    await site.put('Inspections/a', { ...(await site.read('Inspections/a')), Translations: theirs });
    await submit();
    await saved();
    const { 'One of two': moved, ...others } = stored.de;
    expect(await readTranslations()).toEqual({ ...theirs, de: { ...others, 'One of three': moved } });
  });

  test('and a flaw of two people are merged one by one, and clearing the last note stores none', async () => {
    await site.put('Cars/a', carFields());
    const flaw = 'Cars/1700000000000_door.webp';
    await site.putPictures(flaw);
    const Points = { bonnet: 'remark Hail damage', keys: 'remark One of two' };
    const Flaws = [`${flaw} 500 500 scratch 2`];
    const stored = { ...report, Points, Flaws, Translations: { de: { 'Hail damage': 'Hagel' } } };
    await site.put('Inspections/a', stored);
    await openForm();
    write('Hail damage', 'German', '');
    write('One of two', 'Arabic', 'واحد من اثنين');
    const card = screen.getByLabelText(/^Place of flaw 1/).closest('li') as HTMLElement;
    fill({ 'Note (in English)': 'Rust' }, card);
    const theirs = { de: { 'Hail damage': 'Hagel' }, ar: { 'Hail damage': 'برد', 'One of two': 'واحد' } };
    const moved = [`${flaw} 120 340 scratch 2`];
    await site.put('Inspections/a', { ...stored, Flaws: moved, Translations: theirs });
    await submit();
    const dialog = await findConflict();
    expect(dialog.getByRole('group', { name: 'Notes in Arabic' })).toHaveTextContent('واحد من اثنين');
    await userEvent.click(within(dialog.getByRole('group', { name: /^Flaw/ })).getByLabelText(/Saved by/));
    await userEvent.click(dialog.getByText('Save'));
    await saved();
    expect(await site.read('Inspections/a')).toMatchObject({ Flaws: moved });
    expect(await readTranslations()).toEqual({ ar: { 'Hail damage': 'برد', 'One of two': 'واحد من اثنين' } });
    await openForm();
    write('Hail damage', 'Arabic', '');
    write('One of two', 'Arabic', ' ');
    await submit();
    await waitFor(async () => expect(await site.read('Inspections/a')).not.toHaveProperty('Translations'));
  });
});

test('a flaw without a place is marked, asks before it is saved, and is stored without a place', async () => {
  await site.put('Cars/a', carFields());
  await openForm();
  fillGeneral();
  const pictures = ['door.webp', 'rim.webp', 'sill.webp'].map((name) => webp(name));
  await chooseFiles('Pictures of flaws', ...(await Promise.all(pictures)));
  const open = () => screen.queryAllByText('Not placed yet: press the spot on the picture.');
  await waitFor(() => expect(open()).toHaveLength(3));
  await press('Remove flaw 2');
  expect(screen.getByLabelText(/^Place of flaw 2:/)).toHaveFocus();
  await press('Undo');
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
  await submitCar();
  await added();
  const { Flaws } = (await site.read('Inspections/a')) as { Flaws: readonly string[] };
  expect(Flaws.map((line) => line.replace(/^Cars\/\d+_/, ''))).toEqual([
    'door.webp 480 500 scratch 2',
    'rim.webp none scratch 2',
    'sill.webp none scratch 2',
  ]);
});

test('deleting a car deletes its report and, if asked, its own pictures; deleting a report keeps them', async () => {
  const pictures = ['a', 'all', 'b', 'c'].map((name) => `Cars/1_${name}.webp`);
  await site.putPictures(...pictures);
  for (const id of ['a', 'b', 'c']) {
    const fields = { Model: `Car ${id}`, Inspected: '2026-11-20 0 0 0', Images: [] };
    await site.put(`Cars/${id}`, carFields(fields));
    // What is written about a flaw names no picture.
    const Flaws = [`Cars/1_all.webp 500 500 dent 1`, `Cars/1_${id}.webp 500 500 dent 1 Cars/1_b.webp`];
    await site.put(`Inspections/${id}`, { Flaws });
  }
  await openForm();
  await confirm('Delete report');
  await findStatus('Inspection report deleted.');
  expect(await site.read('Inspections/a')).toBeNull();
  expect(await site.read('Cars/a')).not.toHaveProperty('Inspected');
  expect(site.bucket.paths()).toEqual(pictures);
  await deleteWithPictures('Volvo Car b');
  expect(await site.read('Inspections/b')).toBeNull();
  expect(site.bucket.paths()).toEqual(pictures.filter((path) => !path.includes('_b')));
});

test('says where to delete a report without its car', async () => {
  await site.put('Cars/a', carFields({ Model: 'V60', Inspected: '2026-11-20 0 0 0', Images: [] }));
  await site.put('Inspections/a', { Flaws: [] });
  await site.open('/dashboard/cars');
  failRequestsOf(site, 'Inspections/a');
  await pressInRow('Volvo V60', 'Delete');
  await answer('Yes');
  await findStatus(/Its inspection report is not, but .* Delete it on the Backup page/);
  expect(await site.read('Cars/a')).toBeNull();
});
