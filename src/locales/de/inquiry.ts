import { countryCode } from '../../model/inquiry/phone.ts';
import type { inquiryMessages as english } from '../en/inquiry.ts';
import type { German } from './localeInfo.ts';

export const inquiryMessages: German<typeof english> = {
  likeThis: (title) => `Ein Auto wie ${title} (verkauft)`,
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    car: 'Gewünschtes Auto',
    message: 'Nachricht',
  },
  phonePlaceholder: `${countryCode} 1XX XXX XXXX`,
  honeypot: 'Bitte leer lassen',
  enclosed: 'Wird mitgeschickt:',
  send: 'Nachricht senden',
  consent:
    'Mit dem Absenden willigen Sie ein, dass wir Ihre Angaben nutzen, um Ihnen zu antworten, und dass Unternehmen außerhalb Ägyptens sie dafür verarbeiten.',
  failureHint: {
    before: 'Was Sie geschrieben haben, ist noch da: Versuchen Sie es noch einmal, oder ',
    link: 'schicken Sie denselben Text per WhatsApp',
    after: '.',
  },
  otherWays: {
    before: 'Keine ägyptische Nummer? Schreiben Sie uns per ',
    whatsApp: 'WhatsApp',
    or: ' oder ',
    email: 'E-Mail',
    after: '.',
  },
  heading: (car) => `Anfrage: ${car}`,
  missing: {
    firstName: 'Bitte geben Sie Ihren Vornamen ein',
    lastName: 'Bitte geben Sie Ihren Nachnamen ein',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    phone: 'Bitte geben Sie Ihre Telefonnummer ein',
    car: 'Bitte geben Sie ein, welches Auto Sie suchen',
    message: 'Bitte schreiben Sie uns eine Nachricht',
  },
  notAnEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein',
  notAPhone: 'Die Telefonnummer muss mit +20 beginnen, gefolgt von 10\u00a0Ziffern',
  tooLong: {
    one: 'Bitte kürzen Sie den Text um # Zeichen',
    other: 'Bitte kürzen Sie den Text um # Zeichen',
  },
};
