import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blogs } from '../../seed/blogs.ts';
import { cars } from '../../seed/cars.ts';
import { changes } from '../../seed/changes.ts';
import { inspections } from '../../seed/inspections.ts';
import { reviews } from '../../seed/reviews.ts';
import { firestoreValue, imagePaths, staffAccount } from '../../seed/seed.ts';
import { parseCar } from '../../src/data/public/carDocument.ts';
import { parseVideo } from '../../src/model/car/video.ts';
import { parseInspection, toStoredFlaw } from '../../src/model/inspection/inspection.ts';
import { pointsFor } from '../../src/model/inspection/points.ts';

const seed = join(import.meta.dirname, '../../seed');
const bytesOf = (path: string) => statSync(join(seed, 'images', path)).size;
const sizeOf = async (path: string) => {
  const { width, height, format } = await sharp(join(seed, 'images', path)).metadata();
  return `${format} ${width}x${height}`;
};
const imageUrl = (path: string) => `http://storage.example/o/${encodeURIComponent(path)}?alt=media`;

const optionalFields = [
  'Status',
  'SoldAt',
  'Inspected',
  'Mileage',
  'Fuel',
  'Transmission',
  'Body',
  'Color',
  'Color_Name',
  'Origin',
  'Trim',
  'Price_Lines',
  'Power',
  'Engine',
  'Translations',
];

describe('the sample dealership in German and Arabic', () => {
  it('is complete except for a few examples of missing translations', () => {
    const untranslatedCars = cars.filter(({ fields }) => !fields.Translations).map(({ id }) => id);
    expect(untranslatedCars).toEqual(['mini-cooper-s-2025', 'skoda-kodiaq-2024']);
    const contents = blogs.map((blog) => [blog.id, blog.fields(imageUrl).Translations] as const);
    expect(contents.filter(([, texts]) => !texts?.de?.content).map(([id]) => id)).toEqual([
      'how-to-choose-a-colour',
      'buying-a-used-european-car',
    ]);
    expect(contents.filter(([, texts]) => !texts?.de?.title).map(([id]) => id)).toEqual([
      'buying-a-used-european-car',
    ]);
  });

  it.each(cars.flatMap(({ id, fields }) => (fields.Translations ? [[id, fields] as const] : [])))(
    '%s has the same number of lines in each language',
    (_, car) => {
      for (const language of [car.Translations?.de, car.Translations?.ar])
        for (const list of ['Engine_Specs', 'Exterior', 'Interior', 'Special_Features'] as const)
          expect(language?.[list]).toHaveLength(car[list].length);
      expect(car.Translations?.ar?.Description).toMatch(/[\u0600-\u06ff]/);
    },
  );

  it('uses the site’s Arabic plurals', () => {
    const lines = cars.flatMap(({ fields }) => fields.Translations?.ar?.Engine_Specs ?? []);
    for (const line of ['قوة 204 أحصنة وعزم', 'قوة 381 حصانًا وعزم', 'قوة 400 حصان وعزم'])
      expect(lines.filter((each) => each.startsWith(line))).not.toEqual([]);
  });

  it.each(blogs.map((blog) => [blog.id, blog] as const))('%s has its images in each', (_, blog) => {
    const { Translations } = blog.fields(imageUrl);
    for (const content of [Translations?.de?.content, Translations?.ar?.content])
      for (const path of blog.inlineImages)
        if (content) expect(content).toContain(`<img src="${imageUrl(path)}"`);
  });
});

