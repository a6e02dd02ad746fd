import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blogs } from '../../seed/blogs.ts';
import { cars } from '../../seed/cars.ts';
import { changes } from '../../seed/changes.ts';
import { finance } from '../../seed/finance.ts';
import { importRates } from '../../seed/importRates.ts';
import { inspections } from '../../seed/inspections.ts';
import { parseCar } from '../../src/data/public/carDocument.ts';
import { parseVideo } from '../../src/model/car/video.ts';
import { parseOffers } from '../../src/model/finance/offers.ts';
import { parseImportRates } from '../../src/model/import/rates.ts';
import { parseInspection, toStoredFlaw } from '../../src/model/inspection/inspection.ts';
import { pointsFor } from '../../src/model/inspection/points.ts';

const seed = join(import.meta.dirname, '../../seed');
const bytesOf = (path: string) => statSync(join(seed, 'images', path)).size;
const sizeOf = async (path: string) => {
  const { width, height, format } = await sharp(join(seed, 'images', path)).metadata();
  return `${format} ${width}x${height}`;
};
const imageUrl = (path: string) => `http://storage.example/o/${encodeURIComponent(path)}?alt=media`;

describe('the sample cars', () => {
  it('include a video and two lower prices', () => {
    const changed = cars
      .filter(({ id }) => id in changes)
      .map(({ id, fields }) => parseCar(id, { ...fields, ...changes[id] }));
    expect(changed).toHaveLength(Object.keys(changes).length);
    expect(changed.filter(({ video }) => parseVideo(video)?.address === video)).toHaveLength(1);
    expect(changed.filter(({ priceNews }) => priceNews !== null)).toHaveLength(2);
  });

  it('have unique ids that need no escaping in a URL', () => {
    expect(new Set(cars.map((car) => car.id)).size).toBe(cars.length);
    for (const { id } of cars) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(cars.map((car) => [car.id, car.fields] as const))('%s is shown as stored', (id, car) => {
    const { mileage, fuel, transmission, body, colorCode } = parseCar(id, { ...car });
    expect([fuel, transmission, body]).toEqual([car.Fuel, car.Transmission, car.Body]);
    expect([mileage, colorCode]).toEqual([car.Mileage ?? null, car.Color ?? null]);
    expect(car.Condition === 'New' && mileage !== null, 'a mileage of a new car').toBe(false);
    expect(car.Images).toContain(car.Img);
    for (const path of car.Images) expect(path).toMatch(new RegExp(`^Cars/\\d{13}_${id}-[a-z0-9]+\\.webp$`));
  });
});

it.each(Object.entries(inspections))(
  'the inspected %s is a used car for sale with a complete report',
  (id, fields) => {
    const car = parseCar(id, { ...cars.find((each) => each.id === id)?.fields });
    expect([car.condition, car.status, car.hidden]).toEqual(['used', 'available', false]);
    const report = parseInspection({ ...fields });
    expect(report.flaws.map(toStoredFlaw)).toEqual(fields.Flaws);
    const { good = 0, remarks = 0, faults = 0 } = car.inspected ?? {};
    expect(good + remarks + faults).toBe(Object.keys(fields.Points).length);
    expect(pointsFor(car.fuel)).toEqual(expect.arrayContaining(Object.keys(fields.Points)));
    expect(Object.keys(report.tread)).toEqual(Object.keys(fields.Tread));
    expect(Object.keys(report.paint)).toEqual(Object.keys(fields.Paint));
    expect(report.odometer).toBeLessThanOrEqual(car.mileage ?? 0);
  },
);

describe('the sample pictures', () => {
  const ofFlaws = Object.values(inspections).flatMap((fields) =>
    parseInspection({ ...fields }).flaws.map(({ image }) => image),
  );
  const ofCars = [...cars.flatMap((car) => car.fields.Images), ...new Set(ofFlaws)];
  const ofBlogs = blogs.flatMap((blog) => [blog.mainImage, ...blog.inlineImages]);

  it.each([
    ['cars', ofCars, 800, 45_000],
    ['articles', ofBlogs, 675, 45_000],
    ['the hero', ['Hero/hero.webp'], 675, 90_000],
  ])('of %s have their ratio, are 1200 wide and light', async (_what, paths, height, most) => {
    for (const path of paths) {
      expect(`${path}: ${await sizeOf(path)}`).toBe(`${path}: webp 1200x${height}`);
      expect(bytesOf(path), path).toBeLessThanOrEqual(most);
    }
  });
});

it.each(blogs.map((blog) => [blog.id, blog] as const))('the article %s shows its own images', (_, blog) => {
  const { mainImage, content, Translations } = blog.fields(imageUrl);
  expect(mainImage).toBe(imageUrl(blog.mainImage));
  for (const path of blog.inlineImages)
    for (const text of [content, Translations?.de?.content, Translations?.ar?.content])
      if (text) expect(text).toContain(`<img src="${imageUrl(path)}"`);
});

it('the sample shipments have the columns of the published sheet, and cover every stage without skipping one', () => {
  const text = readFileSync(join(seed, 'shipments.csv'), 'utf8');
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(text.split('\n')[0]).toBe(
    'Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date,Port Name,Expected Week',
  );
  for (const row of data) expect(row.VIN).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
  const stages = new Set(data.map((row) => [row.Booked, row.Port, row.Shipped].join(' ')));
  expect([...stages].sort()).toEqual([
    'FALSE FALSE FALSE',
    'TRUE FALSE FALSE',
    'TRUE TRUE FALSE',
    'TRUE TRUE TRUE',
  ]);
});

it('the sample rates are valid, marked as a sample, and name who published them', () => {
  expect(parseImportRates(importRates)).not.toBeNull();
  for (const row of importRates.rows) expect(row).toMatch(/ Sample: \S.{15}/);
});

it('the sample offers are valid, one of each kind, and marked as a sample', () => {
  const offers = parseOffers(finance);
  expect(offers.map(({ kind }) => kind)).toEqual(['reducing', 'murabaha', 'flat']);
  for (const { name, arabicName } of offers) {
    expect(name).toMatch(/\(sample\)$/);
    expect(arabicName).toMatch(/\(عيّنة\)$/);
  }
});
