import { describe, expect, test } from 'vitest';
import { cars as seedCars } from '../../seed/cars.ts';
import { descriptions } from '../../seed/translations/descriptions.ts';
import { carMessages as arabic } from '../../src/locales/ar/car.ts';
import { carMessages as german } from '../../src/locales/de/car.ts';
import { carMessages as english } from '../../src/locales/en/car.ts';
import { type DescribedCar, indexCars } from '../../src/model/inventory/indexedCars.ts';
import { defaultQuery } from '../../src/model/inventory/query.ts';
import { findCars, prepareSearch, searchIncrementally } from '../../src/model/inventory/search.ts';
import { spellings } from '../../src/model/inventory/spellings.ts';
import { modelCar } from '../support/modelCar.ts';

const car = (fields: Partial<DescribedCar>) => modelCar({ brand: 'Tatra', model: 'T87', ...fields });

/** The models of the cars that a search finds, newest first. */
const modelsOf = (cars: Parameters<typeof findCars>[0], search: string) =>
  findCars(cars, { ...defaultQuery, search }).map(({ model }) => model);

/** Cars as staff store them, with what people in Egypt type to find them, besides the listed spellings. */
const searches: readonly (readonly [brand: string, model: string, ...typed: string[]])[] = [
  ['Mercedes-Benz', 'C 200', 'مرسيدس', 'مرسدس', 'بينز', 'سي كلاس', 'سي 200', 'c class'],
  ['Mercedes-Benz', 'E 300 4MATIC', 'إي كلاس', 'اي 300', 'E-Class', 'e klasse'],
  ['Mercedes-Benz', 'S-Class', 'إس كلاس', 'مرسيدس اس كلاس'],
  ['Mercedes-AMG', 'G 63', 'جي كلاس', 'إيه إم جي', 'جي ٦٣'],
  ['Mercedes-Benz', 'GLC 300 Coupé', 'جي إل سي', 'جى ال سى 300', 'GLC coupe'],
  ['Volkswagen', 'Passat Variant', 'فولكس فاجن', 'ڤولكس ڤاجن', 'vw', 'پاسات'],
  ['VW', 'Tiguan', 'فولكسواجن', 'واغن', 'Volkswagen'],
  ['VW', 'Golf GTI', 'جولف', 'غولف', 'چولف', 'جي تي آي'],
  ['VW', 'ID.4', 'آي دي', 'آي دي 4'],
  ['BMW', '320i', 'بي إم دبليو', 'بى ام دبليو', 'دبليو بيإم', 'بمو', 'بي إم دبليو 320'],
  ['BMW', 'X5 xDrive40i', 'اكس 5', 'اكس5', 'بي ام دبليو اكس 5', 'إكس ٥'],
  ['BMW', 'X3', 'إكس 3'],
  ['Porsche', 'Cayenne', 'بورشه', 'كايين', 'پورشه'],
  ['Citroën', 'C4', 'سيتروين', 'citroen', 'سي 4'],
  ['Škoda', 'Octavia', 'سكودا', 'أوكتافيا', 'اوكتاڤيا', 'skoda'],
  ['Land Rover', 'Range Rover Velar', 'فيلار', 'ڤيلار'],
  ['Renault', 'Mégane', 'ميجان', 'megane'],
  ['Audi', 'A3', 'أودي', 'إيه', 'إيه 3'],
  ['Audi', 'A6', 'أودي إيه 6'],
  ['Audi', 'Q7', 'كيو', 'كيو7'],
  ['Audi', 'RS e-tron GT', 'إي ترون', 'إيترون', 'ار اس'],
  ['Volvo', 'XC90', 'فولفو', 'إكس سي', 'اكس سي 90'],
  ['Volvo', 'V60', 'في 60'],
];

/** More of them; not in the list above, of which some searches find exactly one car. */
const moreSearches: typeof searches = [
  ['Mercedes-Benz', 'A 200', 'a200', 'إي 200', 'أ 200'],
  ['Mercedes-Benz', 'CLA 200', 'cla200'],
  ['Mercedes-Benz', 'GLC 300', 'glc300', 'جيه إل سي'],
  ['VW', 'ID.4 GTX', 'id4'],
  ['DS', 'DS 7 Crossback', 'ds7'],
  ['Tesla', 'Model 3', 'model3', 'موديل'],
  ['VW', 'T-Roc', 't-roc', 'troc', 'تي روك', 'تيروك'],
  ['BMW', 'M8 Gran Coupé', 'gran coupe', 'جران كوبيه', 'كوبيه'],
  ['Renault', 'Clio E-Tech', 'e-tech', 'إي تك', 'إي تيك'],
];

