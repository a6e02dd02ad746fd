import type { carPageMessages as english } from '../en/carPage.ts';
import type { German } from './localeInfo.ts';

export const carPageMessages: German<typeof english> = {
  notFound: 'Auto nicht gefunden.',
  skip: 'Zum Preis springen',
  skipToInquiry: 'Zur Anfrage springen',
  inPrice: 'Im Preis',
  facts: 'Eckdaten',
  sold: 'Dieses Auto ist verkauft.',
  reserved: 'Dieses Auto ist zurzeit reserviert. Fragen Sie gern nach, vielleicht wird es wieder frei.',
  inspected: (day, findings) => `Geprüft am ${day}: ${findings}`,
  inspectedLater: {
    order: 'Wir prüfen es vor der Verschiffung',
    europe: 'Wir prüfen es vor der Verschiffung',
    transit: 'Wir prüfen es nach der Ankunft in Ägypten',
    showroom: 'Wir prüfen es vor der Übergabe',
  },
  findings: {
    good: { one: '# in Ordnung', other: '# in Ordnung' },
    remarks: { one: '# Hinweis', other: '# Hinweise' },
    faults: { one: '# Mangel', other: '# Mängel' },
  },
  moreFrom: (brand) => `Mehr von ${brand}`,
  moreAndSimilar: (brand) => `Mehr von ${brand} und ähnliche Autos`,
  stillLooking: 'Noch auf der Suche?',
  seeAll: 'Alle Autos ansehen',
  qrCode: 'QR-Code dieser Seite',
  pictures: {
    role: 'Bilderkarussell',
    all: (subject) => `Bilder: ${subject}`,
    one: (subject, number, total) => `${subject}, Bild ${number} von ${total}`,
    show: (number) => `Bild ${number} anzeigen`,
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    fullScreen: 'Vollbild',
    zoom: 'Vergrößern',
    fullScreenOf: (subject) => `${subject}, Vollbild`,
  },
  greeting: (car, url) => `Guten Tag, ich interessiere mich für dieses Auto: ${car}, ${url}`,
  description: (facts, text) => `${facts.join(', ')}. ${text}`,
};
