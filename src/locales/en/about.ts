import { company, splitNames } from '../../config/company.ts';
import { founders } from '../../config/founders.ts';

export const aboutMessages = {
  title: 'About Us',
  heading: 'About us',
  intro: `${company.brand} brings new and used European cars to Egypt and the Arab world. We began with one car for a neighbour. Since then we have imported over 5,000.`,
  story: {
    title: 'Our story',
    paragraphs: [
      'It started with a question from a neighbour: could we find him the estate he had driven for years in Munich? We found one, looked it over, put it on a ship, and learned every form and every queue between the Rhine and the Nile.',
      'He told his brother. His brother told his colleagues. Today a team on both shores buys, inspects, ships and registers cars every week of the year, and still treats each as if it were for someone next door.',
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'To make a European car in Egypt a simple, honest purchase: the exact car you want, at a price you knew from the start, in about 3–6 weeks.',
  },
  values: {
    title: 'Our values',
    items: [
      { title: 'Plain words', text: 'We tell you what a car has, what it lacks and what it costs.' },
      {
        title: 'Care in the detail',
        text: 'Every car is inspected before handover, a used one before we buy it, too. The reports are yours to keep.',
      },
      { title: 'We keep our word', text: 'The price on the quotation is the price on the invoice.' },
      { title: 'There afterwards', text: 'You know who to call, long after the handover.' },
    ],
  },
  founders: {
    title: 'A message from our founders',
    quote:
      'We have both waited for a car: stood at the port with a folder of papers and no idea who to ask. We built this company so that you never have to. Choose the car with your heart; leave the customs code to us. And when it arrives, come and have a coffee with us before you drive it home.',
    names: splitNames(founders),
    portrait: (name: string) => `Portrait of ${name}`,
  },
} as const;