/** Searched texts per locale. */
const texts: Readonly<Record<string, readonly string[]>> = {
  en: seedCars.map(({ fields }) => fields.Description),
  de: Object.values(descriptions).map(([german]) => german),
  ar: Object.values(descriptions).map(([, arabic]) => arabic),
};

describe.each(Object.entries(texts))('in the locale %s', (_locale, written) => {
  const indexOf = (rows: typeof searches) =>
    indexCars(
      rows.map(([brand, model], number) =>
        car({ brand, model, description: written[number % written.length] ?? '' }),
      ),
    );
  const index = indexOf(searches);
  prepareSearch(index);
  const all = indexOf([...searches, ...moreSearches]);
  const found = (search: string, cars = index) =>
    findCars(cars, { ...defaultQuery, search }).map(({ brand, model }) => `${brand} ${model}`);

  test.each([...searches, ...moreSearches])('%s %s is found as people type it', (brand, model, ...typed) => {
    for (const text of typed) {
      expect(found(text, all), text).toContain(`${brand} ${model}`);
      expect(searchIncrementally(all, text)).toMatchObject({ corrected: null });
    }
  });

  test('each listed word finds its name', () => {
    const named = indexOf([
      ...searches,
      ...moreSearches,
      ...spellings.map(([name]) => ['Tatra', name] as const),
    ]);
    const words = spellings.flatMap(([name, spelling]) =>
      spelling.split(' ').map((word) => ({ name, word })),
    );
    expect(words.filter(({ name, word }) => !found(word, named).includes(`Tatra ${name}`))).toEqual([]);
    expect(words.filter(({ word }) => searchIncrementally(named, word).corrected !== null)).toEqual([]);
    expect(words.length).toBeGreaterThan(200);
  });

  test.each([
    ['إكس 5', ['BMW X5 xDrive40i']],
    ['إكس سي 90', ['Volvo XC90']],
    ['جي إل سي', ['Mercedes-Benz GLC 300 Coupé']],
    ['آي دي 4', ['VW ID.4']],
  ])('letter names form one name: %j finds only %j', (text, titles) => {
    expect(found(text)).toEqual(titles);
  });

  test('typing letter names keeps the car in the results', () => {
    const typed = 'بي إم دبليو إكس 5';
    for (let length = 1; length <= typed.length; length += 1) {
      const titles = searchIncrementally(index, typed.slice(0, length)).found.map(({ car: { id } }) => id);
      expect(titles, typed.slice(0, length)).toContain('BMW X5 xDrive40i');
    }
  });
});

const mixed = indexCars([
  car({ brand: 'Mercedes-Benz', model: 'C 200', description: 'سيّارةٌ عائليّـــة، أُولى وآخِرة، ٱلمالك مُنى' }),
  car({ brand: 'Land Rover', model: 'Range Rover Sport' }),
  car({ brand: 'Rolls-Royce', model: 'Ghost', year: 2025, condition: 'new' }),
  car({ brand: 'Citroën', model: 'C4' }),
  car({ brand: 'VW', model: 'Golf' }),
  car({ brand: 'Multi', model: 'Minivan' }),
]);

test.each([
  // Tashkeel, tatweel, the forms of alef and ya, ta marbuta.
  ['عائلي', ['C 200']],
  // Words that say nothing of a car, of which one has 'سيارة' in its description.
  ['سيارة مرسيدس', ['C 200']],
  ['سيارة فولكسفاجن', ['Golf']],
  ['عائليه', ['C 200']],
  ['اولي', ['C 200']],
  ['إولى', ['C 200']],
  ['ٱلمالك مني', ['C 200']],
  // Arabic spellings of brands; digits of any script.
  ['مرسيدس c ٢٠٠', ['C 200']],
  ['لاند روفر', ['Range Rover Sport']],
  ['رولز رويس ۲۰۲۵', ['Ghost']],
  ['gebraucht citroen', ['C4']],
  ['جديدة', ['Ghost']],
  // Names match as a whole: "Mini" does not match "Minivan".
  ['ميني', []],
])('%j finds %j in Arabic and Latin', (search, models) => {
  expect(modelsOf(mixed, search)).toEqual(models);
});

