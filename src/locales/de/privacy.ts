import { company, fact, localizedFact } from '../../config/company.ts';
import { privacyFacts } from '../../config/privacyFacts.ts';
import type { privacyMessages as english } from '../en/privacy.ts';
import { formatCount } from '../formats.ts';
import { companyMessages } from './company.ts';
import type { German } from './localeInfo.ts';

const { errorHost, taxNumber } = privacyFacts;
const { street, city, country } = companyMessages.address;
const phone = company.phone.replaceAll(' ', '\u00a0');
const retention = formatCount(privacyFacts.inquiryMonths, { one: '#\u00a0Monat', other: '#\u00a0Monate' });
const legalName = localizedFact(
  import.meta.env?.VITE_COMPANY_LEGAL_NAME_DE,
  import.meta.env?.VITE_COMPANY_LEGAL_NAME,
  privacyFacts.legalName,
);
const representative = fact(import.meta.env?.VITE_COMPANY_REPRESENTATIVE, '');
const dataOfficer = localizedFact(
  import.meta.env?.VITE_COMPANY_DATA_OFFICER_DE,
  import.meta.env?.VITE_COMPANY_DATA_OFFICER,
  '',
);
const commercialRegister = localizedFact(
  import.meta.env?.VITE_COMPANY_COMMERCIAL_REGISTER_DE,
  import.meta.env?.VITE_COMPANY_COMMERCIAL_REGISTER,
  '',
);
const mailCountry = localizedFact(
  import.meta.env?.VITE_COMPANY_MAIL_COUNTRY_DE,
  import.meta.env?.VITE_COMPANY_MAIL_COUNTRY,
  'Deutschland',
);

