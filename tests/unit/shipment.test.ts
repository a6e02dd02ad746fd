import { describe, expect, test, vi } from 'vitest';
import { parseShipments } from '../../src/data/public/shipmentSheet.ts';
import { trackingMessages } from '../../src/locales/en/tracking.ts';
import { messageOf } from '../../src/locales/messageOf.ts';
import { findShipment, normalizeVin, UnreadableSheet } from '../../src/model/shipment/shipment.ts';

const header = 'Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date';
const sheet = (...rows: string[]) => [header, ...rows].join('\n');
const x5 = 'BMW X5,WBA1,RN-1,Hany,TRUE,02.10.2026,TRUE,11.10.2026,TRUE,16.10.2026';

async function find(text: string, vin: string) {
  return findShipment(await parseShipments(text), vin);
}

describe('the published CSV sheet', () => {
  const expected = {
    carModel: 'BMW X5',
    vin: 'WBA1',
    steps: [
      { name: 'order_received', date: '' },
      { name: 'booked', date: '02.10.2026' },
      { name: 'port', date: '11.10.2026' },
      { name: 'shipped', date: '16.10.2026' },
    ],
    portName: '',
    expected: '',
  };

  test.each<[string, string]>([
    ['with a byte order mark', `\ufeff${sheet(x5)}`],
    ['with mixed line endings', `${header}\r\n${x5}\n${x5}\r\n`],
    ['with blank lines', `\n\n${header}\n\n,,,,,,,,,\n   \n${x5}\n\n`],
    ['with spaces around values', sheet(x5.replaceAll(',', ' , ')).replaceAll('Car Model', ' Car Model ')],
    ['with every value in quotes', sheet(x5).replace(/[^,\n]+/g, '"$&"')],
    [
      'with other columns in another order',
      'Notes,Shipped Date,Shipped,Port Date,Port,Booked Date,Booked,VIN,Invoice No.,Car Model,Colour\n"a, b",16.10.2026,TRUE,11.10.2026,TRUE,02.10.2026,TRUE,WBA1,RN-1,BMW X5,red',
    ],
    ['with rows longer and shorter than the header', sheet('a', 'b,c', x5.concat(',x,y,z'))],
  ])('%s', async (_, text) => {
    expect(await find(text, 'WBA1')).toEqual(expected);
  });

  test.each(['\twba21eu0309t48217\n', ' wba۲۱eu۰۳۰۹t٤٨٢١٧ '])('finds the VIN typed as %s', async (vin) => {
    const rows = sheet(x5.replace('WBA1', 'WBA21EU0309T48217'));
    expect((await find(rows, vin))?.carModel).toBe('BMW X5');
    expect((await find(rows.replace('0309', '٠٣٠٩'), vin))?.carModel).toBe('BMW X5');
  });

  test('quotes, commas and line breaks inside fields', async () => {
    const row =
      '"Defender ""X"", black\nroof",SAL1,RN-2,"Osman, Brothers\r\n& Co.",TRUE,"Sun, 18 Oct",FALSE,,FALSE,';
    expect(await find(sheet(row, x5), 'sal1')).toMatchObject({
      ...{ carModel: 'Defender "X", black\nroof', vin: 'SAL1' },
      steps: [{ name: 'order_received' }, { name: 'booked', date: 'Sun, 18 Oct' }],
    });
  });

  test('parses the same in chunks of any size', async () => {
    const quoted = '"A ""b"",\n\nc",V2,"R,2","B\n",TRUE,"1,2",FALSE,"",FALSE,';
    const text = sheet(x5, quoted, '', x5.replace('WBA1', 'V3'));
    const whole = [...(await parseShipments(text)).entries()];
    expect(JSON.stringify(whole), 'the buyer').not.toContain('Hany');
    expect(whole.map(([vin]) => vin)).toEqual(['wba1', 'v2', 'v3']);
    for (const size of [1, 2, 7, 50, text.length])
      expect([...(await parseShipments(text, size)).entries()], `stretches of ${size}`).toEqual(whole);
  });
});

describe('finding a shipment', () => {
  test.each(['', 'WBA', 'WBA11', 'RN-1', '__proto__'])('not by %j', async (vin) => {
    expect(await find(sheet(x5, 'Audi,,RN-9,,,,,,,'), vin)).toBeNull();
  });

  test('uses the last row of a duplicate VIN', async () => {
    const later = 'BMW X5,wba1,RN-1,Hany,TRUE,03.10.2026,FALSE,,FALSE,';
    expect((await find(sheet(x5, later), 'WBA1'))?.steps[1]).toEqual({ name: 'booked', date: '03.10.2026' });
  });
});

