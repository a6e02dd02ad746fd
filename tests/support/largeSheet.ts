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
  ...['id', 'رقم الشاسيه', 'الماركة', 'الموديل', 'سنة الصنع', 'السعر', 'الحالة', 'العداد', 'الوقود', 'اللون'],
];

/** What is said about a cell of a column with a mistake; # is the number of the row's model. */
const mistakes: readonly (readonly [message: string, column: number, cell: string])[] = [
  ['Please fill in the Brand name field.', 2, ''],
  ['The price must be one number, such as 1,250,000.', 5, '1.25 million'],
  ['The production year must be a year such as 2024.', 4, '24'],
  ['It must be New or Used.', 6, 'ok'],
  ['The mileage must be a whole number from 0 to 2,000,000.', 7, '3000000'],
  ['It must be Petrol, Diesel, Hybrid, Plug-in hybrid or Electric.', 8, 'steam'],
  [
    'It must be Black, White, Grey, Silver, Blue, Dark blue, Red, Burgundy, Green, Brown, Beige, Bronze, Gold, Yellow, Orange or Purple.',
    ...([9, 'plaid'] as const),
  ],
  ['A VIN has 17 characters.', 1, 'WAUZZZ8VA#'],
  ['A VIN has only digits and letters, and none of I, O and Q.', 1, 'WAUZZZ8VO0000A#'],
  ['The VIN is mistyped: its ninth character doesn’t match the others.', 1, '1M8GDM9A0KP040#'],
  ['No stored car has this id. Clear the cell to add a new car.', 0, 'goneA#'],
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
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const isStored = index < stockSize;
    const price = isStored && index % 2 === 0 ? '1,250,000' : '1,499,000';
    const cells = [
      isStored && index >= stockSize / 2 ? `stored${index}` : '',
      isStored && index >= stockSize / 2 ? '' : vinOf(doubled.get(index) ?? index),
      ...['Audi', `A${index}`, digits('2024'), digits(price), 'مستعملة', digits('18,400'), 'ديزل', ''],
    ];
    const [, column = 0, cell = ''] = mistakeAt(index) ?? [];
    if (mistakeAt(index)) cells[column] = cell.replace('#', String(index));
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