describe('what a card, a description and equipment say', () => {
  const stock = indexCars([
    car({
      ...{ model: 'Roof', location: { place: 'showroom', arrival: null }, description: 'A hundred things.' },
      exterior: ['Panoramic glass roof', 'Red brake calipers'],
    }),
    car({
      ...{ model: 'Red', status: 'reserved', location: { place: 'order', arrival: null } },
      ...{ description: 'Red, in order.', colorCode: 'red' },
    }),
    car({ model: 'Way', location: { place: 'transit', arrival: '2027-01' }, body: 'van', colorCode: 'blue' }),
  ]);

  test.each([
    ['panoramic roof', ['Roof']],
    ['in our Cairo showroom', ['Roof']],
    ['in Egypt', ['Roof']],
    ['Egypt', ['Roof', 'Way']],
    ['حسب الطلب', ['Red']],
    ['reserved', ['Red']],
    ['unterwegs', ['Way']],
    // Short words are not parts of others.
    ['red', ['Red']],
    ['van', ['Way']],
    // German adjectives have endings.
    ['rotes Auto', ['Red']],
    ['blauer Tatra', ['Way']],
    ['reservierte', ['Red']],
    // What a car is comes before what it has, of which there may be nothing else.
    ['red brake calipers', ['Roof']],
  ])('%j finds %j', (typed, models) => {
    expect(modelsOf(stock, typed).toSorted()).toEqual(models.toSorted());
  });

  const named = indexCars([
    car({ model: 'X5 xDrive40i', body: 'suv', description: 'Sieben Sitze', exterior: ['Panoramadach'] }),
    car({ model: 'M340i xDrive', body: 'estate', description: 'The argument against another SUV' }),
    car({ model: 'C 200', colorCode: 'silver', description: '5 doors, 17-inch wheels' }),
    car({ model: 'Octavia', exterior: ['All-wheel drive'], description: '7 airbags, heated seats' }),
  ]);

  test.each([
    // Also with a space, before what has the letter and the digit somewhere.
    ['x 5', ['X5 xDrive40i']],
    ['c200', ['C 200']],
    ['suv', ['X5 xDrive40i']],
    ['silberner Tatra', ['C 200']],
    ['7 Sitzer', ['X5 xDrive40i']],
    ['7', ['Octavia', 'X5 xDrive40i']],
    ['panorama', ['X5 xDrive40i']],
    ['4x4', ['M340i xDrive', 'Octavia', 'X5 xDrive40i']],
  ])('%j finds %j by name, body and usual words', (typed, models) => {
    expect(modelsOf(named, typed).toSorted()).toEqual(models);
  });

  test('the name of a brand in stock finds only that brand, not words that start with its letters', () => {
    const interior = ['Heated seats', 'Seat memory'];
    const [skoda, seat] = [
      car({ model: 'Rapid', interior }),
      car({ brand: 'Seat', model: 'Ateca', interior }),
    ];
    expect(modelsOf(indexCars([skoda, seat]), 'seat')).toEqual(['Ateca']);
    expect(modelsOf(indexCars([skoda]), 'seat')).toEqual(['Rapid']);
    expect(modelsOf(indexCars([skoda, seat]), 'heated seats')).toHaveLength(2);
  });

  test('a word is corrected to one that its car has together with the others', () => {
    const minis = indexCars([
      car({ brand: 'MINI', model: 'Cooper' }),
      ...['Audi', 'BMW'].map((brand) => car({ brand, body: 'coupe' })),
    ]);
    expect(searchIncrementally(minis, 'mini couper')).toMatchObject({
      found: [{ car: { model: 'Cooper' } }],
      corrected: 'mini Cooper',
    });
  });
});

