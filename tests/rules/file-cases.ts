/** Rules of a stored file. */
import { imageFolders } from '../../src/model/image/storagePaths.ts';
import { maxImageBytes } from '../../src/model/limits.ts';
import { casesOf, forEach, onlyStaff, type RuleCase } from './cases.ts';
import { everyone, type Person, people } from './people.ts';
import {
  changeMetadata,
  createToken,
  deleteFile,
  download,
  type FileAction,
  parseMetadata,
  uploadAtOnce,
} from './storage-client.ts';

/** One request that reads or writes one file. */
export interface FileCase extends RuleCase {
  /** The file's name; `{id}` is replaced by a fresh id. */
  readonly at: string;
  readonly isStored?: boolean;
  readonly act: FileAction;
}

/** Paths without a rule. */
const closedPlaces = [
  '{id}.webp',
  'Reviews/{id}.webp',
  'cars/{id}.webp',
  'Cars2/{id}.webp',
  ' Cars/{id}.webp',
  'Cars/{id}/picture.webp',
  'staff/Cars/{id}.webp',
];

/** Types that browsers execute, and types close to the right one. */
const wrongTypes = ['image/svg+xml', 'image/*', 'image/webp2', 'image/webp; charset=utf-8', 'IMAGE/WEBP', ''];

const create = { allow: '{folder}/{file} create' } as const;
const update = { allow: '{folder}/{file} update', isStored: true } as const;
const remove = { allow: '{folder}/{file} delete', isStored: true, act: deleteFile } as const;
const get = { allow: '{folder}/{file} get', isStored: true } as const;
const inCars = 'Cars/{id}.webp';
const inFolders = imageFolders.map((folder) => `${folder}/{id}.webp`);

const denied = (who: readonly Person[], shared: Omit<FileCase, 'who' | 'outcome'>) =>
  forEach<FileCase>(who, { ...shared, outcome: 'out' });

const noStore = changeMetadata({ cacheControl: 'no-store' });

const creations: readonly FileCase[] = [
  ...onlyStaff<FileCase>({ ...create, what: inCars, at: inCars, act: uploadAtOnce() }, everyone),
  ...casesOf<FileCase>({ ...create, who: 'staff', at: inCars }, [
    ['in', 'exactly 5 MB', uploadAtOnce({ size: maxImageBytes })],
    ['out', 'a byte more than 5 MB', uploadAtOnce({ size: maxImageBytes + 1 })],
    ['out', 'a page', uploadAtOnce({ type: 'text/html' })],
    ...wrongTypes.map((type) => ['out', `'${type}'`, uploadAtOnce({ type })] as const),
    [
      'out',
      'another type that is encoded as a picture',
      uploadAtOnce({ type: 'text/html', metadata: { contentEncoding: 'image/webp' } }),
    ],
    [
      'in',
      'metadata as the site sends it',
      uploadAtOnce({ metadata: { cacheControl: 'public, max-age=31536000, immutable' } }),
    ],
  ]),
  ...casesOf<FileCase>({ ...create, who: 'staff', at: 'Blogs/{id}_صورة 1 (2).webp' }, [
    ['in', 'a name of letters, spaces and signs', uploadAtOnce()],
  ]),
  // The emulator checks `create` even if the file exists.
  ...onlyStaff<FileCase>({
    ...{ ...create, what: 'over another', at: inCars, isStored: true, act: uploadAtOnce({ size: 65 }) },
  }),
  ...casesOf<FileCase>({ ...create, who: 'staff', at: inCars, isStored: true }, [
    ['out', 'a page over a picture', uploadAtOnce({ type: 'text/html' })],
    ['out', 'too much over a picture', uploadAtOnce({ size: maxImageBytes + 1 })],
  ]),
];

const updates: readonly FileCase[] = [
  ...onlyStaff<FileCase>({ ...update, what: inCars, at: inCars, act: noStore }),
  ...denied(['staff'], {
    ...{ ...update, what: 'becomes a page', at: inCars, act: changeMetadata({ contentType: 'text/html' }) },
  }),
];

const gets: readonly FileCase[] = Object.entries({
  downloaded: download,
  'its metadata': parseMetadata,
}).flatMap(([what, act]) => forEach<FileCase>(people, { ...get, outcome: 'in', what, at: inCars, act }));

/** Every folder of pictures, and the paths that only seem to be one. */
const places: readonly FileCase[] = [
  ...inFolders.flatMap((at): readonly FileCase[] => [
    { ...get, outcome: 'in', who: 'visitor', what: at, at, act: download },
    { ...create, outcome: 'in', who: 'staff', what: at, at, act: uploadAtOnce() },
    { ...update, outcome: 'in', who: 'staff', what: at, at, act: noStore },
    ...onlyStaff<FileCase>({ ...remove, what: at, at }),
  ]),
  ...closedPlaces.flatMap((at) => [
    ...denied(['visitor', 'staff'], { ...get, what: at, at, act: download }),
    ...denied(['visitor'], { allow: get.allow, what: `${at}, which is not there`, at, act: download }),
    ...denied(['staff'], { ...create, what: at, at, act: uploadAtOnce() }),
    ...denied(['staff'], { ...update, what: at, at, act: noStore }),
    ...denied(['staff'], { ...remove, what: at, at }),
  ]),
];

/** These cases test no `allow`: only the owner may create a URL that bypasses the rules. */
const tokens = denied(people, {
  ...{ allow: 'none: update', what: 'an address with a token', at: inCars, isStored: true, act: createToken },
});

export const fileCases: readonly FileCase[] = [...gets, ...creations, ...updates, ...places, ...tokens];
