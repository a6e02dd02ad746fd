import { describe, expect, test } from 'vitest';
import {
  formatPhoneInput,
  formatPhoneOnBlur,
  isForeign,
  isPhone,
  trackTypedText,
} from '../../src/model/inquiry/phone.ts';
import { createRandom } from '../support/random.ts';

/** Types into an empty field key by key, as a browser would. */
function type(keys: string, start = { text: '', caret: 0 }) {
  return [...keys].reduce(
    ({ text, caret }, key) =>
      formatPhoneInput(text, text.slice(0, caret) + key + text.slice(caret), caret + key.length),
    start,
  );
}

/** A field written as '+20100|123'; the bar is the caret. */
function field(drawn: string) {
  return { text: drawn.replace('|', ''), caret: drawn.indexOf('|') };
}

function draw({ text, caret }: { text: string; caret: number }): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

function paste(drawn: string, pasted: string): string {
  const { text, caret } = field(drawn);
  return draw(
    formatPhoneInput(text, text.slice(0, caret) + pasted + text.slice(caret), caret + pasted.length),
  );
}

function backspace(drawn: string): string {
  const { text, caret } = field(drawn);
  return draw(formatPhoneInput(text, text.slice(0, caret - 1) + text.slice(caret), caret - 1));
}

function forwardDelete(drawn: string): string {
  const { text, caret } = field(drawn);
  return draw(formatPhoneInput(text, text.slice(0, caret) + text.slice(caret + 1), caret));
}

/** Types key by key as the field does; foreign numbers are left alone. */
function typeAsField(keys: readonly string[]): string {
  const state = { text: '', typed: '' };
  for (const key of keys) {
    const raw = state.text + key;
    state.typed = trackTypedText(state.typed, state.text, raw);
    state.text = isForeign(state.typed) ? '+20' : formatPhoneInput(state.text, raw, raw.length).text;
  }
  return state.text;
}

const whole = '+201001234567|';

test.each([
  ['+', '+20|'],
  ['2', '+202|'],
  ['20', '+20|'],
  ['0', '+20|'],
  ['1', '+201|'],
  ['x', '+20|'],
])('typing %s into the empty field', (keys, expected) => {
  expect(draw(type(keys))).toBe(expected);
});

test.each([
  '1001234567',
  '01001234567',
  '201001234567',
  '+2001001234567',
  '002001001234567',
  '0020 100 123 4567',
  '+20 (0) 100 123 4567',
  '  +20-100-123-4567 ',
  'tel:+201001234567',
  '+1001234567',
  '+01001234567',
  '00100 123 4567',
  '+٢٠١٠٠١٢٣٤٥٦٧',
  '۰۱۰۰ ۱۲۳ ۴۵۶۷',
  '０１００１２３４５６７',
  '\u200e+20 100 123 4567\u202c',
  '100123456789',
  '010012345678888',
])('typing, pasting or autofilling %s', (number) => {
  expect(draw(type(number)), 'typed').toBe(whole);
  expect(paste('|', number)).toBe(whole);
  expect(paste('+20|', number)).toBe(whole);
  expect(draw(formatPhoneInput('+20155', number, number.length)), 'over another number').toBe(whole);
  expect(draw(formatPhoneInput('', number, null)), 'where the caret is unknown').toBe(whole);
  expect(formatPhoneInput('', number, 0).text, 'where the caret stayed in front').toBe('+201001234567');
  expect(isForeign(number)).toBe(false);
  expect(typeAsField([number]), 'pasted into the field').toBe('+201001234567');
  expect(typeAsField([...number]), 'typed into the field').toBe('+201001234567');
});

