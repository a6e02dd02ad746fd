/** The database of drafts on this device. */
async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('staff-drafts');
  await new Promise((resolve, reject) => Object.assign(opening, { onsuccess: resolve, onerror: reject }));
  return opening.result;
}

/** Uses one of its stores: the drafts, or their files. */
export async function useStore<T>(
  name: 'drafts' | 'files',
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  const request = use(database.transaction(name, 'readwrite').objectStore(name));
  await new Promise((resolve) => Object.assign(request, { onsuccess: resolve }));
  database.close();
  return request.result;
}
