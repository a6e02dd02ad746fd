import * as v from 'valibot';
import { parseText } from '../../model/text/parse.ts';
import type { DocumentKind } from '../documents/form/documentKind.ts';
import { textOrNull } from '../documents/form/schema.ts';
import { type FormPictures, noPictures } from '../pictures/pictures.ts';

interface LabelForm extends FormPictures {
  picture: string;
}

const toForm: DocumentKind<LabelForm>['toForm'] = ({ picture }) => ({
  picture: parseText(picture),
  ...noPictures,
});

const messages = { saved: 'Label picture saved.', failed: 'Failed to save the label picture.' };

/** The setting of labels, for its history: its picture is stored as soon as it is chosen. */
export const labelKind: DocumentKind<LabelForm> = {
  collectionId: 'Settings',
  isOptional: true,
  schema: v.object({ picture: textOrNull }),
  toForm,
  tidy: (form) => form,
  empty: toForm({}),
  noun: 'label picture',
  titleOf: () => 'Windscreen label',
  labelOf: () => 'Picture',
  messages: { add: messages, edit: messages, notFound: messages.failed },
};
