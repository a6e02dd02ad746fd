/** How an import works, in the six steps of SPEC 2. */
export const importStepsMessages = {
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
} as const;
