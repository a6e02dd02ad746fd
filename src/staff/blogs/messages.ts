import type { BlogFormProblem } from '../../model/blog/blogForm.ts';
import type { SavingMessages } from '../shared/forms/useDocumentSaving.ts';
import type { ImageMessages } from '../shared/images/judgeImages.ts';

/** SPEC 5. */
export const mainImageMessages: ImageMessages = {
  notWebp: () => 'Only .webp images are allowed.',
  tooWide: () => 'Main image width must be 1200px or less.',
};

export const inlineImageMessages: ImageMessages = {
  notWebp: () => 'Only .webp images are allowed.',
  tooWide: () => 'Inline image width must be 1200px or less.',
};

/** What to say of a form that cannot be saved: SPEC 5, and own words where it has none. */
export const blogFormMessages: Readonly<Record<BlogFormProblem['code'], string>> = {
  blank: 'All fields (Title, Author, Summary, Content) are required.',
  noMainImage: 'Please select a main image (WEBP, max 1200px width).',
  contentTooLong: 'The content is too long. Please divide it into two posts.',
};

/** SPEC 8. */
export const uploadMessages = {
  uploaded: 'Image uploaded successfully.',
  uploadFailed: () => 'Image upload failed.',
} as const;

const notFound = 'Blog not found.';

export const addBlogMessages: SavingMessages = {
  ...uploadMessages,
  saved: 'Blog post added!',
  failed: 'Failed to save blog post.',
  notFound,
};

export const editBlogMessages: SavingMessages = {
  ...uploadMessages,
  saved: 'Blog updated successfully!',
  failed: 'Failed to update blog.',
  notFound,
};

export const blogListMessages = {
  notFound,
  deleted: 'Blog deleted successfully.',
  deleteFailed: 'Failed to delete blog.',
} as const;