test.each([
  'wba 21eu-0309 t48217',
  '\u2066WBA21EU0309T48217\u2069.',
  '\ufeffWBA21EU0309\u200bT48217،',
  'VIN: wba 21eu 0309 t48217',
  'BMW X5, VIN: wba21eu0309t48217.',
])('a VIN is parsed without the text around it: %j', (vin) => {
  expect(normalizeVin(vin)).toBe('WBA21EU0309T48217');
});

describe('a step', () => {
  const stepsOf = async (cells: string) =>
    (await find(sheet(`BMW,V,,,${cells}`), 'V'))?.steps.map(({ name }) => name);

  test.each(['TRUE', ' TRUE '])('is done if its column contains %j', async (value) => {
    expect(await stepsOf(`${value},,FALSE,,FALSE,`)).toEqual(['order_received', 'booked']);
  });

  test.each(['FALSE', '', 'true', '1', 'TRUE?'])('is not done if it contains %j', async (value) => {
    expect(await stepsOf(`${value},01.01.2026,FALSE,,FALSE,`)).toEqual(['order_received']);
  });
});

describe('the optional columns', () => {
  const find1 = (week: string, port = ' Emden ') =>
    find(`expected week,${header},Port Name\n${week},${x5},${port}`, 'WBA1');

  test.each([
    ['2026-W01', '2025-12-29'],
    ['2026-w50', '2026-12-07'],
    ['2026-W53', '2026-12-28'],
    ['2027-W01', '2027-01-04'],
  ])('the week %s starts on %s', async (week, monday) => {
    vi.setSystemTime('2026-01-04T21:59:59Z');
    expect(await find1(week)).toMatchObject({ portName: 'Emden', expected: monday });
    vi.useRealTimers();
  });

  test('a week that its year does not have is not shown', async () => {
    expect(await find1('2099-W53')).toMatchObject({ expected: '2099-12-28' });
    expect(await find1('2098-W53')).toMatchObject({ expected: '' });
  });

  test('a week that is past in Cairo is not shown', async () => {
    vi.setSystemTime('2026-12-13T21:59:59Z');
    expect(await find1('2026-W50')).toMatchObject({ expected: '2026-12-07' });
    vi.setSystemTime('2026-12-13T22:00:00Z');
    expect(await find1('2026-W50')).toMatchObject({ expected: '' });
    vi.useRealTimers();
  });

  test.each(['', 'soon', '2099-W00', '2099-W54', '2099-W5', '2099-W501', '1999-W01'])(
    '%j is no week',
    async (week) => {
      vi.setSystemTime('2020-01-01T00:00:00Z');
      expect(await find1(week, '')).toMatchObject({ portName: '', expected: '' });
      vi.useRealTimers();
    },
  );
});

test.each<[string, string, RegExp]>([
  ['blank lines', '\n \n,,,\n', /list is empty/],
  ['a header over blank rows', sheet(',,,,,,,,,', ',,,Hany,TRUE,,,,,'), /list is empty/],
  ['a web page', '\n<!DOCTYPE html><html><body>Sign in</body></html>', /can’t load the shipment list/],
  ['a web page without a doctype', '<html>Car Model,VIN</html>', /can’t load the shipment list/],
  ['no VIN column', sheet(x5).replace('VIN', 'Chassis'), /Missing columns: VIN\./],
  ['other words', 'Service unavailable', /Missing columns: Car Model, VIN/],
  ['an open quotation mark', sheet('"BMW,V,R,,TRUE,,,,,', x5), /quotation mark/],
])('rejects a sheet without the columns: %s', async (_, text, message) => {
  const error = await parseShipments(text).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnreadableSheet);
  expect(messageOf(error, trackingMessages.errors)).toMatch(message);
});

test('parsing 20,000 rows yields to the page', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => x5.replace('WBA1', `VIN${index}`));
  let turns = 0;
  const beat = setInterval(() => {
    turns += 1;
  });
  const shipments = await parseShipments(sheet(...rows));
  clearInterval(beat);
  expect(shipments.size).toBe(20_000);
  expect(turns).toBeGreaterThan(20);
});
