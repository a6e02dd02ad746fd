import type { Place } from '../../model/car/location.ts';

export const carPageMessages = {
  notFound: 'Car not found.',
  skip: 'Skip to price',
  skipToInquiry: 'Skip to inquiry',
  inPrice: 'In the price',
  facts: 'Key facts',
  /** Shown instead of a sold car's price. */
  sold: 'This car has been sold.',
  reserved: 'This car is reserved. Ask us: it may become available again.',
  /** Of the inspection report; its findings are a list such as '61 good, 1 remark'. */
  inspected: (day: string, findings: string) => `Inspected ${day}: ${findings}`,
  /** Of a car without a report, by where it is. */
  inspectedLater: {
    order: 'We inspect it before it is shipped',
    europe: 'We inspect it before it is shipped',
    transit: 'We inspect it when it arrives in Egypt',
    showroom: 'We inspect it before handover',
  } satisfies Record<Place, string>,
  findings: {
    good: { other: '# good' },
    remarks: { one: '# remark', other: '# remarks' },
    faults: { one: '# fault', other: '# faults' },
  },
  moreFrom: (brand: string) => `More from ${brand}`,
  moreAndSimilar: (brand: string) => `More from ${brand} and similar cars`,
  stillLooking: 'Still looking?',
  seeAll: 'See all cars',
  /** Printed next to the page's URL. */
  qrCode: 'QR code of this page',
  pictures: {
    /** Announced by screen readers instead of 'region'. */
    role: 'carousel',
    all: (subject: string) => `Pictures of ${subject}`,
    one: (subject: string, number: number, total: number) => `${subject}, picture ${number} of ${total}`,
    show: (number: number) => `Show picture ${number}`,
    previous: 'Previous picture',
    next: 'Next picture',
    fullScreen: 'Full screen',
    zoom: 'Zoom',
    fullScreenOf: (subject: string) => `${subject}, full screen`,
  },
  /** The first message of a chat with the dealer, filled in for the visitor. */
  greeting: (car: string, url: string) => `Hello, I am interested in the ${car}: ${url}`,
  /** For search results and chat previews: 'New, 2024, BMW X5, 3,450,000 EGP. One owner.' */
  description: (facts: readonly string[], text: string) => `${facts.join(', ')}. ${text}`,
} as const;
