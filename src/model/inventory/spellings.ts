import type { CarSummary } from '../car/car.ts';
import { conditions, facts, states } from './factWords.ts';
import { joinLetterNames, spellClasses, spellShortNames } from './letterNames.ts';
import { normalizeText } from './normalizeText.ts';

/** Arabic spellings of brands in Egypt, most common first. */
const brands: Readonly<Record<string, string>> = {
  abarth: 'أبارث',
  'alfa romeo': 'ألفا روميو ألفاروميو',
  alpina: 'ألبينا',
  alpine: 'ألبين',
  'aston martin': 'أستون مارتن أوستن مارتن',
  audi: 'أودي اودى',
  bentley: 'بنتلي بينتلي',
  bmw: 'بمو بيمر بمدبليو',
  borgward: 'بورجوارد بورغوارد',
  bugatti: 'بوجاتي بوغاتي بوكاتي',
  caterham: 'كاترهام',
  citroen: 'سيتروين ستروين سيتروان ستروان سيترون',
  cupra: 'كوبرا',
  dacia: 'داسيا داتشيا',
  ferrari: 'فيراري فراري',
  fiat: 'فيات',
  ford: 'فورد',
  ineos: 'إنيوس',
  iveco: 'إيفيكو',
  jaguar: 'جاكوار جاجوار جاغوار',
  jeep: 'جيب',
  koenigsegg: 'كوينيجسيج كونيغسيغ',
  lada: 'لادا',
  lamborghini: 'لامبورغيني لامبورجيني لمبرجيني لمبورغيني لمبورجيني لامبرجيني',
  lancia: 'لانسيا لانشيا',
  'land rover': 'لاند روفر لاندروفر',
  lotus: 'لوتس لوتوس',
  man: 'مان',
  maserati: 'مازيراتي مازاراتي مازراتي ماسيراتي',
  maybach: 'مايباخ ميباخ',
  mclaren: 'ماكلارين مكلارين ماكلارن مكلارن',
  mercedes: 'benz مرسيدس بنز مارسيدس ميرسيدس مرسدس مرسيديس مرسيدز بينز',
  mini: 'ميني كوبر',
  morgan: 'مورجان مورغان',
  opel: 'أوبل أوبيل',
  pagani: 'باجاني باغاني',
  peugeot: 'بيجو',
  polestar: 'بولستار',
  porsche: 'بورشه بورش بورشا بورشيه',
  renault: 'رينو',
  rimac: 'ريماك',
  'rolls royce': 'رولز رويس رولزرويس رولس',
  rover: 'روفر',
  saab: 'ساب صاب',
  seat: 'سيات',
  skoda: 'سكودا اسكودا سكودة',
  smart: 'سمارت',
  tesla: 'تسلا تيسلا',
  vauxhall: 'فوكسهول',
  volkswagen: 'فولكس فاجن فولكسفاجن فولكس واجن فولكسواجن فولكسفاغن واغن vw',
  volvo: 'فولفو',
};

/** Arabic spellings of models in Egypt. Names of up to three letters are in letterNames.ts. */
const models: Readonly<Record<string, string>> = {
  vw: 'volkswagen فولكس فاجن فولكسفاجن فولكس واجن فولكسواجن فولكسفاغن واغن',
  'range rover': 'رينج روفر رانج روفر رنج روفر رينجروفر',
  aceman: 'إيسمان',
  aircross: 'إيركروس',
  arkana: 'أركانا',
  arona: 'أرونا',
  arteon: 'أرتيون',
  astra: 'أسترا',
  ateca: 'أتيكا',
  austral: 'أوسترال',
  autobiography: 'أوتوبيوجرافي',
  avant: 'أفانت',
  avenger: 'أفنجر',
  bentayga: 'بنتايجا',
  born: 'بورن',
  boxster: 'بوكستر',
  buzz: 'باز',
  captur: 'كابتشر',
  carrera: 'كاريرا',
  cayenne: 'كايين كاين',
  cayman: 'كايمان',
  clio: 'كليو',
  clubman: 'كلوب مان كلوبمان',
  continental: 'كونتيننتال',
  corsa: 'كورسا',
  countryman: 'كانتري مان كانتريمان',
  coupe: 'كوبيه كوبه',
  crossland: 'كروسلاند',
  cullinan: 'كولينان',
  defender: 'ديفندر ديفيندر دفندر',
  discovery: 'ديسكفري',
  duster: 'داستر',
  'e pace': 'إي بيس',
  'e tech': 'إي تك إي تيك',
  elroq: 'إلروك',
  enyaq: 'إنياك',
  evoque: 'إيفوك',
  'f pace': 'إف بيس',
  'f type': 'إف تايب',
  fabia: 'فابيا',
  focus: 'فوكس',
  formentor: 'فورمنتور فورمينتور',
  fortwo: 'فورتو',
  freelander: 'فريلاندر',
  ghibli: 'جيبلي',
  ghost: 'جوست',
  giulia: 'جوليا',
  giulietta: 'جوليتا',
  golf: 'جولف غولف',
  'gran coupe': 'جران كوبيه',
  grandland: 'جراند لاند جراندلاند',
  grecale: 'جريكالي',
  grenadier: 'جرينادير',
  huracan: 'هوراكان',
  'i pace': 'آي بيس',
  ibiza: 'إبيزا',
  insignia: 'إنسيجنيا',
  jetta: 'جيتا',
  junior: 'جونيور',
  kadjar: 'كادجار',
  kamiq: 'كاميك',
  karoq: 'كاروك',
  kodiaq: 'كودياك',
  kuga: 'كوجا',
  leon: 'ليون',
  levante: 'ليفانتي',
  logan: 'لوجان',
  macan: 'ماكان',
  'mach e': 'ماك إي',
  megane: 'ميجان',
  model: 'موديل',
  mokka: 'موكا',
  mustang: 'موستنج',
  octavia: 'أوكتافيا',
  panamera: 'باناميرا',
  panda: 'باندا',
  passat: 'باسات',
  polo: 'بولو',
  purosangue: 'بوروسانجوي',
  rapid: 'رابيد',
  recharge: 'ريتشارج',
  sandero: 'سانديرو',
  scala: 'سكالا',
  scenic: 'سينيك',
  sport: 'سبورت',
  sportback: 'سبورت باك',
  stelvio: 'ستيلفيو',
  superb: 'سوبيرب سوبرب',
  symbioz: 'سيمبيوز',
  't cross': 'تي كروس',
  't roc': 'تي روك تيروك',
  taigo: 'تايجو',
  taliant: 'تاليانت',
  tarraco: 'تاراكو',
  tavascan: 'تافاسكان',
  taycan: 'تايكان',
  terramar: 'تيرامار',
  tiguan: 'تيجوان',
  tipo: 'تيبو',
  tonale: 'تونالي',
  touareg: 'طوارق توارج',
  touring: 'تورينج',
  tron: 'ترون إيترون',
  urus: 'أوروس',
  velar: 'فيلار',
  vogue: 'فوج',
};

