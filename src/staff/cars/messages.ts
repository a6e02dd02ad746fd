import { editionNames } from '../../locales/editions.ts';
import type { EquipmentList } from '../../model/car/car.ts';
import type { CarFormProblem, RequiredCarField } from '../../model/car/carForm.ts';
import { carLimits } from '../../model/limits.ts';
import type { SavingMessages } from '../shared/forms/useDocumentSaving.ts';
import type { ImageMessages } from '../shared/images/judgeImages.ts';

/** SPEC 5. */
export const carImageMessages: ImageMessages = {
  notWebp: (fileName) => `${fileName} is not a .webp file.`,
  tooWide: (fileName) => `${fileName} is too wide (max 1200px).`,
  wrongRatio: (fileName) => `${fileName} does not have a 3:2 ratio.`,
};

/** As SPEC 5 names the fields in its message. */
const requiredFieldNames: Readonly<Record<RequiredCarField, string>> = {
  brand: 'Name',
  model: 'Model',
  price: 'Price',
  year: 'Production_Year',
  condition: 'Condition',
};

/** What a form that lacks it calls it. */
export const missingLabels: Readonly<Record<RequiredCarField | 'images', string>> = {
  brand: 'Name',
  model: 'Model',
  price: 'Price',
  year: 'Production Year',
  condition: 'Condition',
  images: 'a picture',
};

export const carListLabels: Readonly<Record<EquipmentList, string>> = {
  engineSpecs: 'Engine Specs',
  exterior: 'Exterior',
  interior: 'Interior',
  specialFeatures: 'Special Features',
};

/** What to say of a form that cannot be saved: SPEC 5, and own words where it has none. */
export function carFormMessage(problem: CarFormProblem): string {
  switch (problem.code) {
    case 'blank':
      return `Please fill in the ${requiredFieldNames[problem.field]} field.`;
    case 'notAPrice':
      return 'The price must be one number, such as 1,250,000.';
    case 'notAYear':
      return 'The production year must be a year such as 2024.';
    case 'notANumber': {
      const [least, most] = carLimits[problem.field];
      return `The ${problem.field} must be a whole number from ${least} to ${most}.`;
    }
    case 'noImages':
      return 'Please upload at least one image.';
    case 'tooManyLines':
      return `${listLabel(problem)} can have at most ${carLimits.lines} lines.`;
    case 'tooManyImages':
      return `A car can have at most ${carLimits.images} images.`;
  }
}

function listLabel({ field, language }: Extract<CarFormProblem, { readonly code: 'tooManyLines' }>): string {
  return language ? `${carListLabels[field]} (${editionNames[language]})` : carListLabels[field];
}

const notFound = 'Car not found.';

/** SPEC 8. */
export const addCarMessages: SavingMessages = {
  saved: 'New car added successfully!',
  failed: 'Failed to add new car.',
  notFound,
  uploadFailed: (fileName) => `Upload failed for ${fileName}`,
};

export const editCarMessages: SavingMessages = {
  saved: 'Car updated successfully!',
  failed: 'Failed to update car.',
  notFound,
  uploadFailed: () => 'Upload failed.',
  uploaded: 'Image uploaded successfully.',
};

export const carListMessages = {
  notFound,
  updateFailed: 'Failed to update car.',
  deleted: 'Car and its images deleted successfully.',
  deleteFailed: 'Failed to delete car or its images.',
  imagesLeft: 'The car itself is deleted. What is left of its images is deleted at your next visit.',
} as const;
