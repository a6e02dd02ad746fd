/** Rules of file lists. */

import { imageFolders } from '../../src/model/image/storagePaths.ts';
import { forEach, type RuleCase } from './cases.ts';
import { outsiders, people } from './people.ts';

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
  `prefix=${encodeURIComponent(prefix)}&delimiter=/&maxResults=1000`,
];

const hero: readonly FolderCase[] = forms('Hero/').flatMap((parameters) =>
  forEach<FolderCase>(people, {
    allow,
    outcome: 'in',
    what: parameters,
    parameters,
    holds: 'Hero/{id}.webp',
  }),
);

const staffFolders: readonly FolderCase[] = imageFolders
  .filter((folder) => folder !== 'Hero')
  .flatMap((folder) =>
    forms(`${folder}/`).flatMap((parameters) => [
      ...forEach<FolderCase>(['staff'], {
        allow,
        outcome: 'in',
        what: parameters,
        parameters,
        holds: `${folder}/{id}.webp`,
      }),
      ...forEach<FolderCase>(outsiders, { allow, outcome: 'out', what: parameters, parameters }),
    ]),
  );

/** The root would list every folder; the site uses no others. */
const closed: readonly FolderCase[] = [
  '',
  'delimiter=/',
  'prefix=&delimiter=/',
  'prefix=/&delimiter=/',
  'maxResults=1',
  ...['cars/', 'HERO/', 'Hero2/', ' Hero/', 'Private/', 'staff/Hero/'].flatMap(forms),
].flatMap((parameters) =>
  forEach<FolderCase>(people, { allow, outcome: 'out', what: `'${parameters}'`, parameters }),
);

/** A sub-folder. */
const below: readonly FolderCase[] = forms('Cars/old/').flatMap((parameters) =>
  forEach<FolderCase>(outsiders, { allow, outcome: 'out', what: parameters, parameters }),
);

export const folderCases: readonly FolderCase[] = [...hero, ...staffFolders, ...closed, ...below];
