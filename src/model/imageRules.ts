import type { Size } from './webp.ts';

/** A chosen file as the rules judge it: its content was read, its name is only used in messages. */
export interface ChosenImage {
  readonly name: string;
  readonly bytes: number;
  /** Decoded pixel size, or null where the content is no WebP picture. */
  readonly size: Size | null;
}

/** What is wrong with a chosen image in the words of SPEC 5, or null. */
export type ImageRule = (image: ChosenImage) => string | null;

/** Pixels, SPEC 9. */
const maxWidth = 1200;
const ratioTolerance = 0.01;

/** Bytes; storage.rules refuses more. */
const maxBytes = 5 * 1024 * 1024;

export const carImageRule: ImageRule = ({ name, bytes, size }) => {
  if (!size) return `${name} is not a .webp file.`;
  if (size.width > maxWidth) return `${name} is too wide (max 1200px).`;
  if (!hasRatio(size, 3 / 2)) return `${name} does not have a 3:2 ratio.`;
  return tooLarge(name, bytes);
};

export const heroRule: ImageRule = ({ name, bytes, size }) => {
  if (!size) return 'Only .webp files are allowed.';
  if (size.width > maxWidth) return 'Image width must be 1200px or less.';
  if (!hasRatio(size, 16 / 9)) return 'Image must have a 16:9 aspect ratio.';
  return tooLarge(name, bytes);
};

export const blogMainRule: ImageRule = ({ name, bytes, size }) => {
  if (!size) return 'Only .webp images are allowed.';
  if (size.width > maxWidth) return 'Main image width must be 1200px or less.';
  return tooLarge(name, bytes);
};

export const blogInlineRule: ImageRule = ({ name, bytes, size }) => {
  if (!size) return 'Only .webp images are allowed.';
  if (size.width > maxWidth) return 'Inline image width must be 1200px or less.';
  return tooLarge(name, bytes);
};

function hasRatio({ width, height }: Size, ratio: number): boolean {
  return Math.abs(width / height - ratio) <= ratioTolerance;
}

function tooLarge(name: string, bytes: number): string | null {
  return bytes > maxBytes ? `${name} is larger than 5 MB.` : null;
}
