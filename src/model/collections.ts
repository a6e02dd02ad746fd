/**
 * What is stored. A new kind of document gets an entry here and its rules in firestore.rules: backups, the check of the
 * storage, caches, /build.json and the tests of the rules derive from the entries. All collections are backed up.
 */
export interface Collection {
  /** One of its documents, as the staff area calls it. */
  readonly label: string;
  readonly titleFields: readonly string[];
  /** Fields that name pictures, by path; `*` is any key. */
  readonly pictures: Readonly<Record<string, PictureFormat>>;
  /** Who may list all of it: visitors need a filter for cars. */
  readonly listedBy: 'visitors' | 'staff';
  /** Whether it is about a person: nothing is left of it when it is deleted. */
  readonly isPersonal?: boolean;
  /** Whether a backup writes it back. */
  readonly isRestored: boolean;
  /** Start of the keys of cached public requests. */
  readonly cacheKey?: string;
  /** Its key in /build.json, which has the documents that static pages show. */
  readonly builtAs?: string;
  /** A save also changes these fields of the document with its id in another collection. */
  readonly alsoChanges?: { readonly collection: string; readonly fields: readonly string[] };
  /** A document is moved between the two, and never in both. */
  readonly movesTo?: string;
  /** Fields that only the server's time or the stored document decide. */
  readonly serverFields?: readonly string[];
}

/** A path or URL, a list of them, one after its group, lines of `toStoredFlaw`, or text with URLs. */
export type PictureFormat = 'path' | 'paths' | 'grouped' | 'flaws' | 'html';

const table = {
  Cars: {
    label: 'Car',
    titleFields: ['Name', 'Model'],
    pictures: { Img: 'path', Images: 'paths', Picture_Groups: 'grouped' },
    listedBy: 'staff',
    isRestored: true,
    cacheKey: 'cars',
    builtAs: 'cars',
    serverFields: ['SoldAt', 'Price_Before', 'Price_Since'],
  },
  Inspections: {
    label: 'Inspection report',
    titleFields: ['Inspector', 'Date'],
    pictures: { Flaws: 'flaws' },
    listedBy: 'staff',
    isRestored: true,
    cacheKey: 'inspections',
    alsoChanges: { collection: 'Cars', fields: ['Inspected'] },
  },
  Blogs: {
    label: 'Blog post',
    titleFields: ['title'],
    pictures: { mainImage: 'path', content: 'html', 'Translations.*.content': 'html' },
    listedBy: 'visitors',
    isRestored: true,
    cacheKey: 'blogs',
    builtAs: 'blogs',
  },
  Reviews: {
    label: 'Review',
    titleFields: ['Name'],
    pictures: {},
    listedBy: 'visitors',
    isRestored: true,
    cacheKey: 'reviews',
    builtAs: 'reviews',
    movesTo: 'HiddenReviews',
  },
  HiddenReviews: {
    label: 'Hidden review',
    titleFields: ['Name'],
    pictures: {},
    listedBy: 'staff',
    isRestored: true,
    cacheKey: 'reviews',
    movesTo: 'Reviews',
  },
  // Its rules let nobody write an entry back. Its entries name no pictures, or these would stay used.
  History: {
    label: 'Change',
    titleFields: ['kind', 'collection', 'id'],
    pictures: {},
    listedBy: 'staff',
    isRestored: false,
  },
  Leads: {
    label: 'Lead',
    titleFields: ['Name', 'Car'],
    isPersonal: true,
    pictures: {},
    listedBy: 'staff',
    isRestored: true,
  },
  Staff: { label: 'Account', titleFields: ['email'], pictures: {}, listedBy: 'staff', isRestored: false },
} as const satisfies Readonly<Record<string, Collection>>;

export type CollectionName = keyof typeof table;

/** The keys of /build.json. */
export type BuiltKey = Extract<(typeof table)[CollectionName], { builtAs: string }>['builtAs'];

export const collections: Readonly<Record<CollectionName, Collection>> = table;

export type Setting = Pick<Collection, 'cacheKey'> &
  Partial<Pick<Collection, 'pictures'>> & { readonly title: string };

/**
 * Documents of the collection Settings that a backup may hold. Others are secret (publishing), or would lock members
 * out (access).
 */
const settingsTable = {
  'Settings/price': { title: 'Prices', cacheKey: 'settings/price' },
  'Settings/import': { title: 'Import costs', cacheKey: 'settings/import' },
  'Settings/finance': { title: 'Instalments', cacheKey: 'settings/finance' },
  'Settings/feeds': { title: 'Feeds' },
  'Settings/label': { title: 'Windscreen label', pictures: { picture: 'path' } },
} as const satisfies Readonly<Record<string, Setting>>;

export const settings: Readonly<Record<keyof typeof settingsTable, Setting>> = settingsTable;
