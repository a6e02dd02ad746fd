/** Rules of file lists. */

import { imageFolders } from '../../src/model/image/storagePaths.ts';
import { forEach, onlyStaff, type RuleCase } from './cases.ts';
import { outsiders, type Person, people } from './people.ts';

export interface FolderCase extends RuleCase {
  /** Request parameters; `{id}` is replaced by the name of the stored files. */
  readonly parameters: string;
  /** What an allowed list must contain. */
  readonly holds?: string;
}

const allow = '{folder}/{path=**} list';

/** With a delimiter, as firebase/storage lists, and without, which includes sub-folders. */
const forms = (prefix: string) => [
  `prefix=${encodeURIComponent(prefix)}&delimiter=/`,
  `prefix=${encodeURIComponent(prefix)}`,
];

const hero: readonly FolderCase[] = forms('Hero/').flatMap((parameters) =>
  forEach<FolderCase>(people, {
    ...{ allow, outcome: 'in', what: parameters, parameters, holds: 'Hero/{id}.webp' },
  }),
);

const denied = (who: readonly Person[], what: string, parameters: string) =>
  forEach<FolderCase>(who, { allow, outcome: 'out', what, parameters });

const staffFolders: readonly FolderCase[] = imageFolders
  .filter((folder) => folder !== 'Hero')
  .flatMap((folder) =>
    forms(`${folder}/`).flatMap((parameters) =>
      onlyStaff<FolderCase>({ allow, what: parameters, parameters, holds: `${folder}/{id}.webp` }),
    ),
  );

/** The root would list every folder; the site uses no others. */
const closed: readonly FolderCase[] = [
  ...['', 'delimiter=/', 'prefix=/&delimiter=/', 'maxResults=1'],
  ...['cars/', 'Hero2/', ' Hero/', 'staff/Hero/'].flatMap(forms),
].flatMap((parameters) => denied(['visitor', 'staff'], `'${parameters}'`, parameters));

/** A sub-folder. */
const below = forms('Cars/old/').flatMap((parameters) => denied(outsiders, parameters, parameters));

export const folderCases: readonly FolderCase[] = [...hero, ...staffFolders, ...closed, ...below];
