import * as v from 'valibot';
import { languageNames } from '#locales/languages.ts';
import { type Problem, RefusedFieldError } from '../../data/staff/errors.ts';
import { addNote, parseLead, restoreLines } from '../../data/staff/leads.ts';
import { checkForm, saveForm } from '../../data/staff/saveForm.ts';
import { formatDay } from '../../locales/formatDay.ts';
import { isEmail, type SentInquiry } from '../../model/inquiry/inquiry.ts';
import { isClosed, leadSources, leadStates, parseNote, toStoredViewing } from '../../model/leads/lead.ts';
import type { LinkedInquiry } from '../../model/leads/leadLink.ts';
import { leadLimits } from '../../model/limits.ts';
import { locales } from '../../model/locales.ts';
import { withAsciiDigits } from '../../model/text/digits.ts';
import { withoutInvisible } from '../../model/text/invisible.ts';
import { isDay } from '../../model/text/isDay.ts';
import type { Fields } from '../../model/text/parse.ts';
import type { DocumentKind } from '../documents/form/documentKind.ts';
import {
  checkedText,
  noYear,
  optionalText,
  orNull,
  requiredText,
  textOrNull,
} from '../documents/form/schema.ts';
import { type FormPictures, noPictures } from '../pictures/pictures.ts';
import { sourceNames, stateNames } from './leadTexts.ts';

export const leadFormMessages = {
  notFound: 'Lead not found.',
  add: { saved: 'Lead added!', failed: 'Failed to save lead.' },
  edit: { saved: 'Lead updated successfully!', failed: 'Failed to update lead.' },
  deleted: 'Lead deleted successfully.',
  deleteFailed: 'Failed to delete lead.',
} as const;

/** Fields as stored. The person's first message, consent and viewing are shown and not edited. */
export const leadSchema = v.object({
  Name: requiredText(leadLimits.name, 'Please fill in the Name field.', 'Name'),
  Email: v.pipe(
    optionalText(leadLimits.email, 'Email'),
    v.check((text) => text === '' || isEmail(text), 'This is not an email address.'),
  ),
  Phone: v.pipe(
    optionalText(leadLimits.phone, 'Phone'),
    v.regex(/^[+\d ()/.-]*$/, 'A phone number has digits, spaces and any of + ( ) / . - only.'),
  ),
  Car: optionalText(leadLimits.car, 'Car'),
  Cars: v.array(v.string()),
  Message: optionalText(leadLimits.message, 'Message'),
  Locale: v.picklist(locales),
  Source: v.picklist(leadSources),
  AskedAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  Consent: textOrNull,
  Viewing: textOrNull,
  Search: textOrNull,
  Cut: v.pipe(
    v.number(),
    v.transform((cut) => cut || null),
  ),
  State: v.picklist(leadStates),
  Reason: v.pipe(optionalText(leadLimits.reason, 'Reason'), orNull),
  Owner: textOrNull,
  Next: v.pipe(optionalText(leadLimits.next, 'Next step'), orNull),
  Due: checkedText(isDay, noYear),
});

export interface LeadForm extends v.InferInput<typeof leadSchema>, FormPictures {
  /** A new note, and when it was typed, by which another attempt to store it finds the first. */
  NewNote: string;
  NotedAt: string;
}

export function toLeadForm(fields: Fields): LeadForm {
  const lead = parseLead('', fields);
  return {
    Name: lead.name,
    Email: lead.email,
    Phone: lead.phone,
    Car: lead.car,
    Cars: [...lead.carIds],
    Message: lead.message,
    Locale: lead.locale,
    Source: lead.source,
    AskedAt: lead.askedAt?.toISOString() ?? '',
    Consent: typeof fields.Consent === 'string' ? fields.Consent : '',
    Viewing: toStoredViewing(lead.viewing),
    Search: lead.search,
    Cut: lead.cut,
    State: lead.state,
    Reason: lead.reason,
    Owner: lead.owner,
    Next: lead.next,
    Due: lead.due,
    NewNote: '',
    NotedAt: '',
    ...noPictures,
  };
}

/** A person who called or walked in. @param car that they asked for, if it is known */
export function toNewLead(now: Date, car: Pick<LeadForm, 'Car' | 'Cars'> | null): LeadForm {
  return { ...toLeadForm({}), ...car, Source: 'phone', AskedAt: now.toISOString() };
}