export const privacyMessages: German<typeof english> = {
  title: 'Datenschutz',
  description: `Was ${company.brand} mit Ihren Daten macht und was Sie von uns verlangen können.`,
  lead: 'Wir fragen nach dem, was wir für eine Antwort brauchen, und nach nichts sonst.',
  sections: {
    responsible: {
      title: 'Wer verantwortlich ist',
      text: [
        `Verantwortlich für Ihre Daten ist ${legalName}, ${street}, ${city}, ${country}. Bei Fragen dazu schreiben Sie an ${privacyFacts.privacyEmail}, oder rufen Sie uns an: ${phone}.`,
        ...(dataOfficer ? [`Mit dem Datenschutz ist bei uns ${dataOfficer} beauftragt.`] : []),
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
        'Die E-Mail enthält einen Link, in dem Ihre Anfrage hinter einem # steht, einem Teil der Adresse, den Browser an keinen Server senden. Öffnen wir ihn, können wir Ihre Anfrage in einer Liste speichern, die nur unser Team lesen kann, zusammen mit Notizen zu unseren Absprachen. Eine Anfrage, die niemand öffnet, steht in keiner Liste. Den Eintrag in der Liste und seine Kopien in unseren Datensicherungen löschen wir nach derselben Frist wie die E-Mail.',
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
        'Google (Irland und USA) speichert Autos, Bilder und Artikel (Firebase) und die Sendungsliste (Google Sheets). Ihr Browser lädt sie bei Google, das dabei Ihre IP-Adresse sieht. In Firebase liegt auch die Liste der Anfragen, die nur unser Team laden kann. Die Sendungsliste ist öffentlich: Sie enthält Modelle, FIN, Rechnungsnummern und Daten, aber keine Namen. Eine FIN, die Sie eingeben, sucht Ihr Browser selbst in der Liste. Sie steht dann in der Adresse der Seite, die Netlify sieht, wenn Sie die Seite neu laden oder in einer anderen Sprache öffnen.',
        `Unser E-Mail-Anbieter (${mailCountry}) führt das Postfach.`,
        'Videos von Autos kommen von YouTube (Google, Irland und USA) oder Vimeo (USA). Vor dem Abspielen wird von dort nichts geladen; dann läuft es in deren Datenschutzmodus (youtube-nocookie.com; Vimeo mit „Do not track“), und es gelten die Bedingungen von YouTube oder Vimeo.',
        'Die Karte, WhatsApp und unsere Seiten in sozialen Netzwerken werden erst geladen, wenn Sie darauf tippen. Von da an gelten deren eigene Datenschutzregeln.',
        ...(errorHost
          ? [
              `Tritt auf einer Seite ein Fehler auf, meldet Ihr Browser ihn an ${errorHost}: die Fehlermeldung, die Stelle in unserem Code und die Adresse der Seite ohne Ihre Suche. ${errorHost} sieht dabei Ihre IP-Adresse.`,
            ]
          : []),
      ],
    },
    device: {
      title: 'Auf Ihrem Gerät',
      text: [
        'Diese Website setzt keine Cookies und führt keine Besucherstatistik. Damit sie auch offline funktioniert und Ihre Auswahl behält, speichert Ihr Browser:',
      ],
      items: [
        'die Autos auf Ihrer Merkliste',
        'Ihre gespeicherten Suchen',
        'die Währung, die Sie für Preise gewählt haben, mit ihrem Kurs',
        'welche Autos unter „Fahrzeuge“ Sie schon gesehen haben, als kurze Codes, damit neue beim nächsten Besuch gekennzeichnet sind',
        'was Sie in ein Formular getippt haben, bis Sie es absenden oder den Tab schließen',
        'wie weit Sie auf jeder Seite gescrollt und welche Autos Sie zum Vergleich gewählt haben, bis Sie den Tab schließen',
        'Kopien der Seiten und Autos, die Sie gesehen haben',
        'Ihre Sprachwahl, wenn Sie eine andere Sprache abgelehnt haben',
        'Ihre Wahl der zweispaltigen Liste',
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
    europe: {
      title: 'Wenn Sie in der Europäischen Union leben',
      text: ['Dann kann auch die Datenschutz-Grundverordnung (DSGVO) für Sie gelten:'],
      items: [
        'Ihre Anfrage nutzen wir, weil Sie einwilligen und ein Angebot von uns wünschen (Art.\u00a06 Abs.\u00a01 lit.\u00a0a und b). Verträge und Rechnungen bewahren wir auf, weil das ägyptische Recht es verlangt, und IP-Adressen werden festgehalten, damit die Website sicher funktioniert; beides ist unser berechtigtes Interesse (Art.\u00a06 Abs.\u00a01 lit.\u00a0f).',
        'Ihre Daten gelangen nach Ägypten, zum Teil auch in die USA. Die Europäische Kommission hat nicht festgestellt, dass Ägypten Daten ebenso gut schützt wie die EU; Ihre Rechte lassen sich dort womöglich schwerer durchsetzen. Mit dem Absenden des Formulars willigen Sie in diese Übermittlung ein (Art.\u00a049 Abs.\u00a01 lit.\u00a0a). In den USA verarbeiten Google und Netlify Daten nach dem EU-US-Datenschutzrahmen (Data Privacy Framework) oder den Standardvertragsklauseln der Kommission.',
        'Sie haben auch das Recht auf Datenübertragbarkeit: Wir geben Ihnen die Daten, die Sie uns gegeben haben, in einem maschinenlesbaren Format oder senden sie an ein anderes Unternehmen.',
        'Sie können sich auch bei der Datenschutzbehörde beschweren, die für Ihren Wohn- oder Arbeitsort zuständig ist.',
      ],
    },
    complaint: {
      title: 'Wenn Sie nicht zufrieden sind',
      text: [
        'Sagen Sie es zuerst uns, wir bemühen uns um eine Lösung. Sie können sich auch bei der ägyptischen Datenschutzbehörde (Personal Data Protection Center) beschweren.',
      ],
      items: [],
    },
    imprint: {
      title: representative && 'Impressum',
      text: ['Angaben gemäß §\u00a05 DDG:'],
      items: [
        `${legalName}, ${street}, ${city}, ${country}`,
        `Vertreten durch ${representative}`,
        `Telefon: ${phone}, E-Mail: ${company.email}`,
        ...(commercialRegister ? [`Handelsregister: ${commercialRegister}`] : []),
        ...(taxNumber ? [`Steuernummer: ${taxNumber}`] : []),
      ],
    },
  },
  clear: {
    action: 'Daten auf diesem Gerät löschen',
    done: 'Gelöscht. In diesem Browser ist von Ihren Besuchen nichts mehr gespeichert.',
    failed: 'Ihr Browser hat das Löschen nicht erlaubt. Sie können es in seinen Einstellungen nachholen.',
  },
  version: (version) => `Fassung ${version}`,
};
