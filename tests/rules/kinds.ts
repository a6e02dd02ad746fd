/** The collections of the registry, as the cases of the rules need them. */
import { type CollectionName, collections } from '../../src/model/collections.ts';
import type { Fields } from '../support/wire.ts';
import { allowsOf } from './allows.ts';
import { blog, car, inspection, lead, review } from './samples.ts';

export interface Kind {
  readonly collection: CollectionName;
  /** For example `Cars/{car}`. */
  readonly match: string;
  /** A valid document. */
  readonly sample: Fields;
  /** Valid new values of it. */
  readonly changed: Fields;
}

type EditedCollection = Exclude<CollectionName, 'Staff' | 'History'>;

const samples: Readonly<Record<EditedCollection, readonly [sample: Fields, changed: Fields]>> = {
  Cars: [car, { Model: 'Another' }],
  Inspections: [inspection, { Place: 'Alexandria' }],
  Blogs: [blog, { title: 'Another' }],
  Reviews: [review, { Name: 'Another' }],
  HiddenReviews: [review, { Name: 'Another' }],
  Leads: [lead, { State: 'answered' }],
};

export const collectionNames = Object.keys(collections) as readonly CollectionName[];

/** For example `Cars/{car}`; without a rule only the name. */
export function matchOf(collection: string): string {
  const [match = collection] =
    allowsOf('firestore.rules')
      .find((allow) => allow.startsWith(`${collection}/{`))
      ?.split(' ') ?? [];
  return match;
}

/** Those that staff edit. */
export const kinds = Object.fromEntries(
  Object.entries(samples).map(([collection, [sample, changed]]) => [
    collection,
    { collection, match: matchOf(collection), sample, changed },
  ]),
) as Readonly<Record<EditedCollection, Kind>>;

/** A valid document of each collection. */
export const sampleOf = (collection: CollectionName): Fields =>
  collection === 'Staff' || collection === 'History'
    ? { email: 'other@dealer.example' }
    : kinds[collection].sample;