/** @param openedAt for an inquiry that does not say when it was sent */
export function fromInquiry({ inquiry, cut }: LinkedInquiry, openedAt: Date): LeadForm {
  const { name, email, phone, car, message, locale, consent = '', viewing }: SentInquiry = inquiry;
  return {
    ...toLeadForm({}),
    ...{ Name: name, Email: email, Phone: phone, Car: car, Message: message, Locale: locale },
    Cars: [...(inquiry.carIds ?? [])],
    Source: 'site',
    AskedAt: (inquiry.sentAt ? new Date(inquiry.sentAt) : openedAt).toISOString(),
    Consent: consent,
    Viewing: toStoredViewing(viewing),
    Search: inquiry.search ?? '',
    Cut: cut,
  };
}

function findProblem(content: Fields, typed?: Fields): Problem | null {
  if (typed?.Due && !content.Due) {
    const day = formatDay(String(typed.Due));
    const message = `It was closed meanwhile. Reopen it to keep the next step on ${day}.`;
    return { path: 'State', message, kept: { Due: typed.Due } };
  }
  if (!content.Email && !content.Phone)
    return { path: 'Phone', message: 'Please fill in the Phone or the Email field.' };
  if (content.State === 'lost' && !content.Reason)
    return { path: 'Reason', message: 'Please say why the lead was lost.' };
  return null;
}

const labels: Readonly<Record<string, string>> = {
  Cars: 'Cars of the site',
  Locale: 'Language',
  Owner: 'Who has it',
  Next: 'Next step',
  Due: 'Day of the next step',
  Told: 'Told of a car',
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  State: stateNames,
  Source: sourceNames,
  Locale: languageNames,
};

export const leadKind: DocumentKind<LeadForm> = {
  collectionId: 'Leads',
  hasSharedId: true,
  schema: leadSchema,
  toForm: toLeadForm,
  tidy: (form) => ({
    ...form,
    Name: form.Name.trim(),
    Email: form.Email.trim(),
    Phone: withoutInvisible(withAsciiDigits(form.Phone)).trim(),
    Car: form.Car.trim(),
    Message: form.Message.trim(),
    Next: form.Next.trim(),
    Reason: form.State === 'lost' ? form.Reason.trim() : '',
    Due: isClosed({ state: form.State }) ? '' : form.Due,
  }),
  empty: toLeadForm({}),
  noun: 'lead',
  titleOf: ({ Name }) => Name,
  labelOf: (path) => labels[path] ?? path,
  wordsOf: (path, text, accounts) => {
    if (path === 'Notes') return parseNote(text)?.text;
    if (path === 'Owner') return accounts.get(text) ?? 'Another account';
    return path === 'Due' && isDay(text) ? formatDay(text) : words[path]?.[text];
  },
  messages: leadFormMessages,
  describeChange: (before, after) => {
    const [was, is] = [before, after].map((fields) => parseLead('', fields));
    if (!was || !is) return null;
    const [notes, told] = [is.notes.length - was.notes.length, is.told.length - was.told.length];
    if (notes !== 0) return notes > 0 ? 'wrote a note' : 'took a note back';
    if (told !== 0) return told > 0 ? 'told the person about a car' : 'took back that the person was told';
    return null;
  },
  saveState: restoreLines,
  save: async (id, opened, toSave) => {
    const { NewNote } = toSave.form;
    if (isTooLong(NewNote)) throw new RefusedFieldError('NewNote', NewNote, tooLong);
    // Who is added by hand asked about now, not when the form was opened.
    const isByHand = !opened && toSave.form.Source !== 'site';
    const form = isByHand ? { ...toSave.form, AskedAt: new Date().toISOString() } : toSave.form;
    const checked = { ...toSave, form };
    // First, so that nothing else is stored if it fails. It may be stored already: another attempt finds it.
    if (opened && NewNote.trim()) {
      await checkForm('Leads', id, leadKind, checked);
      await addNewNote(id, form);
    }
    const saved = await saveForm('Leads', id, leadKind, checked);
    if (!opened) await addNewNote(id, form);
    return saved;
  },
  logFields: ['Notes', 'Told'],
  wholeProblem: findProblem,
};

export const tooLong = `A note can have at most ${leadLimits.note} characters.`;

export function isTooLong(note: string): boolean {
  return note.length > leadLimits.note;
}

export async function addNewNote(id: string, { NewNote, NotedAt }: LeadForm): Promise<void> {
  if (NewNote.trim()) await addNote(id, NewNote, new Date(NotedAt));
}
