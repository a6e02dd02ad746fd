import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createInquirySchema } from '../../src/model/inquiry/inquirySchema.ts';

// What the mail function and a lead's link accept. Emails: inquiry.test.ts. Offered days: viewing.test.ts.

const viewing = { kind: 'viewing', day: '2026-11-26', part: 'morning' };
const inquiry = {
  ...{ name: 'Mona Hassan', email: 'mona@example.com', phone: '+201001234567', car: 'BMW X5 2024' },
  ...{ message: 'Hello', locale: 'ar', consent: '2026-12', sentAt: '2026-11-22T15:25:00.000Z', viewing },
  ...{ carIds: ['bmw-x5-2024', 'audi q5,"x"'], search: 'brand=BMW&q=%D8%B3' },
};
const schema = createInquirySchema(({ day }) => day !== '2026-11-27');
const faultsOf = (body: unknown) =>
  (v.safeParse(schema, body).issues ?? []).map(({ path }) => path?.[0]?.key);

test('a complete inquiry is valid, an old one in English', () => {
  expect(v.parse(schema, inquiry)).toEqual(inquiry);
  const { name, email, phone, car, message } = inquiry;
  expect(v.parse(schema, { name, email, phone, car, message })).toMatchObject({ locale: 'en' });
});

test.each<[what: string, field: keyof typeof inquiry, value: unknown]>([
  ['a header', 'name', 'Mona\r\nBcc: spy@evil.example'],
  ['a line separator', 'name', 'Mona\u2028Bcc: spy@evil.example'],
  ['an encoded word', 'name', '=?utf-8?q?x?='],
  ['blanks', 'name', ' \t '],
  ['202 characters', 'name', 'x'.repeat(202)],
  ['a header', 'car', 'BMW\r\nTo: spy@evil.example'],
  ['an escape character', 'car', 'BMW \u001b[31m'],
  ['201 characters', 'car', 'x'.repeat(201)],
  ['two addresses', 'email', 'mona@example.com, spy@evil.example'],
  ['a list', 'email', ['mona@example.com', 'spy@evil.example']],
  ['a header', 'phone', '+201001234567\r\nX: y'],
  ['another country', 'phone', '+491701234567'],
  ['too few digits', 'phone', '+20100'],
  ['a link', 'phone', '+20100;phone-context=x'],
  ['5001 characters', 'message', 'x'.repeat(5001)],
  ['blanks', 'message', ' \n\t '],
  ['a file', 'message', { path: '/etc/passwd' }],
  ['one there is not', 'locale', 'fr'],
  ['a header', 'consent', '2026-11\r\nBcc: spy@evil.example'],
  ['words', 'sentAt', '2026-11-22T15:25:00Z <b>'],
  ['an impossible time', 'sentAt', '2026-99-99T15:25:00Z'],
  ['a text', 'viewing', 'tomorrow'],
  ['a day that is not offered', 'viewing', { ...viewing, day: '2026-11-27' }],
  ['an unknown kind', 'viewing', { ...viewing, kind: 'lunch' }],
  ['a kind from the prototype', 'viewing', { ...viewing, kind: 'constructor' }],
  ['an unknown part', 'viewing', { ...viewing, part: 'night' }],
  ['a list of parts', 'viewing', { ...viewing, part: ['morning'] }],
  ['a day with a header', 'viewing', { ...viewing, day: '2026-11-26\r\nBcc: spy@evil.example' }],
  ['a day in Arabic-Indic digits', 'viewing', { ...viewing, day: '٢٠٢٦-١١-٢٦' }],
  ['a foreign field', 'viewing', { ...viewing, url: 'https://evil.example' }],
  ['a foreign field named as the prototype', 'viewing', JSON.parse('{"__proto__":{"kind":"viewing"}}')],
  ['a slash', 'carIds', ['a/b']],
  ['25 of them', 'carIds', Array.from({ length: 25 }, String)],
  ['a script', 'search', 'javascript:alert(1)'],
  ['two lines', 'search', 'q=a\nb'],
  ['more than 500 characters', 'search', `q=${'x'.repeat(500)}`],
])('%s is no %s', (_what, field, value) => {
  expect(new Set(faultsOf({ ...inquiry, [field]: value }))).toEqual(new Set([field]));
});

test.each([
  `{"__proto__":${JSON.stringify(inquiry)}}`,
  `{"constructor":{"prototype":${JSON.stringify(inquiry)}}}`,
])('prototype keys are no fields: %s', (body) => {
  expect(faultsOf(JSON.parse(body))).toEqual(['name', 'email', 'phone', 'car', 'message']);
});
