import { fetchDocument, writeDocument } from './documents.ts';

/** Whether builds publish the stock as feeds. */
export async function fetchHasFeeds(): Promise<boolean> {
  return (await fetchDocument('Settings', 'feeds'))?.fields.off !== true;
}

export async function saveHasFeeds(hasFeeds: boolean): Promise<void> {
  await writeDocument('Settings', 'feeds', (stored) => {
    if (hasFeeds) return stored ? { off: null } : {};
    return stored?.off === true ? {} : { off: true };
  });
}
