import { company, localizedFact } from '../../config/company.ts';
import { privacyFacts } from '../../config/privacyFacts.ts';
import type { privacyMessages as english } from '../en/privacy.ts';
import { formatCount } from '../formats.ts';
import { companyMessages } from './company.ts';
import type { German } from './localeInfo.ts';

const { street, city, country } = companyMessages.address;
const phone = company.phone.replaceAll(' ', '\u00a0');
const retention = formatCount(privacyFacts.inquiryMonths, { one: '#\u00a0Monat', other: '#\u00a0Monate' });
const mailCountry = localizedFact('DE', 'VITE_COMPANY_MAIL_COUNTRY', 'Deutschland');

export const privacyMessages: German<typeof english> = {
  title: 'Datenschutz',
  description: `Was ${company.brand} mit Ihren Daten macht und was Sie von uns verlangen können.`,
  lead: 'Wir fragen nach dem, was wir für eine Antwort brauchen, und nach nichts sonst.',
  sections: {
    responsible: {
      title: 'Wer verantwortlich ist',
      text: [
        `Verantwortlich für Ihre Daten ist ${privacyFacts.legalName}, ${street}, ${city}, ${country}. Bei Fragen dazu schreiben Sie an ${privacyFacts.privacyEmail}, oder rufen Sie uns an: ${phone}.`,
      ],
      items: [],
    },
    inquiry: {
      title: 'Wenn Sie uns eine Anfrage schicken',
      text: [
        'Mit dem Absenden des Formulars willigen Sie ein, dass wir Ihre Angaben nutzen, um Ihnen zu antworten, auf Wunsch ein Angebot zu erstellen und Ihnen auf Wunsch Bescheid zu geben, wenn ein Auto kommt, bis Sie das beenden. Sie willigen auch ein, dass die unten genannten Unternehmen außerhalb Ägyptens sie dafür verarbeiten. Diese Einwilligung können Sie jederzeit widerrufen.',
        'Wir erhalten:',
      ],
      items: [
        'Ihren Namen, Ihre E-Mail-Adresse und Ihre Telefonnummer',
        'das Auto, nach dem Sie fragen, Ihre Nachricht und den Termin, wenn Sie um eine Besichtigung oder Probefahrt bitten',
        'die Sprache der Seite, die Uhrzeit und die Fassung dieser Seite, der Sie zugestimmt haben',
        'was Sie uns am Telefon, per WhatsApp oder per E-Mail mitteilen; wir behandeln es ebenso',
      ],
    },
    storage: {
      title: 'Wohin Ihre Anfrage geht und wie lange wir sie aufbewahren',
      text: [
        `Die Website leitet Ihre Anfrage als E-Mail weiter und speichert selbst nichts. Die E-Mail liegt in unserem Postfach bei unserem E-Mail-Anbieter (${mailCountry}). Wir löschen sie ${retention} nach der letzten Nachricht zwischen uns. Kaufen Sie ein Auto, bewahren wir Vertrag und Rechnung so lange auf, wie das Gesetz es verlangt.`,
        'Schreiben Sie eine Bewertung für uns, veröffentlichen wir sie mit dem Namen, den Sie angeben, bis Sie uns bitten, sie zu entfernen.',
        'Wir verkaufen Ihre Daten nicht und nutzen sie nicht für Werbung.',
      ],
      items: [],
    },
    processors: {
      title: 'Wer sonst beteiligt ist',
      text: ['Diese Unternehmen verarbeiten Daten für uns, zum Teil außerhalb Ägyptens:'],
      items: [
        'Netlify (USA) stellt diese Website bereit und leitet Anfragen weiter. Wie jeder Anbieter hält Netlify kurze Zeit fest, von welcher IP-Adresse eine Seite abgerufen wurde.',
        'Google (Irland und USA) speichert Autos, Bilder und Artikel (Firebase) und die Sendungsliste (Google Sheets). Ihr Browser lädt sie bei Google, das dabei Ihre IP-Adresse sieht. Die Sendungsliste ist öffentlich: Sie enthält Modelle, FIN, Rechnungsnummern und Daten, aber keine Namen. Eine FIN, die Sie eingeben, bleibt in Ihrem Browser.',
        `Unser E-Mail-Anbieter (${mailCountry}) führt das Postfach.`,
        'Videos von Autos kommen von YouTube (Google, Irland und USA) oder Vimeo (USA). Vor dem Abspielen wird von dort nichts geladen; dann läuft es in deren Datenschutzmodus (youtube-nocookie.com; Vimeo mit „Do not track“), und es gelten die Bedingungen von YouTube oder Vimeo.',
        'Die Karte, WhatsApp und unsere Seiten in sozialen Netzwerken werden erst geladen, wenn Sie darauf tippen. Von da an gelten deren eigene Datenschutzregeln.',
      ],
    },
    device: {
      title: 'Auf Ihrem Gerät',
      text: [
        'Diese Website setzt keine Cookies und führt keine Besucherstatistik. Damit sie auch offline funktioniert und Ihre Auswahl behält, speichert Ihr Browser:',
      ],
      items: [
        'die Autos auf Ihrer Merkliste',
        'was Sie in ein Formular getippt haben, bis Sie es absenden oder den Tab schließen',
        'Kopien der Seiten und Autos, die Sie gesehen haben',
        'Ihre Sprachwahl, wenn Sie eine andere Sprache abgelehnt haben',
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      text: [
        `Nach dem ägyptischen Datenschutzgesetz (151/2020) haben Sie diese Rechte. Schreiben Sie an ${privacyFacts.privacyEmail}; wir berechnen dafür nichts:`,
      ],
      items: [
        'Auskunft darüber, welche Daten wir über Sie haben, und eine Kopie davon',
        'Berichtigung, Ergänzung oder Löschung',
        'Beschränkung auf einen bestimmten Zweck',
        'Widerspruch gegen die Nutzung',
        'Widerruf Ihrer Einwilligung; was bis dahin geschah, bleibt rechtmäßig',
        'Nachricht, wenn Unbefugte Zugriff auf Ihre Daten hatten',
      ],
    },
    complaint: {
      title: 'Wenn Sie nicht zufrieden sind',
      text: [
        'Sagen Sie es zuerst uns, wir bemühen uns um eine Lösung. Sie können sich auch bei der ägyptischen Datenschutzbehörde (Personal Data Protection Center) beschweren.',
      ],
      items: [],
    },
  },
  clear: {
    action: 'Daten auf diesem Gerät löschen',
    done: 'Gelöscht. In diesem Browser ist von Ihren Besuchen nichts mehr gespeichert.',
    failed: 'Ihr Browser hat das Löschen nicht erlaubt. Sie können es in seinen Einstellungen nachholen.',
  },
  version: (version) => `Fassung ${version}`,
};
