/** Rules of a stored file. */
import { imageFolders } from '../../src/model/image/storagePaths.ts';
import { maxImageBytes } from '../../src/model/limits.ts';
import { casesOf, forEach, type RuleCase } from './cases.ts';
import { outsiders, people } from './people.ts';
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

const picture = '{folder}/{file}';
const create = `${picture} create`;
const inCars = 'Cars/{id}.webp';

const creations: readonly FileCase[] = [
  ...imageFolders.flatMap((folder) => {
    const at = `${folder}/{id}.webp`;
    return Object.entries(uploads).flatMap(([how, upload]) => [
      ...forEach<FileCase>(['staff'], {
        allow: create,
        outcome: 'in',
        what: `${at} ${how}`,
        at,
        act: upload(),
      }),
      ...forEach<FileCase>(outsiders, {
        allow: create,
        outcome: 'out',
        what: `${at} ${how}`,
        at,
        act: upload(),
      }),
    ]);
  }),
  ...Object.entries(uploads).flatMap(([how, upload]): readonly FileCase[] => {
    const staff = { allow: create, who: 'staff', at: inCars } as const;
    return [
      ...casesOf<FileCase>(staff, [
        ['in', `exactly 5 MB ${how}`, upload({ size: maxImageBytes })],
        ['out', `a byte more than 5 MB ${how}`, upload({ size: maxImageBytes + 1 })],
      ]),
      ...wrongTypes.map(
        (type): FileCase => ({ ...staff, outcome: 'out', what: `'${type}' ${how}`, act: upload({ type }) }),
      ),
    ];
  }),
  ...forEach<FileCase>(['staff', 'visitor'], {
    allow: create,
    outcome: 'out',
    what: 'a picture named as one, of another type',
    at: 'Cars/{id}.html',
    act: uploadAtOnce({ type: 'text/html', metadata: { contentEncoding: 'image/webp' } }),
  }),
  {
    allow: create,
    outcome: 'in',
    who: 'staff',
    what: 'metadata as the site sends it',
    at: 'mainImages/{id}.webp',
    act: uploadInPieces({ metadata: { cacheControl: 'public, max-age=31536000, immutable' } }),
  },
  {
    allow: create,
    outcome: 'in',
    who: 'staff',
    what: 'a name of letters, spaces and signs',
    at: 'Blogs/{id}_صورة 1 (2).webp',
    act: uploadAtOnce(),
  },
  ...closedPlaces.flatMap((at) => [
    ...forEach<FileCase>(people, { allow: create, outcome: 'out', what: at, at, act: uploadAtOnce() }),
    ...forEach<FileCase>(['staff'], {
      allow: create,
      outcome: 'out',
      what: `${at} in pieces`,
      at,
      act: uploadInPieces(),
    }),
  ]),
  // The emulator checks `create` even if the file exists.
  ...imageFolders.flatMap((folder) => {
    const shared = {
      allow: create,
      what: `${folder}/{id}.webp over another`,
      at: `${folder}/{id}.webp`,
      isStored: true,
    };
    return [
      ...forEach<FileCase>(['staff'], { ...shared, outcome: 'in', act: uploadAtOnce({ size: 65 }) }),
      ...forEach<FileCase>(outsiders, { ...shared, outcome: 'out', act: uploadAtOnce({ size: 65 }) }),
    ];
  }),
  {
    allow: create,
    outcome: 'out',
    who: 'staff',
    what: 'a page over a picture',
    at: inCars,
    isStored: true,
    act: uploadAtOnce({ type: 'text/html' }),
  },
  {
    allow: create,
    outcome: 'out',
    who: 'staff',
    what: 'too much over a picture',
    at: inCars,
    isStored: true,
    act: uploadAtOnce({ size: maxImageBytes + 1 }),
  },
];

const update = `${picture} update`;

const updates: readonly FileCase[] = [
  ...imageFolders.flatMap((folder) => {
    const shared = { allow: update, what: `${folder}/{id}.webp`, at: `${folder}/{id}.webp`, isStored: true };
    const act = changeMetadata({ cacheControl: 'no-store', metadata: { by: 'test' } });
    return [
      ...forEach<FileCase>(['staff'], { ...shared, outcome: 'in', act }),
      ...forEach<FileCase>(outsiders, { ...shared, outcome: 'out', act }),
    ];
  }),
  ...['text/html', 'image/svg+xml', 'image/png'].flatMap((contentType) =>
    forEach<FileCase>(['staff', 'visitor'], {
      allow: update,
      outcome: 'out',
      what: `becomes ${contentType}`,
      at: inCars,
      isStored: true,
      act: changeMetadata({ contentType }),
    }),
  ),
  ...closedPlaces.flatMap((at) =>
    forEach<FileCase>(['staff', 'visitor'], {
      allow: update,
      outcome: 'out',
      what: at,
      at,
      isStored: true,
      act: changeMetadata({ cacheControl: 'no-store' }),
    }),
  ),
];

const deletions: readonly FileCase[] = [
  ...imageFolders.flatMap((folder) => {
    const shared = {
      allow: `${picture} delete`,
      what: `${folder}/{id}.webp`,
      at: `${folder}/{id}.webp`,
      isStored: true,
      act: deleteFile,
    };
    return [
      ...forEach<FileCase>(['staff'], { ...shared, outcome: 'in' }),
      ...forEach<FileCase>(outsiders, { ...shared, outcome: 'out' }),
    ];
  }),
  ...closedPlaces.flatMap((at) =>
    forEach<FileCase>(['staff', 'visitor'], {
      allow: `${picture} delete`,
      outcome: 'out',
      what: at,
      at,
      isStored: true,
      act: deleteFile,
    }),
  ),
];

const gets: readonly FileCase[] = [
  ...imageFolders.flatMap((folder) =>
    Object.entries({ downloaded: download, 'its metadata': parseMetadata }).flatMap(([what, act]) =>
      forEach<FileCase>(people, {
        allow: `${picture} get`,
        outcome: 'in',
        what: `${folder}/{id}.webp ${what}`,
        at: `${folder}/{id}.webp`,
        isStored: true,
        act,
      }),
    ),
  ),
  ...closedPlaces.flatMap((at) => [
    ...forEach<FileCase>(people, {
      allow: `${picture} get`,
      outcome: 'out',
      what: at,
      at,
      isStored: true,
      act: download,
    }),
    ...forEach<FileCase>(['visitor', 'staff'], {
      allow: `${picture} get`,
      outcome: 'out',
      what: `${at}: its metadata`,
      at,
      isStored: true,
      act: parseMetadata,
    }),
    ...forEach<FileCase>(['visitor'], {
      allow: `${picture} get`,
      outcome: 'out',
      what: `${at}, which is not there`,
      at,
      act: download,
    }),
  ]),
];

/** These cases test no `allow`: only the owner may create a URL that bypasses the rules. */
const tokens = forEach<FileCase>(people, {
  allow: 'none: update',
  outcome: 'out',
  what: 'an address with a token',
  at: inCars,
  isStored: true,
  act: createToken,
});

export const fileCases: readonly FileCase[] = [...gets, ...creations, ...updates, ...deletions, ...tokens];
