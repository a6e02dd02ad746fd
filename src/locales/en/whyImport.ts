/** The six 'why import with us' cards, on /about and /services. */
export const whyImportMessages = {
  title: 'Why import with us',
  items: [
    {
      icon: 'star',
      title: 'Over 5,000 cars imported',
      text: 'We have brought more than 5,000 cars from Europe. Whatever comes up on the way, we have solved it before.',
    },
    {
      icon: 'shield',
      title: 'Inspected before we buy',
      text: 'An engineer checks the car in Europe: paint depth, electronics, service book, test drive. You get the report.',
    },
    {
      icon: 'coins',
      title: 'One clear price',
      text: 'The quotation names every cost in EGP. What we agree is what you pay; the exchange rate is our risk, not yours.',
    },
    {
      icon: 'clock',
      title: 'At your door in 3–6 weeks',
      text: 'With regular sailings and our own customs team, most imports take about three to six weeks, not months.',
    },
    {
      icon: 'document',
      title: 'All papers, done',
      text: 'Certificates of origin, EUR.1, customs, registration and plates. You sign where it matters; we stand in the queues.',
    },
    {
      icon: 'globe',
      title: 'At home on both sides',
      text: 'Teams in Germany and in Egypt, speaking English, German and Arabic. Nothing is lost in between.',
    },
  ],
} as const;
