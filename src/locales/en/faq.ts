/** The six questions of the FAQ accordion, on /about and /services. */
export const faqMessages = {
  title: 'Frequently asked questions',
  items: [
    {
      question: 'How long does it take to import a car?',
      answer:
        'Usually 3–6 weeks from your order to the handover: about a week to buy and prepare the car in Europe, one to three weeks at sea, and about a week for customs, inspection and registration. For a car ordered new from the factory, add the manufacturer’s own production time.',
    },
    {
      question: 'What does an import cost on top of the car?',
      answer:
        'Transport, transport insurance, customs duty, taxes and registration. They depend on the engine, the age and the origin of the car; a passenger car made in the EU with a EUR.1 certificate pays no customs duty. Our quotation lists each of them in EGP before you decide.',
    },
    {
      question: 'Can I import a used car?',
      answer:
        'Yes, within the limits Egyptian law sets for age and kind of car, and those limits change. Tell us the car you have in mind and we will tell you the same day whether it can come in and on what terms.',
    },
    {
      question: 'How do I know the car is as described?',
      answer:
        'Our engineer inspects every used car in person before we pay for it, and our workshop in New Cairo inspects every car before handover. You receive the report with measurements and pictures, and you are welcome to bring your own mechanic.',
      /** The link to /inspection below it. */
      inspection: 'How we inspect',
    },
    {
      question: 'Can I follow my car on its way?',
      answer:
        'Yes. Enter your VIN on our tracking page at any time to see whether the car is booked, at the port or shipped, with the date of each step. We also call you at each step.',
    },
    {
      question: 'Is a European car suited to the Egyptian climate?',
      answer:
        'With the right equipment, very well. We choose cooling, air conditioning, filters and tyres with the heat in mind, check that the engine runs well on local fuel, and tell you frankly when a version is better left in Europe.',
    },
  ],
} as const;