/** Names and their spellings, separated by spaces. */
export const spellings = Object.entries({ ...brands, ...models });

/** Words around a car's name or year, which don't have to match. */
const fillers = new Set(
  normalizeText(
    'car cars auto autos fahrzeug pkw kaufen baujahr bj ez modelljahr سيارة سيارات عربية عربيات موديل سنة بيع',
  ).split(' '),
);

/** The article, alone or after 'and', 'with' or 'for'; not of 'الفئة', the class (letterNames.ts). */
const article = /(?<!\p{L})(?!الفيه )(?:و?ال|بال|لل)(?=\p{L}{2})/gu;

/** Whether a normalized word says nothing about a car: 'car', 'Baujahr', 'السيارة'. */
export function isFiller(word: string): boolean {
  return fillers.has(word.replace(article, '').replace(/\.$/, ''));
}

/** A search text without Arabic articles. */
export function toBareText(text: string): string {
  return normalizeText(text).replace(article, '');
}

let dictionary: ReadonlySet<string> | null = null;

/** Whether a normalized word is spelled right, though no car may have it: 'diesel'. */
export function isWord(word: string): boolean {
  dictionary ??= readDictionary();
  return dictionary.has(word);
}

function readDictionary(): ReadonlySet<string> {
  const entries = Object.entries({ ...facts, ...states, ...conditions, ...brands, ...models });
  return new Set(normalizeText(entries.flat().join(' ')).split(' '));
}

/** 'كسر زيرو' (also partly typed) means used; 'زيرو' alone means new. */
const almostNew = /(?<!\p{L})كسر ز(?:ي(?:رو?)?)?(?!\p{L})/gu;

/** 'seven seats' and '7-seater', as '7 seats'. */
const seven = /(?:seven|sieben|سبعه|7)[ -](?=seat|sitz|مقاعد)/g;

export function toSearchText(text: string): string {
  return joinLetterNames(normalizeText(text).replace(seven, '7 ')).replace(almostNew, 'كسر');
}

/** What visitors type for a word of the cars' texts. */
const phrases: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/(?:all|four|4)[ -]wheel[ -]drive|4wd|allrad-?antrieb/g, 'awd'],
  [/brand[ -]?new/g, 'new'],
  [/(?:second|2nd)[ -]?hand|pre-?owned/g, 'used'],
  [/\be[ -]autos?\b/g, 'electric'],
  [/ledersitz(?:en?)?/g, 'leder'],
  [/كراسي (?=جلد)/g, ''],
];

export function toTypedText(text: string): string {
  return toSearchText(
    phrases.reduce((read, [phrase, word]) => read.replace(phrase, word), normalizeText(text)),
  );
}

export function getSpellings({
  brand,
  model,
  condition,
}: Pick<CarSummary, 'brand' | 'model' | 'condition'>): readonly string[] {
  const words = ` ${normalizeText(`${brand} ${model}`).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return [
    conditions[condition],
    ...spellings.filter(([name]) => words.includes(` ${name} `)).map(([, spelling]) => spelling),
    ...spellShortNames(words),
    ...(words.includes(' mercedes ') ? spellClasses(words) : []),
  ];
}

/** Latin names typed without a space: 'c 200' -> 'c200', 'range rover' -> 'rangerover'. */
export function getJoinedNames({ brand, model }: Pick<CarSummary, 'brand' | 'model'>): readonly string[] {
  const parts = normalizeText(`${brand} ${model}`).match(/[a-z\d]+/g) ?? [];
  return parts.slice(1).map((part, index) => `${parts[index]}${part}`);
}

/** What makers call it in the names of models, and texts in a description. */
const allWheelDrive = / (?:xdrive|quattro|4matic|4motion|4drive|all4|awd|all-wheel|allrad)|رباعي/;

/** Other names of all-wheel drive. @param prose the car's normalized description and equipment */
export function spellDrive({ model }: Pick<CarSummary, 'model'>, prose: string): readonly string[] {
  return allWheelDrive.test(` ${normalizeText(model)}${prose}`) ? ['4x4 awd allrad دفع رباعي'] : [];
}
