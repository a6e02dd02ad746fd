import type { SheetErrorCode } from '../../model/errors.ts';
import type { StepName } from '../../model/shipment/shipment.ts';

/** A step's name, and what is shown where it has no date (SPEC 4). */
interface StepMessages {
  readonly title: string;
  readonly undated: string;
}

export const trackingMessages = {
  title: 'Track Your Vehicle Shipment',
  description: 'Follow your car from the order to the ship: enter its VIN to see where it is.',
  lead: 'From the order to the ship: your car’s VIN shows how far it has come.',
  result: 'Shipment',
  vin: 'VIN',
  track: 'Track',
  hint: 'The VIN is the 17-character vehicle identification number on your invoice and order papers.',
  unnamedCar: 'Your vehicle',
  history: 'Shipment history',
  steps: {
    order_received: { title: 'Order Received', undated: "We've received your order" },
    booked: { title: 'Booked', undated: 'Date to follow' },
    port: { title: 'At Port', undated: 'Date to follow' },
    shipped: { title: 'Shipped', undated: 'Date to follow' },
  } satisfies Record<StepName, StepMessages>,
  /** Steps not completed. Never the wording of `steps`, which are completed (SPEC 4). */
  ahead: {
    title: 'Still to come:',
    booked: 'A place on a ship',
    port: 'The drive to the harbour',
    shipped: 'The voyage',
    customs: 'Customs clearance',
    handover: 'The handover',
  },
  /** such as 7 Dec 2026. */
  expectedWeek: (day: string) => `Expected to arrive in the week of ${day}`,
  harbour: 'Harbour of departure:',
  ask: 'Ask about this shipment',
  /** Begins a chat. */
  question: (vin: string) => `Hello, I have a question about my shipment, VIN ${vin}.`,
  notFound: (vin: string) => `No order found with VIN: ${vin}`,
  /** 'ask us' is a link. */
  notFoundHint: {
    missing: {
      one: 'A VIN has 17 characters: one is missing.',
      other: 'A VIN has 17 characters: # are missing.',
    },
    surplus: {
      one: 'A VIN has 17 characters: this has one too many.',
      other: 'A VIN has 17 characters: this has # too many.',
    },
    letters: 'A VIN never contains the letters I, O or Q: it may be a 1 or a 0.',
    before: 'If it is right, ',
    link: 'ask us',
    after: ' and we will look it up.',
  },
  /** Why the list of shipments cannot be shown; a function gets the error's detail. */
  errors: {
    'shipments/timeout': 'The shipment list took too long to load.',
    'shipments/unreachable': 'The shipment list could not be reached.',
    'shipments/refused': (status) => `The shipment list could not be loaded (status ${status}).`,
    'shipments/incomplete': 'The shipment list could not be loaded completely.',
    'shipments/webPage': 'We can’t load the shipment list right now. Please try again later, or contact us.',
    'shipments/empty': 'The shipment list is empty right now. Please try again later, or contact us.',
    'shipments/missingColumns': (columns) =>
      `We can’t read the shipment list. Missing columns: ${columns}. Please contact us.`,
    'shipments/openQuote':
      'We can’t read the shipment list: it has an unclosed quotation mark. Please contact us.',
  } satisfies Record<SheetErrorCode, string | ((detail: string) => string)>,
} as const;
