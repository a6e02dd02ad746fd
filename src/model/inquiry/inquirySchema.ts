import * as v from 'valibot';
import { isDocumentId } from '../documentId.ts';
import { locales } from '../locales.ts';
import { withAsciiDigits } from '../text/digits.ts';
import { askedLimits, controlCharacter, encodedWord, inquiryLimits, isEmail } from './inquiry.ts';
import { isPhone } from './phone.ts';
import { dayParts, type Viewing, viewingKinds } from './viewing.ts';

/** Removes null bytes, lone surrogates and bidi controls. */
const plainText = v.pipe(
  v.string(),
  v.transform((text) =>
    text.replace(/[\0\u202a-\u202e\u2066-\u2069]/g, '').replace(/\p{Surrogate}/gu, '\ufffd'),
  ),
);

const line = (limit: number) =>
  v.pipe(
    plainText,
    v.check((text) => !controlCharacter.test(text)),
    v.check((text) => !text.includes(encodedWord)),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(limit),
  );

/** Normalizes line breaks and removes control characters other than tabs. */
function toLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** What the mail function accepts and a lead's link contains. @param isOffered whether a viewing can be asked for */
export function createInquirySchema(isOffered: (viewing: Viewing) => boolean) {
  return v.object({
    name: line(inquiryLimits.name),
    email: v.pipe(line(inquiryLimits.email), v.check(isEmail)),
    phone: v.pipe(line(inquiryLimits.email), v.transform(withAsciiDigits), v.check(isPhone)),
    car: line(inquiryLimits.car),
    /** Pages cached before locales existed send none. */
    locale: v.optional(v.picklist(locales), 'en'),
    consent: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
    sentAt: v.optional(
      v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.check((text) => !Number.isNaN(Date.parse(text))),
      ),
    ),
    message: v.pipe(plainText, v.transform(toLines), v.nonEmpty(), v.maxLength(inquiryLimits.message)),
    viewing: v.optional(
      v.pipe(
        v.strictObject({
          kind: v.picklist(viewingKinds),
          day: v.pipe(v.string(), v.isoDate()),
          part: v.picklist(dayParts),
        }),
        v.check(isOffered),
      ),
    ),
    carIds: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(askedLimits.carId), v.check(isDocumentId))),
        v.minLength(1),
        v.maxLength(askedLimits.cars),
      ),
    ),
    search: v.optional(v.pipe(v.string(), v.regex(/^[\w%.*+&=-]+$/), v.maxLength(askedLimits.search))),
  });
}
