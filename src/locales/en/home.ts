import { companyMessages } from './company.ts';

/** Messages of /, except for its services. */
export const homeMessages = {
  title: companyMessages.tagline,
  description:
    'New and used European cars, in stock in Cairo or imported to order in about 3–6 weeks: inspected, cleared through customs and registered, at one clear price.',
  hero: {
    title: 'The European car you want, delivered in Egypt.',
    text: 'New or used, at one clear price: in stock in Cairo, or imported to order in about 3–6 weeks.',
    action: 'Find your car',
  },
  /** What sets the dealer apart; the first has the number of points that every inspection has. */
  strengths: {
    inspection: {
      title: 'Inspection of 64 points',
      text: 'A car marked “Inspected” shows its paint and tyres measured, and each flaw in a picture.',
    },
    importCost: {
      title: 'Costs known first',
      text: 'Customs, taxes and transport, worked out before you order.',
    },
    tracking: { title: 'Followed by VIN', text: 'Look up where your car is, from the booking to the port.' },
  },
  featured: {
    title: 'Featured cars',
    lead: 'Chosen by our team, in Cairo or soon to be.',
    action: 'View Inventory',
  },
  /** Links to lists of cars. */
  brands: 'Brands',
  allBrands: 'All brands',
  services: 'What we do for you',
  reviews: 'What our clients say',
  googleReviews: 'Our reviews on Google',
  /** How an import works, in the six steps of SPEC 2. */
  importSteps: {
    title: 'How it works',
    lead: 'Six steps from your first message to the keys. We’re with you at every one.',
    items: [
      {
        title: 'Contact the team',
        text: 'Write, call or visit. Tell us what you drive, what you want to drive, and your budget.',
      },
      {
        title: 'Consultation and car selection',
        text: 'We show you what Europe has to offer right now, with pictures, history and honest advice.',
      },
      {
        title: 'Quotation and agreement',
        text: 'One fixed price in EGP: car, transport, customs and registration, each on its own line.',
      },
      {
        title: 'Car ordering and shipping',
        text: 'We buy the car and book its shipping. You follow it by VIN, from the booking to the port.',
      },
      {
        title: 'Inspection and handover',
        text: 'Our workshop checks every system after the voyage. Then we hand you the keys and the papers.',
      },
      {
        title: 'After-sales service',
        text: 'Maintenance, original parts and warranty matters, for as long as you own the car.',
      },
    ],
  },
} as const;
