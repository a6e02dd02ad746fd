import { company } from '../../config/company.ts';
import type { contactMessages as english } from '../en/contact.ts';
import { companyMessages } from './company.ts';
import type { German } from './localeInfo.ts';

const { street, city } = companyMessages.address;

export const contactMessages: German<typeof english> = {
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
    picture: 'Unser Ausstellungsraum',
    show: 'Karte anzeigen',
  },
};
