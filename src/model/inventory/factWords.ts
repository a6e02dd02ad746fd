import type { CarSummary, Condition } from '../car/car.ts';
import {
  type Body,
  bodies,
  type Color,
  colors,
  type Fuel,
  fuels,
  type Transmission,
  transmissions,
} from '../car/carFacts.ts';
import type { Place } from '../car/location.ts';
import { normalizeText } from './normalizeText.ts';

/** German and Arabic names of conditions. */
export const conditions: Readonly<Record<Condition, string>> = {
  new: 'neu neuwagen zero جديد جديدة زيرو',
  used: 'gebraucht gebrauchtwagen مستعمل مستعملة استعمال كسر',
};

/** German and Arabic names of facts, including those of src/locales; the codes are the English ones. */
export const facts: Readonly<Record<Fuel | Transmission | Body | Color, string>> = {
  petrol: 'benzin benziner بنزين',
  diesel: 'ديزل سولار جاز',
  hybrid: 'هايبرد هايبريد هيبريد هجين',
  'plug-in-hybrid': 'plugin phev بلج إن بلاج إن هايبرد هايبريد هيبريد هجين',
  electric: 'ev elektro elektrisch elektroauto e-auto كهرباء كهربا كهربائية إلكتريك',
  automatic: 'automatik أوتوماتيك أوتوماتك أتوماتيك',
  manual: 'schaltgetriebe manuell مانيوال مانوال يدوي عادي',
  saloon: 'sedan limousine سيدان سدان',
  estate: 'wagon kombi ستيشن استيشن واجن',
  hatchback: 'schrägheck هاتشباك هاتش باك',
  suv: 'crossover geländewagen إس يو في كروس أوفر',
  coupe: 'كوبيه كوبه',
  convertible: 'cabrio cabriolet كابريوليه كابروليه كابورليه كونفرتبل كشف مكشوفة',
  van: 'minivan minibus فان ميكروباص',
  'pick-up': 'pickup بيك أب بيكب دبل كابينة',
  black: 'schwarz أسود سوداء',
  white: 'weiß أبيض بيضاء',
  grey: 'gray grau رمادي رصاصي',
  silver: 'silber silbern فضي فضية',
  blue: 'blau أزرق زرقاء',
  'dark-blue': 'dunkelblau navy كحلي',
  red: 'rot أحمر حمراء',
  burgundy: 'bordeaux نبيتي',
  green: 'grün أخضر خضراء',
  brown: 'braun بني بنية',
  beige: 'beig بيج',
  bronze: 'برونزي',
  gold: 'golden ذهبي ذهبية',
  yellow: 'gelb أصفر صفراء',
  orange: 'orang برتقالي',
  purple: 'violett lila بنفسجي',
};

/** Card texts for a car's place and state, in all locales. */
export const states: Readonly<Record<Place | 'available' | 'reserved' | 'inspected', string>> = {
  showroom:
    'showroom in our cairo egypt stock im ausstellungsraum kairo ägypten في معرض معرضنا بالقاهرة القاهرة مصر',
  transit: 'on its way to egypt unterwegs nach ägypten في الطريق إلى مصر',
  europe: 'in europe europa في أوروبا',
  order: 'to order auf bestellung حسب تحت الطلب',
  available: 'available verfügbar متاحة متاح متوفرة متوفر',
  reserved: 'reserved reserviert محجوزة محجوز',
  inspected: 'inspected geprüft مفحوصة مفحوص',
};

let plainFacts: ReadonlySet<string> | null = null;

/** Whether a normalized word names a colour, fuel, gearbox, body, condition or state, and nothing else: 'red', 'مستعملة'. */
export function isPlainFact(word: string): boolean {
  plainFacts ??= new Set(
    normalizeText(
      [...colors, ...fuels, ...transmissions, ...bodies]
        .map((code) => `${code} ${facts[code]}`)
        .concat(Object.entries(conditions).flat(), states.available, states.reserved, states.inspected)
        .join(' '),
    )
      .split(' ')
      .filter((name) => name.length > 2 || name === 'ev'),
  );
  return plainFacts.has(word);
}

/** What stands in a text for what visitors type. */
const stems: Readonly<Record<string, string>> = { panorama: 'panoram', seater: 'seats', sitzer: 'sitze' };

/** Without the ending of a German adjective that names a fact: 'roter' -> 'rot'. */
export function toStem(word: string): string {
  const stem = word.match(/^(\p{L}{3,}?)e[mnrs]?$/u)?.[1] ?? '';
  return isPlainFact(stem) ? stem : (stems[word] ?? word);
}

/** Names of fuel, gearbox, body, colour and states; a part of 'plug-in-hybrid' is a name, too. */
export function getFactNames(car: CarSummary): readonly string[] {
  const { fuel, transmission, body, colorCode, status, location, inspected } = car;
  const names = [fuel, transmission, body, colorCode].flatMap((fact) =>
    fact ? [fact, fact.replaceAll('-', ' '), facts[fact]] : [],
  );
  if (location) names.push(states[location.place]);
  if (status !== 'sold') names.push(states[status]);
  return inspected ? [...names, states.inspected] : names;
}
