import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a program on the PATH; on Windows its name may end in one of PATHEXT. */
export function findOnPath(
  program: string,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = platform === 'win32' ? (env.PATHEXT ?? '.EXE;.CMD').split(';') : [''];
  const files = folders.flatMap((folder) => endings.map((ending) => join(folder, program + ending)));
  return files.find((file) => existsSync(file));
}
