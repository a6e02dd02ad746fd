import { company } from '../../config/company.ts';
import type { contactWords as english } from '../en/contact.ts';
import { companyWords } from './company.ts';
import type { German } from './locale.ts';

const { street, city } = companyWords.address;

export const contactWords: German<typeof english> = {
  title: 'Kontakt',
  description: `Sagen Sie ${company.brand}, welches europäische Auto Sie suchen: über das Formular, am Telefon, per WhatsApp oder in unserem Ausstellungsraum in ${city}.`,
  lead: (languages) =>
    `Erzählen Sie uns, welches Auto Ihnen vorschwebt, gern bis zur Farbe der Ziernähte. Wir sprechen ${languages}.`,
  form: 'Schreiben Sie uns',
  location: 'Standort',
  directions: 'Route planen',
  email: 'E-Mail',
  phone: 'Telefon',
  whatsApp: 'Über WhatsApp schreiben',
  whatsAppGreeting: `Guten Tag, ${company.brand}, `,
  map: {
    label: 'Karte',
    title: `Karte: ${company.brand}, ${street}, ${city}`,
    show: 'Karte zeigen',
  },
};