describe('editing in the middle keeps caret and digits', () => {
  test.each<[string, string, string]>([
    ['+20100|4567', '1-2 ٣', '+20100123|4567'],
    ['+20100|4567', 'x', '+20100|4567'],
    ['+20|001234567', '1', '+201|001234567'],
    ['+20|100', '0', '+20|100'],
    ['+201|1', '1', '+2011|1'],
    ['|+20100', '+', '+20|100'],
    ['+2|0100', '5', '+205|100'],
    ['+20100|1234567', '9', '+20100|1234567'],
  ])('%s and %s', (before, pasted, expected) => {
    expect(paste(before, pasted)).toBe(expected);
  });

  test.each([
    ['+20100|1234567', '+2010|1234567'],
    ['+201|001234567', '+20|001234567'],
    ['+20|100', '+20|100'],
    ['+201|', '+20|'],
  ])('backspace at %s', (before, expected) => {
    expect(backspace(before)).toBe(expected);
  });

  test.each([
    ['+20100|1234567', '+20100|234567'],
    ['|+20100', '+20|100'],
  ])('delete at %s', (before, expected) => {
    expect(forwardDelete(before)).toBe(expected);
  });

  test('typing over a selection', () => {
    expect(draw(formatPhoneInput('+201001234567', '+20109567', 6))).toBe('+20109|567');
    expect(draw(formatPhoneInput('+201001234567', '5', 1))).toBe('+205|');
    expect(draw(formatPhoneInput('+201001234567', '+5', 2))).toBe('+205|');
  });

  test('deleting everything leaves the field empty', () => {
    expect(formatPhoneInput('+201001234567', '', 0)).toEqual({ text: '', caret: 0 });
  });
});

test('random edits leave the field empty or with +20 and at most ten digits', () => {
  const keys = ['0', '2', '1', '+', ' ', 'x', '٠', '٢', '20', '0020', '0100', '+20'];
  let state = { text: '', caret: 0 };
  const { below: next, pick } = createRandom(7);
  for (let round = 0; round < 20_000; round += 1) {
    const from = next(state.text.length + 1);
    const to = next(3) === 0 ? Math.min(state.text.length, from + next(5)) : from;
    const key = next(4) === 0 ? '' : pick(keys);
    state = formatPhoneInput(
      state.text,
      state.text.slice(0, from) + key + state.text.slice(to),
      from + key.length,
    );
    const { text, caret } = state;
    const isWithin = caret <= text.length && caret >= Math.min(3, text.length);
    if (!/^(\+20\d{0,10})?$/.test(text) || !isWithin) expect.fail(draw(state));
  }
});

describe('detecting foreign numbers', () => {
  test.each([
    '+49 170 1234567',
    '00 49 (0) 170-1234567',
    '001 212 555 1234',
    '+٤٩١٧٠١٢٣٤٥٦٧',
    '＋４９１７０１２３４５６７',
    '\u202a+49 170 1234567\u202c',
    'tel:+491701234567',
    '+254 712 345678',
  ])('%s', (number) => {
    expect(isForeign(number)).toBe(true);
    expect(typeAsField([number]), 'pasted').toBe('+20');
    expect(typeAsField([...number]), 'typed').toBe('+20');
    expect(isForeign(trackTypedText('', '+20', `+20${number}`)), 'pasted behind +20').toBe(true);
    expect(isForeign(trackTypedText('', '+201001234567', number)), 'pasted over another').toBe(true);
    expect(formatPhoneOnBlur(number), 'unseen').toBe(number);
    expect(isPhone(formatPhoneOnBlur(number))).toBe(false);
  });

  test('after a deletion or an insertion the number is not reinterpreted', () => {
    expect(trackTypedText('+4', '+20', '+2')).toBe('');
    expect(trackTypedText('+4', '+20', '')).toBe('');
    expect(trackTypedText('x', '+20100', '+205100')).toBe('');
    expect(trackTypedText('x', '+20100', '+250100')).toBe('');
    expect(trackTypedText('x', '+20100', '+')).toBe('+');
  });
});

test('a field with only the country code is emptied on blur', () => {
  expect(formatPhoneOnBlur('+20')).toBe('');
  expect(formatPhoneOnBlur('+201')).toBe('+201');
  expect(formatPhoneOnBlur('')).toBe('');
  expect(formatPhoneOnBlur('+20001234567'), 'a number in the middle of an edit').toBe('+20001234567');
  expect(formatPhoneOnBlur('0100 123 4567'), 'a number no edit was seen of').toBe('+201001234567');
  expect(formatPhoneOnBlur('0020')).toBe('');
});

test.each([
  ['+201001234567', true],
  ['+20100123456', false],
  ['+2010012345678', false],
  ['201001234567', false],
  ['+20١٠٠١٢٣٤٥٦٧', false],
  ['+201001234567\n', false],
  ['', false],
])('%j is a valid phone number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected);
});
