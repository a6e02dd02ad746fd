import { findPictureProblem, type ImageRule, type PictureProblem } from '../../model/image/imageRules.ts';
import { parseWebpSize, type Size } from '../../model/image/webp.ts';

export type PictureMessages = Readonly<Partial<Record<PictureProblem, (fileName: string) => string>>>;

export interface RefusedPicture {
  readonly file: File;
  readonly message: string;
  /** It follows the rule, but could not be stored. */
  readonly isUnstored?: boolean;
}

/** Decodes files one at a time and sorts them by the rule. */
export async function checkPictures(files: readonly File[], rule: ImageRule, messages: PictureMessages) {
  const accepted: File[] = [];
  const refused: RefusedPicture[] = [];
  for (const file of files) {
    const problem = findPictureProblem({ bytes: file.size, size: await decodeWebpSize(file) }, rule);
    if (problem) refused.push({ file, message: pictureMessage(problem, file.name, messages) });
    else accepted.push(file);
  }
  return { accepted, refused };
}

export function pictureMessage(problem: PictureProblem, fileName: string, messages: PictureMessages): string {
  return messages[problem]?.(fileName) ?? `${fileName} is larger than 5 MB.`;
}

/** The decoded size of a WebP file; null for other, broken or unreadable files. */
export async function decodeWebpSize(file: File): Promise<Size | null> {
  try {
    if (!parseWebpSize(new Uint8Array(await file.slice(0, 64).arrayBuffer()))) return null;
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}
