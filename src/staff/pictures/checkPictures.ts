import { findImageProblem, type ImageProblem, type ImageRule } from '../../model/image/imageRules.ts';
import { parseWebpSize, type Size } from '../../model/image/webp.ts';

/** Error messages by file name. */
export type ImageMessages = Readonly<Partial<Record<ImageProblem, (fileName: string) => string>>>;

export interface RefusedImage {
  readonly file: File;
  readonly message: string;
}

/** Decodes files one at a time and sorts them by the rule. */
export async function checkImages(files: readonly File[], rule: ImageRule, messages: ImageMessages) {
  const accepted: File[] = [];
  const refused: RefusedImage[] = [];
  for (const file of files) {
    const problem = findImageProblem({ bytes: file.size, size: await decodeWebpSize(file) }, rule);
    if (problem) refused.push({ file, message: imageMessage(problem, file.name, messages) });
    else accepted.push(file);
  }
  return { accepted, refused };
}

export function imageMessage(problem: ImageProblem, fileName: string, messages: ImageMessages): string {
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
