import { describe, expect, test } from 'vitest';
import {
  type DraftField,
  isEmail,
  toInquiry,
  truncateCarName,
  validateDraft,
} from '../../src/model/inquiry/inquiry.ts';
import { describeFault, inquiryAsText } from '../../src/site/inquiry/inquiryText.ts';

const draft = {
  firstName: ' Mona ',
  lastName: 'Hassan\tAli',
  email: ' mona@example.com ',
  phone: '+201001234567',
  car: 'BMW  X5',
  message: '\n Hello,\nis it there? ',
};

describe('a draft', () => {
  test('that is valid becomes an inquiry with trimmed texts', () => {
    expect(validateDraft(draft)).toEqual({});
    expect(toInquiry(draft)).toEqual({
      name: 'Mona Hassan Ali',
      email: 'mona@example.com',
      phone: '+201001234567',
      car: 'BMW X5',
      message: 'Hello,\nis it there?',
    });
  });

  test('with an unformatted phone number is corrected', () => {
    expect(toInquiry({ ...draft, phone: '0100 123 4567' }).phone).toBe('+201001234567');
    expect(validateDraft({ ...draft, phone: '+20' })).toEqual({ phone: { code: 'missing' } });
  });

  test.each<readonly [field: DraftField, value: string, words: string]>([
    ['firstName', '', 'Please enter your first name'],
    ['car', '', 'Please enter the car you are looking for'],
    ['phone', '+20100', 'Phone number must start with +20 and be followed by 10 digits'],
    ['email', 'mona', 'Please enter an email address like name@example.com'],
    ['firstName', 'x'.repeat(101), 'Please shorten this by 1 character'],
    ['car', 'x'.repeat(203), 'Please shorten this by 3 characters'],
    ['message', 'x'.repeat(6500), 'Please shorten this by 1,500 characters'],
  ])('with an invalid %s returns its code', (field, value, words) => {
    const faults = validateDraft({ ...draft, [field]: value });
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field] && describeFault(field, faults[field])).toBe(words);
  });

  test('drops encoded words from names and the car', () => {
    const { name, car } = toInquiry({ ...draft, lastName: 'H =?utf-8?q?x?=', car: '==?' });
    expect([name, car]).toEqual(['Mona H = ?utf-8?q?x?=', '== ?']);
  });
});

test('the inquiry as chat text', () => {
  expect(inquiryAsText(draft)).toBe(
    'Inquiry: BMW X5\n\nHello,\nis it there?\n\nMona Hassan Ali\n+201001234567\nmona@example.com',
  );
});

test('names the car in the visitor’s language', () => {
  const asked = { ...draft, car: 'One like BMW X5 (sold)', localizedCar: 'Ein Auto wie BMW X5 (verkauft)' };
  expect(inquiryAsText(asked)).toMatch(/^Inquiry: Ein Auto wie BMW X5 \(verkauft\)\n/);
  expect(toInquiry(asked)).toEqual(toInquiry({ ...draft, car: 'One like BMW X5 (sold)' }));
});

test.each([
  ['BMW  X5', 'BMW X5'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), `${'x'.repeat(199)}…`],
  // Longer after normalising, and never cut inside a surrogate pair.
  ['=?'.repeat(80), `${'= ?'.repeat(66)}=…`],
  [`${'x'.repeat(198)}😀😀`, `${'x'.repeat(198)}…`],
])('the car name %j is shortened to the limit', (name, fitted) => {
  expect(truncateCarName(name)).toBe(fitted);
  expect(validateDraft({ ...draft, car: fitted })).toEqual({});
});

test.each([
  ['mona@example.com', true],
  ['a=b?c@example.com', true],
  ["o'neil+cars@mail.example.co.uk", true],
  ['mona', false],
  ['mona@localhost', false],
  ['mona@[127.0.0.1]', false],
  ['mona@-x.com', false],
  ['mona@x-.com', false],
  ['mona@x.com.', false],
  ['mona x@x.com', false],
  ['"mona@x"@x.com', false],
  ['Mona <mona@x.com>', false],
  ['mona@x.com,other@x.com', false],
  ['mona@x.com;other@x.com', false],
  ['mona@x.com\r\nBcc: other@x.com', false],
  [`${'a'.repeat(65)}@x.com`, false],
  [`a@${`${'b'.repeat(60)}.`.repeat(4)}b${'.b'.repeat(5)}`, false],
  // Mail clients would decode these to other addresses.
  ['a=?b@example.com', false],
  ['=?utf-8?q?other=40x.com=2C_mona?=@x.com', false],
  ['mona=?utf-8?q?other=40x.com?=@x.com', false],
])('%j is a valid email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
