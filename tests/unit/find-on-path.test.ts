import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findOnPath } from '../../scripts/local/find-on-path.ts';
import { createEmptyFolder } from '../support/emptyFolder.ts';

function folderWith(file: string): string {
  const folder = createEmptyFolder();
  writeFileSync(join(folder, file), '');
  return folder;
}

test('finds a program in the first folder of the PATH that has it', () => {
  const folder = folderWith('tool');
  expect(findOnPath('tool', { PATH: ['', '/nowhere', folder].join(delimiter) }, 'linux')).toBe(
    join(folder, 'tool'),
  );
  expect(findOnPath('tool', { PATH: '' }, 'linux')).toBeUndefined();
});

test('adds the extensions of PATHEXT on Windows', () => {
  const folder = folderWith('tool.CMD');
  const env = { PATH: folder, PATHEXT: '.EXE;.CMD' };
  expect(findOnPath('tool', env, 'win32')).toBe(join(folder, 'tool.CMD'));
  expect(findOnPath('tool', env, 'linux')).toBeUndefined();
});
