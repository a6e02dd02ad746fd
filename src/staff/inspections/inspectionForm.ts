import * as v from 'valibot';
import { inspectionNames } from '#locales/inspectionNames.ts';
import { parseCar } from '../../data/public/carDocument.ts';
import { type OpenedInspection, summarize } from '../../data/staff/inspections.ts';
import { saveForm } from '../../data/staff/saveForm.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { isWithdrawn } from '../../model/car/car.ts';
import { parseTypedNumber } from '../../model/car/typedNumber.ts';
import { parseDay } from '../../model/inspection/inspected.ts';
import {
  inspectionLimits,
  parseBatteryHealth,
  parseFlaw,
  parsePaint,
  parsePoint,
  parseTread,
  toStoredFlaw,
  toStoredPoint,
} from '../../model/inspection/inspection.ts';
import {
  type Panel,
  type PointCode,
  panels,
  pointCodes,
  type Wheel,
  wheels,
} from '../../model/inspection/points.ts';
import { type Fields, parseMap, parseText, parseTexts } from '../../model/text/parse.ts';
import type { DocumentKind } from '../documents/form/documentKind.ts';
import {
  checkedText,
  createFields,
  lastDay,
  noYear,
  optionalText,
  orNull,
  requiredText,
} from '../documents/form/schema.ts';
import { type FormPictures, noPictures } from '../pictures/pictures.ts';
import {
  freeNotesIn,
  languageNames,
  noteOf,
  tidyNoteTranslations,
  toNoteTranslations,
  translationsSchema,
} from './noteTranslations.ts';

/** A map of texts; blank ones are not stored. */
const given = (problem: (name: string, text: string) => string | null) =>
  v.pipe(
    v.record(v.string(), v.string()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [name, text] of Object.entries(dataset.value)) {
        const message = text && problem(name, text);
        if (message) return addIssue({ message });
      }
    }),
    v.transform((entries) => Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== ''))),
  );

const noteTooLong = `a note can have at most ${inspectionLimits.note} characters.`;

const isNoteTooLong = (noted: { readonly note: string } | null) =>
  noted !== null && noted.note.length > inspectionLimits.note;

/** Fields as stored; points, measurements and flaws are texts, as in the form. */
const inspectionSchema = v.object({
  Inspector: requiredText(inspectionLimits.inspector, 'Please enter the inspector’s name.', 'Inspector'),
  Qualification: v.pipe(optionalText(inspectionLimits.qualification, 'Qualification'), orNull),
  Place: requiredText(inspectionLimits.place, 'Please enter the place of the inspection.', 'Place'),
  Date: v.pipe(
    v.string(),
    v.nonEmpty('Please enter the date of the inspection.'),
    v.check((text) => parseDay(text) !== '', noYear),
    v.check((text) => text <= lastDay(), 'The day of the inspection has not come yet.'),
  ),
  Odometer: v.pipe(
    v.string(),
    v.check((text) => parseTypedNumber('Mileage', text) !== null, 'Please enter the odometer in kilometres.'),
    v.transform((text) => parseTypedNumber('Mileage', text)),
  ),
  Battery_Health: checkedText(
    (text) => parseBatteryHealth(text) !== null,
    'The battery’s state of health must be from 1 to 100%.',
  ),
  Points: given((code, text) =>
    isNoteTooLong(parsePoint(text)) ? `${inspectionNames.points[code as PointCode]}: ${noteTooLong}` : null,
  ),
  Tread: given((wheel, text) =>
    parseTread(text) === null
      ? `${inspectionNames.wheels[wheel as Wheel]}: the tread must be a number of millimetres, such as 6.5.`
      : null,
  ),
  Paint: given((panel, text) =>
    parsePaint(text) === null
      ? `${inspectionNames.panels[panel as Panel]}: the paint must be a number of micrometres, such as 120.`
      : null,
  ),
  Flaws: v.pipe(
    v.array(v.string()),
    v.maxLength(inspectionLimits.flaws, `A report can have at most ${inspectionLimits.flaws} flaws.`),
    v.everyItem((line) => !isNoteTooLong(parseFlaw(line)), `Flaws: ${noteTooLong}`),
  ),
  Translations: translationsSchema,
});

/** Points, flaws and measurements as stored, so that they merge one by one; '' if nobody entered any. */
export interface InspectionForm extends v.InferInput<typeof inspectionSchema>, FormPictures {
  Points: Record<PointCode, string>;
  Tread: Record<Wheel, string>;
  Paint: Record<Panel, string>;
}

export function toInspectionForm(fields: Fields): InspectionForm {
  const [points, tread, paint] = [parseMap(fields.Points), parseMap(fields.Tread), parseMap(fields.Paint)];
  return {
    Inspector: parseText(fields.Inspector),
    Qualification: parseText(fields.Qualification),
    Place: parseText(fields.Place),
    Date: parseDay(fields.Date),
    Odometer: parseText(fields.Odometer),
    Battery_Health: parseText(fields.Battery_Health),
    Points: createFields(pointCodes, (code) => toStoredPoint(parsePoint(points[code]))),
    Tread: createFields(wheels, (wheel) => parseText(tread[wheel])),
    Paint: createFields(panels, (panel) => parseText(paint[panel])),
    Flaws: parseTexts(fields.Flaws).filter((line) => parseFlaw(line)),
    Translations: toNoteTranslations(fields.Translations),
    ...noPictures,
  };
}

