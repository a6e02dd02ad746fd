import { findImageProblem, type ImageProblem, type ImageRule } from '../../model/imageRules.ts';
import { readWebpSize } from '../../model/webp.ts';
import { readImageFile } from './readImageFile.ts';
import { dismissErrorToasts, showToast } from './toasts.ts';

/** What to say of a chosen file, told its name. A ratio is complained of only where the rule demands one. */
export type ImageMessages = Readonly<Record<'notWebp' | 'tooWide', (fileName: string) => string>> & {
  readonly wrongRatio?: (fileName: string) => string;
};

/** Those of the chosen files that the rule allows; what is wrong with the others is said in toasts. */
export async function acceptImages(
  files: readonly File[],
  rule: ImageRule,
  messages: ImageMessages,
): Promise<readonly File[]> {
  dismissErrorToasts();
  const problems = await Promise.all(files.map((file) => problemOf(file, rule)));
  for (const [index, { name }] of files.entries()) {
    const problem = problems[index];
    if (problem) showToast('error', imageMessage(problem, name, messages));
  }
  return files.filter((_, index) => problems[index] === null);
}

export function imageMessage(problem: ImageProblem, fileName: string, messages: ImageMessages): string {
  if (problem === 'tooLarge') return `${fileName} is larger than 5 MB.`;
  return messages[problem]?.(fileName) ?? `${fileName} does not have the right ratio.`;
}

async function problemOf(file: File, rule: ImageRule): Promise<ImageProblem | null> {
  return findImageProblem({ bytes: file.size, size: await readImageFile(file, readWebpSize) }, rule);
}
