import { carFields } from './factories.ts';
import type { StoredFields } from './wire.ts';

/** A sheet of 500 cars in Arabic: 200 of them stored, of which every other has another price; 40 rows with a mistake. */

const stockSize = 200;
const rowCount = 500;

const vinOf = (index: number) => `WAUZZZ8V${String(index).padStart(9, '0')}`;

/** The first half have a VIN. */
export const stock: readonly (readonly [id: string, fields: StoredFields])[] = Array.from(
  { length: stockSize },
  (_, index) => [
    `stored${index}`,
    carFields({
      ...{ Name: 'Audi', Model: `A${index}`, Price: '1,250,000 EGP', Mileage: 18_400, Fuel: 'diesel' },
      ...(index < stockSize / 2 && { VIN: vinOf(index) }),
    }),
  ],
);

const header = [
  'id',
  'رقم الشاسيه',
  'الماركة',
  'الموديل',
  'سنة الصنع',
  'السعر',
  'الحالة',
  'العداد',
  'الوقود',
  'اللون',
];

type Cells = string[];

/** What each kind does to a row, and what is said about it. */
const mistakes: readonly (readonly [message: string, change: (cells: Cells) => void])[] = [
  ['Please fill in the Brand name field.', (cells) => cells.splice(2, 1, '')],
  ['The price must be one number, such as 1,250,000.', (cells) => cells.splice(5, 1, '1.25 million')],
  ['The production year must be a year such as 2024.', (cells) => cells.splice(4, 1, '24')],
  ['It must be New or Used.', (cells) => cells.splice(6, 1, 'ok')],
  ['The mileage must be a whole number from 0 to 2,000,000.', (cells) => cells.splice(7, 1, '3000000')],
  ['It must be Petrol, Diesel, Hybrid, Plug-in hybrid or Electric.', (cells) => cells.splice(8, 1, 'steam')],
  [
    'It must be Black, White, Grey, Silver, Blue, Dark blue, Red, Burgundy, Green, Brown, Beige, Bronze, Gold, Yellow, Orange or Purple.',
    (cells) => cells.splice(9, 1, 'plaid'),
  ],
  ['A VIN has 17 characters.', (cells) => cells.splice(1, 1, `WAUZZZ8V${cells[3]}`)],
  [
    'A VIN has only digits and letters, and none of I, O and Q.',
    (cells) => cells.splice(1, 1, `WAUZZZ8VO0000${cells[3]}`),
  ],
  [
    'The VIN is mistyped: its ninth character doesn’t match the others.',
    (cells) => cells.splice(1, 1, `1M8GDM9A0KP04${cells[3]?.slice(1).padStart(4, '0')}`),
  ],
  [
    'No stored car has this id. Clear the cell to add a new car.',
    (cells) => cells.splice(0, 1, `gone${cells[3]}`),
  ],
];

const firstMistake = 210;

/** Rows by their place in the sheet: of each kind of mistake some, and three pairs that share a VIN. */
function mistakeAt(index: number): (typeof mistakes)[number] | null {
  const nth = index - firstMistake;
  return nth >= 0 && nth < 34 ? (mistakes[nth % mistakes.length] ?? null) : null;
}

const doubled: ReadonlyMap<number, number> = new Map([
  [451, 450],
  [461, 460],
  [471, 470],
]);

const toArabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))).replace(/,/g, '٬');

/** @param hasArabicDigits which the Arabic code page of Windows lacks */
export function largeSheet(delimiter: string, hasArabicDigits: boolean): string {
  const digits = hasArabicDigits ? toArabicDigits : (text: string) => text;
  const rows = Array.from({ length: rowCount }, (_, index): Cells => {
    const isStored = index < stockSize;
    const price = isStored && index % 2 === 0 ? '1,250,000' : '1,499,000';
    const cells = [
      isStored && index >= stockSize / 2 ? `stored${index}` : '',
      isStored && index >= stockSize / 2 ? '' : vinOf(doubled.get(index) ?? index),
      ...['Audi', `A${index}`, digits('2024'), digits(price), 'مستعملة', digits('18,400'), 'ديزل', ''],
    ];
    mistakeAt(index)?.[1](cells);
    return cells;
  });
  return [header, ...rows]
    .map((cells) => cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
    .join('\r\n');
}

/** What is said about each wrong row, by its number in the sheet. */
export const wrongRows: ReadonlyMap<number, string> = new Map(
  Array.from({ length: rowCount }, (_, index) => index).flatMap((index): readonly [number, string][] => {
    const other = doubled.get(index) ?? [...doubled].find(([, first]) => first === index)?.[0];
    const message =
      other === undefined ? mistakeAt(index)?.[0] : `The same car is in row ${other + 2} as well.`;
    return message ? [[index + 2, message]] : [];
  }),
);
