/** The dealer's services (SPEC 2): on the home page, and in full on /services. */
export const servicesMessages = {
  items: [
    {
      icon: 'car',
      title: 'In-stock cars ready for immediate delivery',
      text: 'Cars that have already cleared customs and are in our New Cairo showroom. See one today, have it inspected by anyone you trust, and drive it home with its papers in your name.',
    },
    {
      icon: 'ship',
      title: 'Import your dream car',
      text: 'Tell us the model, colour and equipment. We find it with the manufacturer or a dealer in Europe, buy it, ship it and clear it. From order to handover takes about 3–6 weeks.',
      importCost: 'Work out the cost',
    },
    {
      icon: 'compass',
      title: 'Expert guidance and consultation',
      text: 'Which engine suits Cairo summers, which options hold their value, what duty a given car will cost: we answer in English, German or Arabic, before you have committed to anything.',
    },
    {
      icon: 'wrench',
      title: 'After-sales support',
      text: 'Original parts from Europe, service by technicians who know your car, and one person to call. We’re still here after you drive away.',
    },
  ],
} as const;
