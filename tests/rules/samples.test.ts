/** Staff could have written every sample document: the rules allow them. */
import { describe, test } from 'vitest';
import { blogs } from '../../seed/blogs.ts';
import { cars } from '../../seed/cars.ts';
import type { Fields } from '../support/wire.ts';
import { freshId } from './cases.ts';
import { type Action, FirestoreClient, remove, set } from './firestore-client.ts';
import { soldNow } from './fullest-car.ts';
import { provideAccounts } from './people.ts';

const accounts = provideAccounts();

const imageUrl = (path: string) =>
  `https://images.example/v0/b/bucket/o/${encodeURIComponent(path)}?alt=media`;

describe.each([
  ['Cars', cars.map(({ id, fields }) => [id, { ...fields } as Fields] as const)],
  ['Blogs', blogs.map(({ id, fields }) => [id, { ...fields(imageUrl) } as Fields] as const)],
] as const)('%s', (collection, samples) => {
  test.concurrent.for(samples)('%s can be created and updated', async ([, fields], context) => {
    const path = `${collection}/${freshId()}`;
    const client = new FirestoreClient(accounts.headers('staff'));
    const write: Action =
      fields.Status === 'sold'
        ? set({ ...fields, Hidden: true }, { updateTransforms: [soldNow] })
        : set(fields);
    context.onTestFinished(() => remove(path));
    for (const answer of [await write(client, path), await write(client, path)])
      context.expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });
});
