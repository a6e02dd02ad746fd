import type { ImageMessages } from '../pictures/checkPictures.ts';

/** SPEC 5. */
export const heroImageMessages: ImageMessages = {
  notWebp: () => 'Only .webp files are allowed.',
  tooWide: () => 'Image width must be 1200px or less.',
  wrongRatio: () => 'Image must have a 16:9 aspect ratio.',
};