function tidyInspectionForm(form: InspectionForm): InspectionForm {
  return {
    ...form,
    Inspector: form.Inspector.trim(),
    Qualification: form.Qualification.trim(),
    Place: form.Place.trim(),
    Odometer: tidied(form.Odometer, (text) => parseTypedNumber('Mileage', text)),
    Battery_Health: tidied(form.Battery_Health, parseBatteryHealth),
    Points: createFields(pointCodes, (code) => toStoredPoint(parsePoint(form.Points[code]))),
    Tread: createFields(wheels, (wheel) => tidied(form.Tread[wheel], parseTread)),
    Paint: createFields(panels, (panel) => tidied(form.Paint[panel], parsePaint)),
    Flaws: flawsIn(form).map((flaw) =>
      toStoredFlaw(flaw.place === 'open' ? { ...flaw, place: 'none' } : flaw),
    ),
    Translations: tidyNoteTranslations(form.Translations, freeNotesIn(form)),
  };
}

/** What is not a number stays, for its message. */
function tidied(text: string, parse: (text: string) => number | null): string {
  return String(parse(text) ?? text.trim());
}

export function unansweredIn(codes: readonly PointCode[], points: InspectionForm['Points']) {
  return codes.filter((code) => parsePoint(points[code]).finding === 'unchecked');
}

export function flawsIn({ Flaws }: Pick<InspectionForm, 'Flaws'>) {
  return Flaws.flatMap((line) => parseFlaw(line) ?? []);
}

const labels: Readonly<Record<string, string>> = {
  Odometer: 'Odometer (km)',
  Battery_Health: 'Battery state of health (%)',
};

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Points: inspectionNames.points,
  Tread: inspectionNames.wheels,
  Paint: inspectionNames.panels,
  Translations: { de: `Notes in ${languageNames.de}`, ar: `Notes in ${languageNames.ar}` },
};

/** 'Remark: Worn on the left' */
function describePoint(text: string): string {
  const { finding, note } = parsePoint(text);
  return [inspectionNames.findings[finding], note].filter(Boolean).join(': ');
}

/** 'Scratch, 5 cm, 41% from the left and 23% from the top: Down to the primer' */
function describeFlaw(text: string): string | undefined {
  const flaw = parseFlaw(text);
  if (!flaw) return undefined;
  const { type, size, place, note } = flaw;
  const where =
    typeof place === 'string'
      ? 'without a place'
      : `${place.x / 10}% from the left and ${place.y / 10}% from the top`;
  return [`${inspectionNames.flaws[type]}, ${size} cm, ${where}`, note].filter(Boolean).join(': ');
}

export function createInspectionKind({ id, car: fields }: OpenedInspection): DocumentKind<InspectionForm> {
  const car = parseCar(id, fields, null);
  const kind: DocumentKind<InspectionForm> = {
    collectionId: 'Inspections',
    hasSharedId: true,
    schema: inspectionSchema,
    toForm: toInspectionForm,
    tidy: tidyInspectionForm,
    // A flaw stays the same when its pin or its words change.
    keys: {
      Flaws: (line) => parseFlaw(String(line))?.image,
      'Translations.de': (line) => noteOf(String(line)),
      'Translations.ar': (line) => noteOf(String(line)),
    },
    alsoChanged: summarize,
    empty: toInspectionForm({}),
    noun: 'inspection report',
    titleOf: () => carTitle(car),
    labelOf: (path) => {
      const [group = '', name = ''] = path.split('.');
      return names[group]?.[name] ?? labels[path] ?? path;
    },
    wordsOf: (path, text) =>
      path.startsWith('Points.') ? describePoint(text) : path === 'Flaws' ? describeFlaw(text) : undefined,
    pathsIn: (form) => flawsIn(form).map(({ image }) => image),
    withoutPictures: (form, paths) => ({
      ...form,
      Flaws: form.Flaws.filter((line) => !paths.has(parseFlaw(line)?.image ?? '')),
    }),
    isPublic: () => !isWithdrawn(car),
    question: (form) => {
      const count = flawsIn(form).filter(({ place }) => place === 'open').length;
      if (count === 0) return null;
      return count === 1
        ? '1 flaw is not placed. Save it without a place?'
        : `${count} flaws are not placed. Save them without a place?`;
    },
    messages: {
      notFound: 'This car or its report was deleted.',
      add: messages('Inspection report added.'),
      edit: messages('Inspection report saved.'),
    },
    // Two people may begin a report at once, which becomes one of both.
    save: async (own, _opened, toSave) => {
      await saveForm('Inspections', own, kind, toSave);
      return { wasStored: null };
    },
  };
  return kind;
}

function messages(saved: string) {
  return {
    saved,
    failed: 'Failed to save the inspection report.',
    uploadFailed: (fileName: string) => `Upload failed for ${fileName}`,
  };
}
