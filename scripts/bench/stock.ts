/** Creates documents in any number for benchmarks. */
import { firestoreValue, type Plain } from '../../seed/seed.ts';
import { projectId } from '../local/emulators-process.ts';
import { measuredPorts } from './measured-site.ts';

export const documents = `projects/${projectId}/databases/(default)/documents`;

const brands = ['Audi', 'BMW', 'Fiat', 'Mercedes-Benz', 'Peugeot', 'Renault', 'Škoda', 'Volkswagen'];

/**
 * Adds cars of about 2 kB each, bypassing the rules.
 * @param isFeatured decides by the car's number; dealers feature about a dozen
 */
export function putCars(from: number, to: number, isFeatured = (number: number) => number < 12) {
  return put('Cars', from, to, (number) => ({ ...car(number), Featured: isFeatured(number) }));
}

export function putSoldCars(count: number) {
  const soldAt = (number: number) => new Date(Date.UTC(2020, 0, 1) + number * 3_600_000);
  const first = 100_000;
  return put('Cars', first, first + count, (number) => ({
    ...car(number),
    ...{ Featured: false, Status: 'sold', Hidden: true, SoldAt: soldAt(number) },
  }));
}

export async function clearStock(): Promise<void> {
  const database = `http://127.0.0.1:${measuredPorts.firestore}/emulator/v1/${documents}`;
  const response = await fetch(database, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The database could not be cleared: ${await response.text()}`);
}

/** Adds blogs of about 6 kB each. */
export function putBlogs(from: number, to: number) {
  return put('Blogs', from, to, (number) => ({
    title: `Blog ${number}`,
    author: 'Mona Adel',
    summary: 'A summary of two sentences. This is the second.',
    content: '<p>How a car comes from a port to a driveway, in some detail.</p>'.repeat(90),
    mainImage: `mainImages/${number}.webp`,
    createdAt: new Date(Date.UTC(2020, 0, 1) + number * 86_400_000),
  }));
}

export function putReviews(from: number, to: number) {
  return put('Reviews', from, to, (number) => ({
    Message: `Reliable service, review ${number}. `.repeat(5),
    Rating: 1 + (number % 5),
    Name: `Client ${number}`,
  }));
}

async function put(
  collection: string,
  from: number,
  to: number,
  fieldsOf: (number: number) => Readonly<Record<string, Plain>>,
): Promise<void> {
  const update = (number: number) => {
    const values = Object.entries(fieldsOf(number)).map(([name, value]) => [name, firestoreValue(value)]);
    return { name: `${documents}/${collection}/number-${number}`, fields: Object.fromEntries(values) };
  };
  for (let start = from; start < to; start += 400) {
    const numbers = Array.from({ length: Math.min(400, to - start) }, (_, index) => start + index);
    const response = await fetch(`http://127.0.0.1:${measuredPorts.firestore}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ writes: numbers.map((number) => ({ update: update(number) })) }),
    });
    if (!response.ok) throw new Error(`The database refused the ${collection}: ${await response.text()}`);
  }
}

function car(number: number) {
  const lines = (what: string) => Array.from({ length: 6 }, (_, line) => `${what} ${line} of car ${number}`);
  return {
    Name: brands[number % brands.length] ?? '',
    Model: `Model ${number % 97}`,
    Price: `${(500_000 + ((number * 7919) % 4_000_000)).toLocaleString('en-US')} EGP`,
    Production_Year: String(2005 + ((number * 31) % 22)),
    Condition: number % 3 === 0 ? 'New' : 'Used',
    Description: `Car ${number}: ${'well kept, one owner, full service history. '.repeat(12)}`,
    Img: `Cars/${number}-0.webp`,
    Images: [0, 1, 2, 3].map((image) => `Cars/${number}-${image}.webp`),
    Hidden: false,
    updatedAt: new Date(Date.UTC(2020, 0, 1) + number * 60_000),
    updatedBy: 'colleague',
    Engine_Specs: lines('Engine'),
    Exterior: lines('Exterior'),
    Interior: lines('Interior'),
    Special_Features: lines('Feature'),
  };
}
