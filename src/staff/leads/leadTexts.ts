import type { Place } from '../../model/car/location.ts';
import type { ViewingKind } from '../../model/inquiry/viewing.ts';
import type { Lead, LeadSource, LeadState } from '../../model/leads/lead.ts';
import type { Locale } from '../../model/locales.ts';

export const stateNames: Readonly<Record<LeadState, string>> = {
  new: 'New',
  answered: 'Answered',
  viewing: 'Viewing',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
};

export const sourceNames: Readonly<Record<LeadSource, string>> = {
  site: 'Website',
  phone: 'Phone',
  'walk-in': 'Walk-in',
  other: 'Other',
};

export const viewingNames: Readonly<Record<ViewingKind, string>> = {
  viewing: 'Viewing',
  'test-drive': 'Test drive',
};

/** 'nadia' for nadia@dealer.example */
export function toShortName(email: string | undefined): string {
  return email?.split('@')[0] ?? '';
}

interface LeadMessages {
  readonly greeting: (name: string) => string;
  /** The first line of an answer. */
  readonly thanks: (car: string) => string;
  readonly subject: (car: string) => string;
  readonly cheaper: (car: string, price: string) => string;
  readonly sold: (car: string) => string;
  readonly arrived: (car: string, price: string, place: Place | 'unknown') => string;
}

/** What staff send from their own phone or mail, in the person's language. */
const messages: Readonly<Record<Locale, LeadMessages>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    thanks: (car) => (car ? `thank you for your inquiry about the ${car}.` : 'thank you for your inquiry.'),
    subject: (car) => (car ? `Your inquiry: ${car}` : 'Your inquiry'),
    cheaper: (car, price) => `the price of the ${car} you asked about is lower now: ${price}.`,
    sold: (car) => `the ${car} you asked about has been sold. We would be glad to find you a similar one.`,
    arrived: (car, price, place) => {
      const where = {
        ...{ showroom: 'has arrived', transit: 'is on its way to Egypt' },
        ...{ europe: 'is ready in Europe', order: 'can be ordered' },
        unknown: 'is for sale now',
      };
      return `a car like the one you are looking for ${where[place]}: ${car}${price && `, ${price}`}.`;
    },
  },
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    thanks: (car) =>
      car ? `vielen Dank für Ihre Anfrage zum Fahrzeug ${car}.` : 'vielen Dank für Ihre Anfrage.',
    subject: (car) => (car ? `Ihre Anfrage: ${car}` : 'Ihre Anfrage'),
    cheaper: (car, price) =>
      `der Preis des Fahrzeugs ${car}, nach dem Sie gefragt haben, ist gesunken: ${price}.`,
    sold: (car) =>
      `das Fahrzeug ${car}, nach dem Sie gefragt haben, ist inzwischen verkauft. Gern suchen wir ein ähnliches für Sie.`,
    arrived: (car, price, place) => {
      const where = {
        ...{ showroom: 'ist eingetroffen', transit: 'ist auf dem Weg nach Ägypten' },
        ...{ europe: 'steht in Europa bereit', order: 'kann bestellt werden' },
        unknown: 'ist jetzt im Angebot',
      };
      return `ein Fahrzeug, wie Sie es suchen, ${where[place]}: ${car}${price && `, ${price}`}.`;
    },
  },
  ar: {
    greeting: (name) => `مرحبًا ${name}،`,
    thanks: (car) => (car ? `شكرًا لاستفساركم عن سيارة ${car}.` : 'شكرًا لاستفساركم.'),
    subject: (car) => (car ? `استفساركم: ${car}` : 'استفساركم'),
    cheaper: (car, price) => `انخفض سعر سيارة ${car} التي استفسرتم عنها إلى ${price}.`,
    sold: (car) => `بيعت سيارة ${car} التي استفسرتم عنها، ويسعدنا أن نبحث لكم عن سيارة مشابهة.`,
    arrived: (car, price, place) => {
      const where = {
        ...{ showroom: 'وصلت سيارة', transit: 'في الطريق إلى مصر سيارة' },
        ...{ europe: 'تتوفر في أوروبا سيارة', order: 'يمكنكم طلب سيارة' },
        unknown: 'معروضة الآن سيارة',
      };
      return `${where[place]} تطابق ما تبحثون عنه: ${car}${price && `، بسعر ${price}`}.`;
    },
  },
};

/** A greeting and what follows it, for the person's language. */
export function writeTo(
  { name, locale }: Pick<Lead, 'name' | 'locale'>,
  describe: (texts: LeadMessages) => string,
): string {
  const texts = messages[locale];
  return `${texts.greeting(name)}\n\n${describe(texts)}\n`;
}

export function subjectFor({ car, locale }: Pick<Lead, 'car' | 'locale'>): string {
  return messages[locale].subject(car);
}

export const mailUrl = (email: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

export const chatUrl = (digits: string, text: string) =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