describe('typos', () => {
  const index = indexCars([
    car({ brand: 'Porsche', model: 'Cayenne', description: 'Convertible? No.' }),
    car({ brand: 'Porsche', model: 'Macan', year: 2025 }),
    car({ brand: 'Škoda', model: 'Kodiaq' }),
    car({ brand: 'Mercedes-Benz', model: 'C 200' }),
    car({ brand: 'Opel', model: 'Adam', description: 'Mit dieser Farbe, من تورينو، بالخلفية' }),
  ]);
  const search = (text: string) => {
    const { found, corrected } = searchIncrementally(index, text);
    return { models: found.map(({ car: { model } }) => model), corrected };
  };

  test.each([
    // A changed, missing, added and swapped letter.
    ['porscha', 'Porsche', ['Macan', 'Cayenne']],
    ['Porshe', 'Porsche', ['Macan', 'Cayenne']],
    ['porrsche', 'Porsche', ['Macan', 'Cayenne']],
    ['prosche', 'Porsche', ['Macan', 'Cayenne']],
    ['porshe 2025', 'Porsche 2025', ['Macan']],
    ['Cayene, porshe!', 'Cayenne Porsche', ['Cayenne']],
    ['skoada', 'Škoda', ['Kodiaq']],
    ['mercdes c 200', 'Mercedes c 200', ['C 200']],
    ['مرسيداس', 'مرسيدس', ['C 200']],
    ['كودياكك', 'كودياك', ['Kodiaq']],
  ])('%j is corrected to %j', (typed, corrected, models) => {
    expect(search(typed)).toEqual({ models, corrected });
  });

  test.each([
    // Two typos, a short word, another year, and words no car has together.
    ['prosha', []],
    ['opal', []],
    ['macan 2026', []],
    ['kodiaq porsche', []],
    // Names that no car has, the end of another word, another first letter.
    ['Diesel', []],
    ['رينو', []],
    ['Iayenne', []],
    ['الفئة إف', []],
  ])('%j finds nothing', (typed, models) => {
    expect(search(typed)).toEqual({ models, corrected: null });
  });

  test.each([
    ['porsche, macan', ['Macan']],
    ['“macan”.', ['Macan']],
    ['porsche/macan', ['Macan']],
    ['mercedesbenz c200!', ['C 200']],
    ['C-200', ['C 200']],
    ['مرسيدس-بنز', ['C 200']],
    ['2025، porsche', ['Macan']],
    ['\u200fporsche\u200e mac\u200ban', ['Macan']],
  ])('%j finds its words without punctuation', (typed, models) => {
    expect(search(typed)).toEqual({ models, corrected: null });
    expect(modelsOf(index, typed)).toEqual(models);
  });

  test.each([
    ['والمرسيدس الفئة سي', ['C 200']],
    ['البورشه موديل ٢٠٢٥', ['Macan']],
    ['Bj. 2025', ['Macan']],
    ['auto porsche kaufen 2025', ['Macan']],
  ])('%j finds its words without articles and words that fit any car', (typed, models) => {
    expect(search(typed)).toEqual({ models, corrected: null });
    expect(modelsOf(index, typed)).toEqual(models);
  });

  test.each(['2.3', '20.25', '!!!', '“”'])('%j is no year and no empty search', (typed) => {
    expect(search(typed)).toEqual({ models: [], corrected: null });
  });

  test('typing on after a correction searches the typed text again', () => {
    expect(search('porscha').corrected).toBe('Porsche');
    expect(search('porsch')).toEqual({ models: ['Macan', 'Cayenne'], corrected: null });
    expect(search('porsche m')).toEqual({ models: ['Macan'], corrected: null });
  });
});

test.each([
  ['en', english],
  ['de', german],
  ['ar', arabic],
])('names of facts in %s find the car', (_locale, { fuels, transmissions, bodies }) => {
  for (const [fact, names] of Object.entries({ fuel: fuels, transmission: transmissions, body: bodies }))
    for (const [code, name] of Object.entries<string>(names)) {
      const stock = indexCars([car({ model: 'RS e-tron GT', [fact]: code }), car({})]);
      for (const search of [name, `e-tron ${name.toUpperCase()}`])
        expect(modelsOf(stock, search), search).toEqual(['RS e-tron GT']);
    }
});

/** What people type for a fact, besides its names in the three locales. */
const factWords: readonly (readonly [fact: Partial<DescribedCar>, ...typed: string[]])[] = [
  [{ fuel: 'hybrid' }, 'هايبريد', 'هيبريد', 'هجين'],
  [{ fuel: 'plug-in-hybrid' }, 'plugin', 'phev', 'بلاج إن'],
  [{ fuel: 'electric' }, 'ev', 'elektrisch', 'Elektroauto', 'إلكتريك'],
  [{ transmission: 'automatic' }, 'أتوماتيك', 'أوتوماتيك', 'أوتوماتك'],
  [{ transmission: 'manual' }, 'manuell', 'يدوي', 'عادي', 'مانوال'],
  [{ body: 'estate' }, 'wagon', 'استيشن', 'استيشن واجن'],
  [{ body: 'suv' }, 'crossover', 'Geländewagen', 'كروس أوفر'],
  [{ body: 'convertible' }, 'cabriolet', 'كابروليه', 'كابورليه', 'كونفرتبل', 'كشف', 'مكشوفة'],
  [{ body: 'van' }, 'minivan', 'minibus', 'ميكروباص'],
  [{ body: 'pick-up' }, 'pickup', 'بيكب', 'دبل كابينة'],
  [{ colorCode: 'black' }, 'black', 'schwarz', 'أسود', 'سوداء'],
  [{ colorCode: 'dark-blue' }, 'dark blue', 'navy', 'كحلي'],
  [{ condition: 'new' }, 'zero', 'زيرو', 'Neuwagen'],
  [
    { condition: 'used' },
    'استعمال',
    'كسر استعمال',
    'كسر',
    'كسر زير',
    'كسر زيرو',
    'مستعملة',
    'Gebrauchtwagen',
  ],
];

