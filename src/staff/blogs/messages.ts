import type { PictureMessages } from '../pictures/checkPictures.ts';

/** SPEC 5. */
export const mainPictureMessages: PictureMessages = {
  notWebp: () => 'Only .webp images are allowed.',
  tooWide: () => 'Main image width must be 1200px or less.',
};

export const inlinePictureMessages: PictureMessages = {
  notWebp: () => 'Only .webp images are allowed.',
  tooWide: () => 'Inline image width must be 1200px or less.',
};

const uploadMessages = {
  uploaded: 'Image uploaded successfully.',
  uploadFailed: () => 'Image upload failed.',
} as const;

/** SPEC 8. */
export const blogFormMessages = {
  ...uploadMessages,
  notFound: 'Blog not found.',
  add: { ...uploadMessages, saved: 'Blog post added!', failed: 'Failed to save blog post.' },
  edit: { ...uploadMessages, saved: 'Blog updated successfully!', failed: 'Failed to update blog.' },
  deleted: 'Blog deleted successfully.',
  deleteFailed: 'Failed to delete blog.',
} as const;
