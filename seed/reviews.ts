import type { SeedReview } from './types.ts';

/** One review has no message, to show the fallback text. */
export const reviews: readonly SeedReview[] = [
  {
    id: 'ahmed-el-masry',
    fields: {
      Name: 'Ahmed El-Masry',
      Rating: 5,
      Message:
        'I ordered an E-Class and had it in New Cairo twenty-nine days later. Every step was explained before I had to ask, and the final price was the price in the quotation to the last pound.',
    },
  },
  {
    id: 'mariam-fahmy',
    fields: {
      Name: 'Mariam Fahmy',
      Rating: 5,
      Message: 'Honest, patient and very well organised. I felt in safe hands from the first call.',
    },
  },
  {
    id: 'stefan-brandt',
    fields: {
      Name: 'Stefan Brandt',
      Rating: 5,
      Message:
        'Bei Serviceheft und Lackmessung war ich sehr genau. Ich bekam den Prüfbericht mit vierzig Fotos, und über einen zwei Zentimeter langen Kratzer haben wir in aller Ruhe gesprochen. Hervorragende Arbeit.',
    },
  },
  {
    id: 'youssef-abdelrahman',
    fields: {
      Name: 'Youssef Abdelrahman',
      Rating: 4,
      Message: 'تأخرت الجمارك أسبوعًا عن الموعد، لكنهم كانوا يتصلون بي كل يومين. والسيارة نفسها ممتازة.',
    },
  },
  { id: 'nourhan-sami', fields: { Name: 'Nourhan Sami', Rating: 5, Message: '' } },
  {
    id: 'karim-haddad',
    fields: {
      Name: 'Karim Haddad',
      Rating: 5,
      Message:
        'Tracked my Defender by its VIN from Southampton to Alexandria like a parcel. My sons checked it every morning before school.',
    },
  },
  {
    id: 'salma-el-sherif',
    fields: {
      Name: 'Salma El-Sherif',
      Rating: 5,
      Message:
        'They talked me out of the bigger engine and saved me a lot of money. Who does that? I have sent them three friends since.',
    },
  },
  {
    id: 'claire-dubois',
    fields: {
      Name: 'Claire Dubois',
      Rating: 4,
      Message: 'Lovely team, great coffee, and a 3008 exactly as ordered.',
    },
  },
  {
    id: 'omar-wagdy',
    fields: {
      Name: 'Omar Wagdy',
      Rating: 5,
      Message:
        'Second car from them in four years. Same people, same care, and the after-sales workshop knows my name.',
    },
  },
];