test.each(factWords.flatMap(([fact, ...typed]) => typed.map((search) => [search, fact] as const)))(
  '%j finds %j and no other',
  (search, fact) => {
    const others = { fuel: 'petrol', transmission: null, body: null } as const;
    const condition = fact.condition === 'new' ? 'used' : 'new';
    for (const written of Object.values(texts)) {
      // Without these letters, because words also match inside the words of a description.
      const description = written.find((text) => !/ev|zero/i.test(text)) ?? '';
      const stock = indexCars([
        car({ model: 'with', description, ...fact }),
        car({ model: 'without', description, ...others, condition }),
      ]);
      expect(modelsOf(stock, search)).toEqual(['with']);
    }
  },
);

const longer = indexCars([
  car({ brand: 'Mercedes-Benz', model: 'GLE 450' }),
  car({ brand: 'Mercedes-Benz', model: 'CLA 35' }),
  car({ brand: 'Mercedes-Benz', model: 'A 200' }),
  car({ brand: 'BMW', model: 'X5' }),
]);

test.each(['e450', 'a35', 'إي كلاس', 'جيه 5', 'zx5'])(
  '%j finds nothing, because a shorter name is not part of a longer one',
  (search) => {
    expect(modelsOf(longer, search)).toEqual([]);
  },
);

describe('parts of facts', () => {
  const index = indexCars([
    car({ brand: 'MAN', model: 'TGE', fuel: 'diesel', transmission: 'automatic', body: 'van' }),
    car({ brand: 'Fiat', model: 'Panda', fuel: 'petrol', transmission: 'manual', body: 'hatchback' }),
    car({ brand: 'Audi', model: 'A3', fuel: 'plug-in-hybrid', transmission: 'manual', body: 'saloon' }),
  ]);

  test.each([
    ['مان', ['MAN']],
    ['MAN van', ['MAN']],
    ['manu', ['Audi', 'Fiat']],
    ['schalt', ['Audi', 'Fiat']],
    ['plug-in hybrid', ['Audi']],
    ['loon', []],
  ])('%j finds %j', (search, brands) => {
    expect(findCars(index, { ...defaultQuery, search }).map(({ brand }) => brand)).toEqual(brands);
  });

  test('a word that names something is not the start of another', () => {
    const stock = indexCars([
      car({ brand: 'Mercedes-Benz', model: 'Citan', fuel: 'diesel' }),
      car({ brand: 'Fiat', model: 'Panda', fuel: 'petrol' }),
    ]);
    expect(modelsOf(stock, 'benz')).toEqual(['Citan']);
    expect(modelsOf(stock, 'benzi')).toEqual(['Panda']);
    // After its start alone.
    const brandsOf = (typed: string) => searchIncrementally(index, typed).found.map(({ car }) => car.brand);
    expect(['man', 'manua'].map(brandsOf)).toEqual([['MAN'], ['Audi', 'Fiat']]);
  });
});

describe('as people say it:', () => {
  const stock = indexCars([
    car({ model: 'Zero', fuel: 'electric', condition: 'new', status: 'reserved' }),
    car({
      brand: 'BMW',
      model: 'X5 M Sport',
      condition: 'used',
      description: 'Every evening, all the drive at 420 Nm',
    }),
    car({ brand: 'BMW', model: '420i', condition: 'used', description: 'Sport seats' }),
    car({
      brand: 'Alfa Romeo',
      model: 'Giulia',
      condition: 'used',
      description: 'All-wheel drive',
    }),
  ]);

  test.each([
    ['ev', ['Zero']],
    ['e auto', ['Zero']],
    ['brand new', ['Zero']],
    ['second hand', ['Giulia', '420i', 'X5 M Sport']],
    ['available', ['Giulia', '420i', 'X5 M Sport']],
    ['all-wheel dr', ['Giulia']],
    ['all wheel drive', ['Giulia']],
    ['4-wheel drive', ['Giulia']],
    ['2nd hand', ['Giulia', '420i', 'X5 M Sport']],
    ['4WD', ['Giulia']],
    ['m sport', ['X5 M Sport']],
    ['420', ['420i']],
    ['ألفا', ['Giulia']],
  ])('%j finds %j', (typed, models) => {
    expect(modelsOf(stock, typed)).toEqual(models);
  });
});
