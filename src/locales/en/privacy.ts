import { company } from '../../config/company.ts';
import { privacyFacts } from '../../config/privacyFacts.ts';
import { formatCount } from '../formats.ts';
import { companyMessages } from './company.ts';

const { dataOfficer, errorHost } = privacyFacts;
const { street, city, country } = companyMessages.address;
const phone = company.phone.replaceAll(' ', '\u00a0');
const retention = formatCount(privacyFacts.inquiryMonths, { one: '# month', other: '# months' });

/** /privacy. Egypt's law 151/2020 asks for most of it; the README tells the dealer to have it checked. */
export const privacyMessages = {
  title: 'Privacy',
  description: `What ${company.brand} does with your data, and what you can ask of us.`,
  lead: 'We ask for what we need to answer you, and for nothing else.',
  sections: {
    responsible: {
      title: 'Who is responsible',
      text: [
        `${privacyFacts.legalName}, ${street}, ${city}, ${country}, is responsible for your data. Write to ${privacyFacts.privacyEmail} or call ${phone} with any question about it.`,
        ...(dataOfficer ? [`Our data protection officer is ${dataOfficer}.`] : []),
      ],
      items: [],
    },
    inquiry: {
      title: 'When you send us an inquiry',
      text: [
        'By sending the form you agree that we use what you write to answer you, to prepare an offer if you ask for one, and to tell you about a car if you ask us to, until you tell us to stop. You also agree that companies outside Egypt, named below, process it for us. You can withdraw this at any time.',
        'We receive:',
      ],
      items: [
        'your name, email address and phone number',
        'the car you ask about, your message, and the time of a viewing or test drive you ask for',
        'the language of the page, the time, and the version of this page that you agreed to',
        'what you tell us by phone, WhatsApp or email, which we treat in the same way',
      ],
    },
    storage: {
      title: 'Where your inquiry goes and how long we keep it',
      text: [
        `The website passes your inquiry on as an email and stores nothing itself. The email is kept in our mailbox, at a provider in ${privacyFacts.mailCountry}, for ${retention} after our last message to each other. Then we delete it. If you buy a car, we keep the contract and the invoice for as long as the law requires.`,
        `The email has a link that carries your inquiry behind a #, a part of the address that browsers send to no server. When one of us opens it, we can store your inquiry in a list that only our staff can read, together with our notes on what we agree. An inquiry that nobody opens is in no list. We delete the entry in the list, and its copies in our backups, after the same time as the email.`,
        'If you write a review for us, we publish it with the name you gave, until you ask us to remove it.',
        'We don’t sell your data, and we don’t use it for advertising.',
      ],
      items: [],
    },
    processors: {
      title: 'Who else is involved',
      text: ['These companies process data for us. Some of them are outside Egypt:'],
      items: [
        'Netlify (USA) hosts this website and passes inquiries on. Like every host, it records your IP address for a short time.',
        'Google (Ireland and USA) stores the cars, pictures and articles (Firebase) and the shipment list (Google Sheets). Your browser loads them from Google, which sees your IP address. Firebase also stores the list of inquiries, which only our staff can load. The shipment list is public: it has models, VINs, invoice numbers and dates, but no names. A VIN that you type is looked up in your browser. The address of the page then has it, so Netlify sees it when you load the page again or open it in another language.',
        `Our mail provider (${privacyFacts.mailCountry}) keeps the mailbox.`,
        'Videos of cars come from YouTube (Google, Ireland and USA) or Vimeo (USA). Nothing is loaded from there before you press one; then it plays in their privacy mode (youtube-nocookie.com; Vimeo with “do not track”), and the terms of YouTube or Vimeo apply.',
        'The map, WhatsApp and our pages on social networks load only when you press them. Their own privacy rules apply from then on.',
        ...(errorHost
          ? [
              `If a page fails, your browser reports it to ${errorHost}: the error message, the place in our code and the address of the page without your search. ${errorHost} sees your IP address.`,
            ]
          : []),
      ],
    },
    device: {
      title: 'On your device',
      text: [
        'This website sets no cookies and keeps no visitor statistics. To work offline and to remember what you chose, your browser keeps:',
      ],
      items: [
        'the cars on your shortlist',
        'the searches you saved',
        'the currency you chose for prices, with its rate',
        'which cars you have seen in the inventory, as short codes, so that new ones are marked when you come back',
        'what you typed into a form, until you send it or close the tab',
        'how far you scrolled on each page, and which cars you chose to compare, until you close the tab',
        'copies of the pages and cars you have seen',
        'your choice of language, if you declined another one',
        'your choice of two columns in a list',
      ],
    },
    rights: {
      title: 'Your rights',
      text: [
        `Under Egypt’s Personal Data Protection Law (151/2020) you have these rights. Write to ${privacyFacts.privacyEmail}; we don’t charge for it:`,
      ],
      items: [
        'to know which data about you we have, and to get a copy of it',
        'to have it corrected, completed or deleted',
        'to limit its use to a certain purpose',
        'to object to its use',
        'to withdraw your consent; what was done before stays lawful',
        'to be told if someone gained access to it who should not have',
      ],
    },
    europe: {
      title: 'If you live in the European Union',
      text: ['The General Data Protection Regulation (GDPR) may apply to you as well:'],
      items: [
        'We use your inquiry because you consent to it and ask us for an offer (Article 6(1)(a) and (b)). We keep contracts and invoices because Egyptian law requires it, and IP addresses are recorded so that the website works safely; both are our legitimate interests (Article 6(1)(f)).',
        'Your data goes to Egypt, and some of it to the USA. The European Commission has not decided that Egypt protects data as well as the EU, so your rights may be harder to enforce there. By sending the form you consent to this transfer (Article 49(1)(a)). In the USA, Google and Netlify process data under the EU-US Data Privacy Framework or the Commission’s standard contractual clauses.',
        'You also have the right to data portability: we give you the data you gave us in a machine-readable format, or send it to another company.',
        'You can also complain to the data protection authority where you live or work.',
      ],
    },
    complaint: {
      title: 'If you are not satisfied',
      text: [
        'Tell us first, and we will try to put it right. You can also complain to the Personal Data Protection Center in Egypt.',
      ],
      items: [],
    },
    /** Only German pages have an Impressum. */
    imprint: { title: '', text: [] as readonly string[], items: [] as readonly string[] },
  },
  clear: {
    action: 'Clear data on this device',
    done: 'Cleared. This browser keeps nothing of your visits now.',
    failed: 'Your browser didn’t allow us to clear it. You can clear it in the browser’s settings.',
  },
  version: (version: string) => `Version ${version}`,
} as const;
