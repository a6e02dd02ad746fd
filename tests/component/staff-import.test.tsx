import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { toCodePage } from '../support/codePage.ts';
import { carFields, sampleCar } from '../support/factories.ts';
import { stamps } from './car-form.ts';
import { answer, confirm, findAlert, press, pressUntil } from './form-actions.ts';
import { createGate } from './site.tsx';
import { denyWrites, findRow, pressInRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const vin = 'WBA21EU0309T48217';
const header = 'id;VIN;Brand;Model;Year;Price;Condition;Interior';

async function openImport(): Promise<void> {
  await site.open('/dashboard/cars/import', () => screen.findByLabelText('CSV file'));
}

async function openSheet(content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  await openImport();
  const file = new File([content], 'cars.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
  await screen.findByText('Preview', { selector: 'h2' });
}

const row = (number: number) =>
  screen.getByText(String(number), { selector: 'td' }).closest('tr') as HTMLElement;

async function importAll(name: RegExp, outcome = 'Imported'): Promise<void> {
  await press(name);
  await answer('Yes');
  await screen.findByText(outcome, { selector: 'h2' });
}

const findOutcome = (text: string) => screen.findByText(text, { selector: '[role=status]' });

describe('an import', () => {
  test('previews every row, writes the valid ones, and Undo takes them back', async () => {
    const stored = { ...carFields({ VIN: vin, Model: 'A6' }), Wheels: 4 };
    const news = { Price_Before: '2,300,000 EGP', Price_Since: new Date('2026-11-20T10:00:00Z') };
    await site.put('Cars/a', { ...stored, ...news });
    await site.put('Cars/b', carFields({ Model: 'A4' }));
    const rows = `;${vin};Volvo;A6;2024;1499000;;"Leather\nRadio"\nb;;;;;few;;\n;;Skoda;سوبيرب;2025;1100000;New;`;
    await openSheet(toCodePage(`${header}\n${rows}`, 'windows-1256'));
    expect(screen.getByLabelText('Text encoding')).toHaveDisplayValue('Arabic (Windows)');
    expect(screen.getByText('3 rows: 1 wrong, 0 to decide, 1 new, 1 changed, 0 the same.')).toBeVisible();
    expect(row(2)).toHaveTextContent(
      /Volvo A6Changed.*Price: 2,150,000 EGP 1,499,000 EGP.*Interior: Leather, blond Leather/,
    );
    expect(row(3)).toHaveTextContent('Price “few”: The price must be one number, such as 1,250,000.');
    expect(row(4)).toHaveTextContent('Skoda سوبيربNew');
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Wrong (1)');
    expect(screen.getAllByRole('row').slice(1)).toEqual([row(3)]);
    expect(await site.list('Cars')).toHaveLength(2);

    await importAll(/^Import 2$/);
    await findOutcome('1 added, 1 changed.');
    const changed = { Price: '1,499,000 EGP', Interior: ['Leather', 'Radio'] };
    expect(await site.read('Cars/a')).toEqual({ ...stored, ...changed, ...stamps });
    const added = (await site.list('Cars')).find(({ id }) => id.length > 1);
    expect(added?.fields).toEqual({
      ...{
        Name: 'Skoda',
        Model: 'سوبيرب',
        Price: '1,100,000 EGP',
        Production_Year: '2025',
        Condition: 'New',
      },
      ...{ Description: '', Img: '', Images: [], Featured: false, Hidden: true, ...stamps },
      ...{ Engine_Specs: [], Exterior: [], Interior: [], Special_Features: [] },
    });

    await press('Undo');
    await screen.findByText('Undone', { selector: 'h2' });
    await findOutcome('2 of 2 taken back.');
    expect(await site.read('Cars/a')).toEqual({ ...stored, ...news, ...stamps });
    expect((await site.list('Cars')).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('keeps in Undo what others changed since', async () => {
    await site.put('Cars/a', carFields({ VIN: vin, Model: 'A6', Trim: 'S' }));
    await openSheet(
      `VIN;Price;Trim;Brand;Model;Year;Condition\n${vin};1499000;RS;;;;\n;2000000;;BMW;X5;2024;New`,
    );
    await importAll(/^Import 2$/);
    const added = (await site.list('Cars')).find(({ id }) => id !== 'a');
    await site.put('Cars/a', { ...(await site.read('Cars/a')), Price: '1,600,000 EGP' });
    await site.put(`Cars/${added?.id}`, { ...added?.fields, Trim: 'M' });
    await press('Undo');
    await findOutcome('0 of 2 taken back.');
    expect(
      screen.getByText(/Price was changed since, so that stays\. The rest was taken back\./),
    ).toBeVisible();
    expect(screen.getByText(/This car was changed since, so it stays\./)).toBeVisible();
    expect(await site.read('Cars/a')).toMatchObject({ Price: '1,600,000 EGP', Trim: 'S' });
    expect(await site.read(`Cars/${added?.id}`)).toMatchObject({ Model: 'X5', Trim: 'M' });
  });

  test('merges with what others saved meanwhile, and reports the same field', async () => {
    await site.put('Cars/a', carFields({ Model: 'A6' }));
    await site.put('Cars/b', carFields({ Model: 'A4' }));
    await openSheet('id;Price\na;1499000\nb;1499000');
    await site.put('Cars/a', { ...(await site.read('Cars/a')), Trim: 'S' });
    await site.put('Cars/b', { ...(await site.read('Cars/b')), Price: '1,600,000 EGP' });
    await importAll(/^Import 2$/);
    await findOutcome('0 added, 1 changed.');
    expect(screen.getByText(/Others changed Price meanwhile\./)).toBeVisible();
    expect(await site.read('Cars/a')).toMatchObject({ Price: '1,499,000 EGP', Trim: 'S' });
    expect(await site.read('Cars/b')).toMatchObject({ Price: '1,600,000 EGP' });
  });

  test('can still be undone after visiting the list of cars', async () => {
    await openSheet(`${header}\n;${vin};Volvo;A6;2024;1499000;Used;`);
    await importAll(/^Import 1$/);
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Cars' }));
    await findRow('Volvo A6');
    await userEvent.click(screen.getByText('Import CSV'));
    await screen.findByText('Imported', { selector: 'h2' });
    await press('Undo');
    await screen.findByText('Undone', { selector: 'h2' });
    expect(await site.list('Cars')).toEqual([]);
  });

  test('adds no car that others added since the sheet was opened', async () => {
    await openSheet(`${header}\n;${vin};Volvo;A6;2024;1499000;Used;\n;;Saab;900;1990;200000;Used;`);
    await site.put('Cars/theirs', carFields({ Name: 'Volvo', Model: 'A6', VIN: vin }));
    await press(/^Import 2$/);
    await answer('Yes');
    await findAlert(/^Others added cars of this sheet meanwhile\./);
    expect(await site.list('Cars')).toHaveLength(1);
    expect(row(2)).toHaveTextContent(/Changed.*Price: 2,150,000 EGP 1,499,000 EGP/);
    await importAll(/^Import 2$/);
    await findOutcome('1 added, 1 changed.');
    expect(await site.list('Cars')).toHaveLength(2);
  });

  test('asks which car a row belongs to', async () => {
    await site.put('Cars/a', carFields({ Name: 'Audi', Model: 'A6' }));
    await openImport();
    await userEvent.click(screen.getByLabelText('Or paste cells of a spreadsheet'));
    await userEvent.paste('Marke\tModell\tBaujahr\tPreis\tZustand\nAudi\tA6\t2024\t1.499.000\tNeu');
    await press('Preview pasted cells');
    const question = await screen.findByLabelText('Which car is row 2?');
    expect(screen.getByText('Import', { selector: 'button' })).toBeDisabled();
    await userEvent.selectOptions(question, 'A new car');
    expect(row(2)).toHaveTextContent('New');
    await userEvent.selectOptions(question, 'Audi A6, 2024, 2,150,000 EGP, a');
    await importAll(/^Import 1$/);
    expect(await site.list('Cars')).toHaveLength(1);
    expect(await site.read('Cars/a')).toMatchObject({ Price: '1,499,000 EGP', Condition: 'New' });
  });

  test('remembers the column of each heading, and asks before leaving its sheet', async () => {
    await site.put('Cars/a', carFields({ Model: 'A6' }));
    const sheet = 'id;Cost\na;1499000';
    await openSheet(sheet);
    expect(row(2)).toHaveTextContent('The same');
    await userEvent.selectOptions(screen.getByLabelText('Cost'), 'Price');
    expect(row(2)).toHaveTextContent('Changed');
    await openSheet(sheet);
    expect(screen.getByLabelText('Cost')).toHaveValue('Price');
    expect(row(2)).toHaveTextContent('Changed');
    await press('Leads', 'nav a');
    expect(await screen.findByText('Leave without importing?')).toBeVisible();
    await answer('No');
    expect(row(2)).toHaveTextContent('Changed');
  });

  test('knows the codes of countries, and keeps no choice for the next sheet', async () => {
    await site.put('Cars/a', carFields({ Model: 'A6' }));
    await openSheet('id;Country of origin;Trim\na;XX;\na;QQ;\na;EG;');
    const wrong = 'It must be a country, such as Germany or DE.';
    for (const number of [2, 3]) expect(row(number)).toHaveTextContent(wrong);
    expect(row(4)).not.toHaveTextContent(wrong);
    const blank = 'Blank cells remove what is stored';
    await userEvent.click(screen.getByLabelText(blank));
    await press('Choose another sheet');
    const file = new File(['id;Trim\na;'], 'more.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('CSV file'), file);
    expect(await screen.findByLabelText(blank)).not.toBeChecked();
  });

  test('of a sheet without rows shows a message', async () => {
    await openSheet('Name;Model');
    expect(screen.getByText(/There are no rows below the names of the columns/)).toBeVisible();
    await press('Choose another sheet');
    expect(await screen.findByLabelText('CSV file')).toHaveFocus();
  });

  test('can be cancelled and continued', async () => {
    const VIN = 'WBA21EU0309A12345';
    const cells = Array.from({ length: 20 }, (_, index) => `BMW;X${index};2024;1499000;New`);
    await openSheet([['Brand;Model;Year;Price;Condition;VIN', ...cells].join('\n'), VIN].join(';'));
    let commits = 0;
    const { opened, open } = createGate();
    site.intercept((request) => {
      if (!request.url.includes(':commit')) return undefined;
      commits += 1;
      return opened.then(request.pass);
    });
    await confirm('Import 20');
    await waitFor(() => expect(commits).toBe(6));
    expect(screen.getByText('Cancel')).toHaveFocus();
    await pressUntil('Cancel', 'Stops after the rows that are being written.');
    open();
    await findOutcome('6 added, 0 changed. Cancelled: 14 rows were left as they are.');
    expect(await site.list('Cars')).toHaveLength(6);
    site.intercept(null);
    // Somebody else imports the last one meanwhile.
    await site.put('Cars/theirs', carFields({ VIN }));
    await press('Continue with 14');
    await findOutcome('19 added, 0 changed.');
    expect(screen.getByText(/Others added a car with this VIN meanwhile/)).toHaveTextContent(/^BMW X19/);
    expect(screen.queryByText(/^Continue/)).toBeNull();
    expect(await site.list('Cars')).toHaveLength(20);
  });

  test('that the database denies shows a message, and can be retried', async () => {
    await site.put('Cars/a', carFields({ Model: 'A6' }));
    await openSheet('id;Price\na;1499000');
    site.intercept(denyWrites);
    await importAll(/^Import 1$/);
    await findOutcome('0 added, 0 changed.');
    expect(screen.getByText(/It could not be stored\./)).toBeVisible();
    expect(await site.read('Cars/a')).toMatchObject({ Price: sampleCar.Price });
    site.intercept(null);
    await press('Continue with 1');
    await findOutcome('0 added, 1 changed.');
    expect(await site.read('Cars/a')).toMatchObject({ Price: '1,499,000 EGP' });
  });
});

describe('an export', () => {
  test('has the selected or all cars', async () => {
    await site.put('Cars/a', carFields({ Model: 'A6', Price: '900,000 EGP' }));
    await site.put('Cars/b', carFields({ Model: 'A4', Hidden: true }));
    await site.open('/dashboard/cars');
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob);
      return 'blob:cars';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await findRow('Volvo A6');
    await press('Export CSV');
    expect(await screen.findByText(/^2 cars exported to cars-/)).toBeVisible();
    await pressInRow('Volvo A4', 'Select');
    await userEvent.click(within(screen.getByRole('group', { name: 'Selected' })).getByText('Export CSV'));
    expect(await screen.findByText(/^1 car exported to cars-/)).toBeVisible();
    const [all, chosen] = await Promise.all(blobs.map((blob) => blob.text()));
    expect(all).toMatch(/\r\na,Volvo,A6,2024,,"900,000 EGP",Used,no,no,/);
    expect(chosen).not.toContain('A6');
    expect(chosen).toMatch(/\r\nb,Volvo,A4,2024,,"2,150,000 EGP",Used,no,yes,/);
  });
});