describe('the sample cars', () => {
  const fields = cars.map((car) => car.fields);

  it('include many brands, new and used', () => {
    expect(cars.length).toBeGreaterThanOrEqual(24);
    expect(new Set(fields.map((car) => car.Name)).size).toBeGreaterThanOrEqual(10);
    expect(fields.filter((car) => car.Condition === 'New').length).toBeGreaterThanOrEqual(8);
    expect(fields.filter((car) => car.Condition === 'Used').length).toBeGreaterThanOrEqual(8);
    expect(fields.filter((car) => car.Featured)).toHaveLength(8);
    expect(fields.filter((car) => car.Hidden && car.Status !== 'sold')).toHaveLength(1);
    expect(fields.filter((car) => car.Status === 'reserved')).toHaveLength(1);
    expect(fields.filter((car) => car.Status === 'sold' && car.Hidden && car.SoldAt)).toHaveLength(2);
    expect(fields.filter((car) => car.Featured && car.Hidden)).toEqual([]);
  });

  it('include a video and two lower prices', () => {
    const changed = cars
      .filter(({ id }) => id in changes)
      .map(({ id, fields }) => parseCar(id, { ...fields, ...changes[id] }));
    expect(changed).toHaveLength(Object.keys(changes).length);
    expect(changed.filter(({ video }) => parseVideo(video)?.address === video)).toHaveLength(1);
    expect(changed.filter(({ priceBefore }) => priceBefore !== null)).toHaveLength(2);
  });

  it('have unique ids that need no escaping in a URL', () => {
    expect(new Set(cars.map((car) => car.id)).size).toBe(cars.length);
    for (const { id } of cars) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(cars.map((car) => [car.id, car.fields] as const))(
    '%s has the fields of the specification',
    (id, car) => {
      expect(
        Object.keys(car)
          .filter((field) => !optionalFields.includes(field))
          .sort(),
      ).toEqual(
        [
          'Condition',
          'Description',
          'Engine_Specs',
          'Exterior',
          'Featured',
          'Hidden',
          'Images',
          'Img',
          'Interior',
          'Model',
          'Name',
          'Price',
          'Production_Year',
          'Special_Features',
        ].sort(),
      );
      const { mileage, fuel, transmission, body, colorCode, colorName, power, engine } = parseCar(id, {
        ...car,
      });
      expect([mileage, fuel, transmission, body, colorCode, colorName, power, engine]).toEqual([
        ...[
          car.Mileage ?? null,
          car.Fuel,
          car.Transmission,
          car.Body,
          car.Color ?? null,
          car.Color_Name ?? '',
        ],
        ...[car.Power ?? null, car.Engine ?? null],
      ]);
      expect(car.Condition === 'New' && mileage !== null, 'a mileage of a new car').toBe(false);
      expect(car.Price).toMatch(/^\d{1,3}(,\d{3})+ EGP$/);
      expect(car.Production_Year).toMatch(/^20(2[0-6])$/);
      expect(car.Description.length).toBeGreaterThan(80);
      for (const list of [car.Engine_Specs, car.Exterior, car.Interior, car.Special_Features]) {
        expect(list.length).toBeGreaterThanOrEqual(4);
        expect(list.length).toBeLessThanOrEqual(8);
        for (const item of list) expect(item.trim()).not.toBe('');
      }
      expect(car.Images.length).toBeGreaterThanOrEqual(3);
      expect(car.Images.length).toBeLessThanOrEqual(6);
      expect(car.Images).toContain(car.Img);
      expect(new Set(car.Images).size).toBe(car.Images.length);
      for (const path of car.Images)
        expect(path).toMatch(new RegExp(`^Cars/\\d{13}_${id}-[a-z0-9]+\\.webp$`));
    },
  );
});

describe('the sample inspection reports', () => {
  it.each(Object.entries(inspections))('%s is a used car for sale with a complete report', (id, fields) => {
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
  });
});

it('an article names the number of points of an inspection', () => {
  const words = { 64: ['Sixty-four', 'Vierundsechzig', 'أربع وستون'] }[pointsFor(null).length];
  const article = JSON.stringify(
    blogs.find(({ id }) => id === 'what-we-inspect-before-a-car-sails')?.fields(String),
  );
  for (const word of words ?? ['?']) expect(article).toContain(word);
});

describe('the sample pictures', () => {
  const ofFlaws = Object.values(inspections).flatMap((fields) =>
    parseInspection({ ...fields }).flaws.map(({ image }) => image),
  );
  const ofCars = [...cars.flatMap((car) => car.fields.Images), ...new Set(ofFlaws)];
  const ofBlogs = blogs.flatMap((blog) => [blog.mainImage, ...blog.inlineImages]);

  it('of cars are 3:2, 1200 wide and light', async () => {
    for (const path of ofCars) {
      expect(`${path}: ${await sizeOf(path)}`).toBe(`${path}: webp 1200x800`);
      expect(bytesOf(path), path).toBeLessThanOrEqual(45_000);
    }
  });

  it('of the hero and the articles are 16:9 and 1200 wide', async () => {
    for (const path of ['Hero/hero.webp', ...ofBlogs]) {
      expect(`${path}: ${await sizeOf(path)}`).toBe(`${path}: webp 1200x675`);
      expect(bytesOf(path), path).toBeLessThanOrEqual(path.startsWith('Hero/') ? 90_000 : 45_000);
    }
  });

  it('are all used, and small in total', async () => {
    const all = await imagePaths();
    expect(all).toEqual([...ofCars, ...ofBlogs, 'Hero/hero.webp'].sort());
    expect(all.reduce((sum, path) => sum + bytesOf(path), 0)).toBeLessThan(6_000_000);
  });
});

describe('the sample articles', () => {
  it.each(blogs.map((blog) => [blog.id, blog] as const))('%s is complete', (_, blog) => {
    const fields = blog.fields(imageUrl);
    expect(
      Object.keys(fields)
        .filter((field) => field !== 'Translations')
        .sort(),
    ).toEqual(['author', 'content', 'createdAt', 'mainImage', 'summary', 'title']);
    for (const text of [fields.title, fields.author, fields.summary, fields.content])
      expect(text.trim()).not.toBe('');
    expect(fields.mainImage).toBe(imageUrl(blog.mainImage));
    expect(blog.mainImage).toMatch(/^mainImages\/[0-9a-f-]{36}_[a-z0-9-]+\.webp$/);
    for (const path of blog.inlineImages) {
      expect(path).toMatch(/^Blogs\/[0-9a-f-]{36}_[a-z0-9-]+\.webp$/);
      expect(fields.content).toContain(`<img src="${imageUrl(path)}"`);
    }
    const words = fields.content
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(700);
    expect(fields.createdAt.getTime()).toBeGreaterThan(Date.parse('2025-11-01'));
    expect(fields.createdAt.getTime()).toBeLessThan(Date.parse('2026-11-01'));
  });

  it('use the editor’s formats, including Arabic', () => {
    const all = blogs.map((blog) => blog.fields(imageUrl).content).join('');
    expect(blogs).toHaveLength(6);
    for (const part of [
      '<h2>',
      '<h3>',
      '<strong>',
      '<em>',
      '<blockquote>',
      '<a href=',
      'data-list="bullet"',
      'data-list="ordered"',
      'ql-direction-rtl',
    ]) {
      expect(all).toContain(part);
    }
  });
});

describe('the sample reviews', () => {
  it('are positive, one of them without text', () => {
    expect(reviews).toHaveLength(9);
    expect(reviews.filter((review) => review.fields.Message === '')).toHaveLength(1);
    for (const { fields } of reviews) {
      expect(Object.keys(fields).sort()).toEqual(['Message', 'Name', 'Rating']);
      expect([4, 5]).toContain(fields.Rating);
      expect(fields.Name).not.toBe('');
    }
  });
});

describe('the sample shipments', () => {
  const text = readFileSync(join(seed, 'shipments.csv'), 'utf8');
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });

  it('have the columns of the published sheet', () => {
    expect(errors).toEqual([]);
    expect(text.split('\n')[0]).toBe(
      'Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date',
    );
    expect(data).toHaveLength(12);
  });

  it('have unique VINs', () => {
    expect(new Set(data.map((row) => row.VIN)).size).toBe(12);
    for (const row of data) expect(row.VIN).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
  });

  it('cover every stage, without skipping one', () => {
    const stages = data.map((row) =>
      [row.Booked, row.Port, row.Shipped].map((cell) => cell === 'TRUE').join(' '),
    );
    expect(new Set(stages)).toEqual(
      new Set(['false false false', 'true false false', 'true true false', 'true true true']),
    );
    for (const row of data)
      for (const cell of [row.Booked, row.Port, row.Shipped]) expect(['TRUE', 'FALSE']).toContain(cell);
  });

  it('include quotes, commas and missing dates', () => {
    expect(data.some((row) => /".*,/.test(row['Car Model'] ?? ''))).toBe(true);
    expect(data.some((row) => row.Shipped === 'TRUE' && row['Shipped Date'] === '')).toBe(true);
  });
});

describe('seeding', () => {
  it('names the staff account of the README', () => {
    expect(staffAccount).toEqual({ email: 'staff@dealer.example', password: 'drive-safely' });
  });

  it('writes values as Firestore types', () => {
    expect(firestoreValue('a')).toEqual({ stringValue: 'a' });
    expect(firestoreValue(5)).toEqual({ integerValue: '5' });
    expect(firestoreValue(4.5)).toEqual({ doubleValue: 4.5 });
    expect(firestoreValue(true)).toEqual({ booleanValue: true });
    expect(firestoreValue(new Date(0))).toEqual({ timestampValue: '1970-01-01T00:00:00.000Z' });
    expect(firestoreValue(['a'])).toEqual({ arrayValue: { values: [{ stringValue: 'a' }] } });
  });
});
