import { findImageProblem, type ImageProblem, type ImageRule } from '../../../model/image/imageRules.ts';
import { parseWebpSize } from '../../../model/image/webp.ts';
import { decodeImageFile } from './decodeImageFile.ts';

/** Error messages by file name. */
export type ImageMessages = Readonly<Record<'notWebp' | 'tooWide', (fileName: string) => string>> & {
  readonly wrongRatio?: (fileName: string) => string;
};

export interface RefusedImage {
  readonly file: File;
  readonly message: string;
}

interface Judged {
  readonly accepted: readonly File[];
  readonly refused: readonly RefusedImage[];
}

/** Decodes files one at a time and sorts them by the rule. */
export async function judgeImages(
  files: readonly File[],
  rule: ImageRule,
  messages: ImageMessages,
): Promise<Judged> {
  const accepted: File[] = [];
  const refused: RefusedImage[] = [];
  for (const file of files) {
    const problem = await problemOf(file, rule);
    if (problem) refused.push({ file, message: imageMessage(problem, file.name, messages) });
    else accepted.push(file);
  }
  return { accepted, refused };
}

export function imageMessage(problem: ImageProblem, fileName: string, messages: ImageMessages): string {
  if (problem === 'tooLarge') return `${fileName} is larger than 5 MB.`;
  return messages[problem]?.(fileName) ?? `${fileName} does not have the right ratio.`;
}

async function problemOf(file: File, rule: ImageRule): Promise<ImageProblem | null> {
  return findImageProblem({ bytes: file.size, size: await decodeImageFile(file, parseWebpSize) }, rule);
}
