import type { CarSummary, Condition } from '../car/car.ts';
import type { Body, Fuel, Transmission } from '../car/carFacts.ts';
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
  bmw: 'بمو بيمر',
  borgward: 'بورجوارد بورغوارد',
  bugatti: 'بوجاتي بوغاتي بوكاتي',
  caterham: 'كاترهام',
  citroen: 'سيتروين ستروين سيتروان ستروان سيترون',
  cupra: 'كوبرا',
  dacia: 'داسيا داتشيا',
  ferrari: 'فيراري فراري',
  fiat: 'فيات',
  ford: 'فورد',
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
  mercedes: 'مرسيدس بنز مارسيدس ميرسيدس مرسدس مرسيديس مرسيدز بينز',
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
  astra: 'أسترا',
  ateca: 'أتيكا',
  bentayga: 'بنتايجا',
  captur: 'كابتشر',
  carrera: 'كاريرا',
  cayenne: 'كايين كاين',
  clio: 'كليو',
  corsa: 'كورسا',
  countryman: 'كانتري مان كانتريمان',
  cullinan: 'كولينان',
  defender: 'ديفندر ديفيندر دفندر',
  discovery: 'ديسكفري',
  duster: 'داستر',
  evoque: 'إيفوك',
  fabia: 'فابيا',
  formentor: 'فورمنتور فورمينتور',
  giulia: 'جوليا',
  golf: 'جولف غولف',
  grandland: 'جراند لاند جراندلاند',
  ibiza: 'إبيزا',
  insignia: 'إنسيجنيا',
  jetta: 'جيتا',
  kadjar: 'كادجار',
  karoq: 'كاروك',
  kodiaq: 'كودياك',
  leon: 'ليون',
  logan: 'لوجان',
  macan: 'ماكان',
  megane: 'ميجان',
  mokka: 'موكا',
  octavia: 'أوكتافيا',
  panamera: 'باناميرا',
  passat: 'باسات',
  polo: 'بولو',
  sport: 'سبورت',
  stelvio: 'ستيلفيو',
  superb: 'سوبيرب سوبرب',
  taycan: 'تايكان',
  tiguan: 'تيجوان',
  tipo: 'تيبو',
  touareg: 'طوارق',
  tron: 'ترون إيترون',
  urus: 'أوروس',
  velar: 'فيلار',
};

const conditions: Readonly<Record<Condition, string>> = {
  new: 'neu جديد جديدة زيرو',
  used: 'gebraucht مستعمل مستعملة كسر',
};

/** German and Arabic names of facts, including those of src/locales; the codes are the English ones. */
const facts: Readonly<Record<Fuel | Transmission | Body, string>> = {
  petrol: 'benzin بنزين',
  diesel: 'ديزل',
  hybrid: 'هايبرد',
  'plug-in-hybrid': 'بلج إن هايبرد',
  electric: 'elektro كهرباء كهربائية',
  automatic: 'automatik أوتوماتيك',
  manual: 'schaltgetriebe مانيوال',
  saloon: 'limousine سيدان',
  estate: 'kombi ستيشن',
  hatchback: 'schrägheck هاتشباك',
  suv: 'إس يو في',
  coupe: 'كوبيه',
  convertible: 'cabrio كابريوليه',
  van: 'فان',
  'pick-up': 'بيك أب',
};

const spellings = Object.entries({ ...brands, ...models });

/** 'كسر زيرو' (also partly typed) means used; 'زيرو' alone means new. */
const almostNew = /(?<!\p{L})كسر ز(?:ي(?:رو?)?)?(?!\p{L})/gu;

export function toSearchText(text: string): string {
  return joinLetterNames(normalizeText(text)).replace(almostNew, 'كسر');
}

/** Names of fuel, gearbox and body; a part of 'plug-in-hybrid' is a name, too. */
export function getFactNames({
  fuel,
  transmission,
  body,
}: Pick<CarSummary, 'fuel' | 'transmission' | 'body'>): readonly string[] {
  return [fuel, transmission, body].flatMap((fact) =>
    fact ? [fact, fact.replaceAll('-', ' '), facts[fact]] : [],
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
