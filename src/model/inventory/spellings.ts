import { normalizeText } from './normalizeText.ts';

/** Brands that Europe builds, as they are searched: without accents. */
type Brand =
  | 'abarth'
  | 'alfa romeo'
  | 'alpina'
  | 'alpine'
  | 'aston martin'
  | 'audi'
  | 'bentley'
  | 'bmw'
  | 'borgward'
  | 'bugatti'
  | 'caterham'
  | 'citroen'
  | 'cupra'
  | 'dacia'
  | 'ds'
  | 'ferrari'
  | 'fiat'
  | 'iveco'
  | 'jaguar'
  | 'koenigsegg'
  | 'lada'
  | 'lamborghini'
  | 'lancia'
  | 'land rover'
  | 'lotus'
  | 'man'
  | 'maserati'
  | 'maybach'
  | 'mclaren'
  | 'mercedes'
  | 'mg'
  | 'mini'
  | 'morgan'
  | 'opel'
  | 'pagani'
  | 'peugeot'
  | 'polestar'
  | 'porsche'
  | 'renault'
  | 'rimac'
  | 'rolls royce'
  | 'rover'
  | 'saab'
  | 'seat'
  | 'skoda'
  | 'smart'
  | 'vauxhall'
  | 'volkswagen'
  | 'volvo';

/** How a brand is written in Arabic in Egypt, the usual spelling first. */
const brands: Readonly<Record<Brand, string>> = {
  abarth: 'أبارث',
  'alfa romeo': 'ألفا روميو ألفاروميو',
  alpina: 'ألبينا',
  alpine: 'ألبين',
  'aston martin': 'أستون مارتن أوستن مارتن',
  audi: 'أودي اودى',
  bentley: 'بنتلي بينتلي',
  bmw: 'بي إم دبليو بي ام دابليو بى إم بمو بيمر',
  borgward: 'بورجوارد بورغوارد',
  bugatti: 'بوجاتي بوغاتي بوكاتي',
  caterham: 'كاترهام',
  citroen: 'سيتروين ستروين سيتروان',
  cupra: 'كوبرا',
  dacia: 'داسيا داتشيا',
  ds: 'دي إس',
  ferrari: 'فيراري فراري',
  fiat: 'فيات',
  iveco: 'إيفيكو',
  jaguar: 'جاكوار جاجوار جاغوار',
  koenigsegg: 'كوينيجسيج كونيغسيغ',
  lada: 'لادا',
  lamborghini: 'لامبورغيني لامبورجيني لمبرجيني لمبورغيني لامبورجينى',
  lancia: 'لانسيا لانشيا',
  'land rover': 'لاند روفر لاندروفر',
  lotus: 'لوتس لوتوس',
  man: 'مان',
  maserati: 'مازيراتي مازاراتي',
  maybach: 'مايباخ ميباخ',
  mclaren: 'ماكلارين مكلارين',
  mercedes: 'مرسيدس بنز مارسيدس ميرسيدس مرسيدس-بنز',
  mg: 'إم جي',
  mini: 'ميني كوبر',
  morgan: 'مورجان مورغان',
  opel: 'أوبل',
  pagani: 'باجاني باغاني',
  peugeot: 'بيجو بيچو',
  polestar: 'بولستار',
  porsche: 'بورشه بورش',
  renault: 'رينو',
  rimac: 'ريماك',
  'rolls royce': 'رولز رويس رولزرويس',
  rover: 'روفر',
  saab: 'ساب صاب',
  seat: 'سيات',
  skoda: 'سكودا اسكودا',
  smart: 'سمارت',
  vauxhall: 'فوكسهول',
  volkswagen: 'فولكس فاجن فولكسفاجن فولكس واجن فولكسفاغن فولكس vw',
  volvo: 'فولفو',
};

/** Other names of a car by what is stored of it: models that people take for brands, short forms, conditions. */
const others: Readonly<Record<string, string>> = {
  vw: 'volkswagen فولكس فاجن فولكسفاجن فولكس واجن فولكسفاغن فولكس',
  'range rover': 'رينج روفر رانج روفر رنج روفر',
  defender: 'ديفندر ديفيندر',
  amg: 'إيه إم جي',
  golf: 'جولف غولف',
  new: 'neu جديد جديدة زيرو',
  used: 'gebraucht مستعمل مستعملة',
};

const spellings = Object.entries({ ...brands, ...others });

/** The other spellings of the brands, models and conditions that a car's names hold. */
export function spellingsIn(names: string): readonly string[] {
  const words = ` ${normalizeText(names).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return spellings.filter(([name]) => words.includes(` ${name} `)).map(([, spelling]) => spelling);
}
