import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a program on the PATH; on Windows its name may end in one of PATHEXT. */
export function findOnPath(program: string): string | undefined {
  const { PATH = '', PATHEXT = '.EXE;.CMD' } = process.env;
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? PATHEXT.split(';') : [''];
  const files = folders.flatMap((folder) => endings.map((ending) => join(folder, program + ending)));
  return files.find((file) => existsSync(file));
}
