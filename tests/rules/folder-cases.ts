/** What the rules say of lists of files. */
import { forEach, type RuleCase } from './cases.ts';
import { pictureFolders } from './file-cases.ts';
import { outsiders, people } from './people.ts';

export interface FolderCase extends RuleCase {
  /** The parameters of the request; `{id}` becomes the name of the files that are there. */
  readonly parameters: string;
  /** What a list that is let in must hold; nothing of ours if left out. */
  readonly holds?: string;
}

const allow = '{folder}/{path=**} list';

/** With a delimiter, as firebase/storage lists; without, which lists all that lies below as well. */
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

const staffFolders: readonly FolderCase[] = pictureFolders
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

/** The root would show every folder, and the others are none of the site's. */
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

/** Below a folder that is closed to them as well. */
const below: readonly FolderCase[] = forms('Cars/old/').flatMap((parameters) =>
  forEach<FolderCase>(outsiders, { allow, outcome: 'out', what: parameters, parameters }),
);

export const folderCases: readonly FolderCase[] = [...hero, ...staffFolders, ...closed, ...below];
