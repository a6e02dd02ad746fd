import type { VinProblem } from '../../model/car/vin.ts';
import type { PictureMessages } from '../pictures/checkPictures.ts';

/** SPEC 5. */
export const carPictureMessages: PictureMessages = {
  notWebp: (fileName) => `${fileName} is not a .webp file.`,
  tooWide: (fileName) => `${fileName} is too wide (max 1200px).`,
  wrongRatio: (fileName) => `${fileName} does not have a 3:2 ratio.`,
};

export const vinMessages: Readonly<Record<VinProblem, string>> = {
  length: 'A VIN has 17 characters.',
  letters: 'A VIN has only digits and letters, and none of I, O and Q.',
  checkDigit: 'The VIN is mistyped: its ninth character doesn’t match the others.',
};

/** SPEC 8. */
export const carFormMessages = {
  notFound: 'Car not found.',
  add: {
    saved: 'New car added successfully!',
    failed: 'Failed to add new car.',
    uploadFailed: (fileName: string) => `Upload failed for ${fileName}`,
  },
  edit: {
    saved: 'Car updated successfully!',
    failed: 'Failed to update car.',
    uploadFailed: () => 'Upload failed.',
    uploaded: 'Image uploaded successfully.',
  },
  soldStaysHidden:
    'This car was sold meanwhile, and a sold car stays hidden. Your other changes are still in this form: submit it again to save them.',
  mainIsGone:
    'The picture that you chose as the main one was removed meanwhile. Please look at the main picture and submit again.',
  deleted: 'Car and its images deleted successfully.',
  deleteFailed: 'Failed to delete car or its images.',
  left: {
    pictures: 'The car itself is deleted. Some of its images could not be deleted.',
    report:
      'The car itself is deleted. Its inspection report is not, but visitors no longer find it. Delete it on the Backup page, under “Without their car”.',
  },
} as const;
