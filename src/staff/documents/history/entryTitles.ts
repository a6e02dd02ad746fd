import { fetchKnown } from '../../../data/staff/syncedDocuments.ts';
import { type Collection, collections } from '../../../model/collections.ts';
import { titleOf } from '../../../model/storedDocument.ts';
import type { Fields } from '../../../model/text/parse.ts';

interface Place {
  readonly collection: string;
  readonly id: string;
}

/** Names a document by its fields; a report by its car, where this device knows it. */
export type TitleOf = (place: Place, fields: Fields) => string;

/** @param places of the documents that are named */
export async function fetchTitles(places: readonly Place[]): Promise<TitleOf> {
  const isOfCar = (collection: string) => findCollection(collection)?.alsoChanges?.collection === 'Cars';
  const toTitle = (id: string, fields: Fields) => [id, titleOf(collections.Cars, fields)] as const;
  const cars = new Map(
    places.some(({ collection }) => isOfCar(collection)) ? await fetchKnown('Cars', toTitle) : [],
  );
  return ({ collection, id }, fields) => {
    const known = findCollection(collection);
    return (isOfCar(collection) && cars.get(id)) || (known && titleOf(known, fields)) || 'Untitled';
  };
}

function findCollection(name: string): Collection | undefined {
  return collections[name as keyof typeof collections];
}
