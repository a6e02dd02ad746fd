import { carMessages } from '#locales/car.ts';
import { parseCar } from '../../data/public/carDocument.ts';
import { localeNames } from '../../locales/localeNames.ts';
import type { ContentLocale } from '../../model/text/locales.ts';
import type { DocumentKind } from '../shared/forms/useDocumentForm.ts';
import { type CarForm, carSchema, carTexts, emptyCarForm, tidyCarForm, toCarForm } from './carForm.ts';
import { carFormMessages } from './messages.ts';

const labels: Readonly<Record<string, string>> = {
  ...carTexts,
  Name: 'Brand name',
  Production_Year: 'Production Year',
  Color: 'Colour',
  Color_Name: 'Maker’s paint',
  Images: 'Pictures',
  Img: 'Main picture',
};

export const carKind: DocumentKind<CarForm> = {
  collectionId: 'Cars',
  schema: carSchema,
  toForm: toCarForm,
  tidy: tidyCarForm,
  empty: emptyCarForm,
  noun: 'car',
  stateOf: (fields) => {
    const { status, hidden } = parseCar('', fields, null);
    return carMessages.statuses[status] + (hidden && status !== 'sold' ? ', hidden from visitors' : '');
  },
  titleOf: ({ Name, Model }) => `${Name} ${Model}`.trim(),
  labelOf: (path) => {
    const [, language, name = path] = path.match(/^Translations\.(\w+)\.(\w+)$/) ?? [];
    const label = labels[name] ?? name;
    return language ? `${label} (${localeNames[language as ContentLocale]})` : label;
  },
  pathsIn: ({ Images }) => Images,
  withoutPictures: (form, paths) => ({ ...form, Images: form.Images.filter((path) => !paths.has(path)) }),
  isPublic: ({ Hidden }, opened) => !Hidden || opened?.fields.Status === 'sold',
  question: {
    add: 'Are you sure you want to submit this new car?',
    edit: 'Are you sure you want to submit changes?',
  },
  messages: carFormMessages,
  notFound: carFormMessages.notFound,
};
