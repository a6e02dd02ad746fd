/** Rules of a stored file. */
import { imageFolders } from '../../src/model/image/storagePaths.ts';
import { maxImageBytes } from '../../src/model/limits.ts';
import { casesOf, forEach, onlyStaff, type RuleCase } from './cases.ts';
import { type Person, people } from './people.ts';
import {
  changeMetadata,
  createToken,
  deleteFile,
  download,
  type FileAction,
  parseMetadata,
  uploadAtOnce,
  uploadInPieces,
  uploadPlainly,
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
  'HERO/{id}.webp',
  'Cars2/{id}.webp',
  'mainImages2/{id}.webp',
  ' Cars/{id}.webp',
  'Cars/{id}/picture.webp',
  'Hero/old/{id}.webp',
  'Blogs/a/b/{id}.webp',
  'staff/Cars/{id}.webp',
];

const uploads: Readonly<Record<string, typeof uploadAtOnce>> = {
  'at once': uploadAtOnce,
  'in pieces': uploadInPieces,
  plainly: uploadPlainly,
};

/** Types that browsers execute, and types close to the right one. */
const wrongTypes = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'image/*',
  'image/webp2',
  'image/webp; charset=utf-8',
  'IMAGE/WEBP',
  'text/html',
  'application/javascript',
  'application/octet-stream',
  '',
];

const create = { allow: '{folder}/{file} create' } as const;
const update = { allow: '{folder}/{file} update', isStored: true } as const;
const remove = { allow: '{folder}/{file} delete', isStored: true, act: deleteFile } as const;
const get = { allow: '{folder}/{file} get', isStored: true } as const;
const inCars = 'Cars/{id}.webp';
const inFolders = imageFolders.map((folder) => `${folder}/{id}.webp`);

const denied = (who: readonly Person[], shared: Omit<FileCase, 'who' | 'outcome'>) =>
  forEach<FileCase>(who, { ...shared, outcome: 'out' });

const creations: readonly FileCase[] = [
  ...Object.entries(uploads).flatMap(([how, upload]): readonly FileCase[] => [
    ...inFolders.flatMap((at) => onlyStaff<FileCase>({ ...create, what: `${at} ${how}`, at, act: upload() })),
    ...casesOf<FileCase>({ ...create, who: 'staff', at: inCars }, [
      ['in', `exactly 5 MB ${how}`, upload({ size: maxImageBytes })],
      ['out', `a byte more than 5 MB ${how}`, upload({ size: maxImageBytes + 1 })],
      ...wrongTypes.map((type) => ['out', `'${type}' ${how}`, upload({ type })] as const),
    ]),
  ]),
  ...denied(['staff', 'visitor'], {
    ...{ ...create, what: 'a picture named as one, of another type', at: 'Cars/{id}.html' },
    act: uploadAtOnce({ type: 'text/html', metadata: { contentEncoding: 'image/webp' } }),
  }),
  ...casesOf<FileCase>({ ...create, who: 'staff', at: 'mainImages/{id}.webp' }, [
    [
      'in',
      'metadata as the site sends it',
      uploadInPieces({ metadata: { cacheControl: 'public, max-age=31536000, immutable' } }),
    ],
  ]),
  ...casesOf<FileCase>({ ...create, who: 'staff', at: 'Blogs/{id}_صورة 1 (2).webp' }, [
    ['in', 'a name of letters, spaces and signs', uploadAtOnce()],
  ]),
  ...closedPlaces.flatMap((at) => [
    ...denied(people, { ...create, what: at, at, act: uploadAtOnce() }),
    ...denied(['staff'], { ...create, what: `${at} in pieces`, at, act: uploadInPieces() }),
  ]),
  // The emulator checks `create` even if the file exists.
  ...inFolders.flatMap((at) =>
    onlyStaff<FileCase>({
      ...{ ...create, what: `${at} over another`, at, isStored: true, act: uploadAtOnce({ size: 65 }) },
    }),
  ),
  ...casesOf<FileCase>({ ...create, who: 'staff', at: inCars, isStored: true }, [
    ['out', 'a page over a picture', uploadAtOnce({ type: 'text/html' })],
    ['out', 'too much over a picture', uploadAtOnce({ size: maxImageBytes + 1 })],
  ]),
];

const noStore = changeMetadata({ cacheControl: 'no-store' });

const updates: readonly FileCase[] = [
  ...inFolders.flatMap((at) => {
    const act = changeMetadata({ cacheControl: 'no-store', metadata: { by: 'test' } });
    return onlyStaff<FileCase>({ ...update, what: at, at, act });
  }),
  ...['text/html', 'image/svg+xml', 'image/png'].flatMap((contentType) => {
    const act = changeMetadata({ contentType });
    return denied(['staff', 'visitor'], { ...update, what: `becomes ${contentType}`, at: inCars, act });
  }),
  ...closedPlaces.flatMap((at) => denied(['staff', 'visitor'], { ...update, what: at, at, act: noStore })),
];

const deletions: readonly FileCase[] = [
  ...inFolders.flatMap((at) => onlyStaff<FileCase>({ ...remove, what: at, at })),
  ...closedPlaces.flatMap((at) => denied(['staff', 'visitor'], { ...remove, what: at, at })),
];

const gets: readonly FileCase[] = [
  ...inFolders.flatMap((at) =>
    Object.entries({ downloaded: download, 'its metadata': parseMetadata }).flatMap(([what, act]) =>
      forEach<FileCase>(people, { ...get, outcome: 'in', what: `${at} ${what}`, at, act }),
    ),
  ),
  ...closedPlaces.flatMap((at) => [
    ...denied(people, { ...get, what: at, at, act: download }),
    ...denied(['visitor', 'staff'], { ...get, what: `${at}: its metadata`, at, act: parseMetadata }),
    ...denied(['visitor'], { allow: get.allow, what: `${at}, which is not there`, at, act: download }),
  ]),
];

/** These cases test no `allow`: only the owner may create a URL that bypasses the rules. */
const tokens = denied(people, {
  ...{ allow: 'none: update', what: 'an address with a token', at: inCars, isStored: true, act: createToken },
});

export const fileCases: readonly FileCase[] = [...gets, ...creations, ...updates, ...deletions, ...tokens];
