import type { PictureMessages } from '../pictures/checkPictures.ts';

/** SPEC 5. */
export const heroPictureMessages: PictureMessages = {
  notWebp: () => 'Only .webp files are allowed.',
  tooWide: () => 'Image width must be 1200px or less.',
  wrongRatio: () => 'Image must have a 16:9 aspect ratio.',
};
