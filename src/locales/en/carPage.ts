/** The words of a car's page that no other page shows. */
export const carPageWords = {
  notFound: 'Car not found.',
  /** For search results and chat previews: 'New, 2024, BMW X5, 3,450,000 EGP. One owner.' */
  description: (facts: readonly string[], text: string) => `${facts.join(', ')}. ${text}`,
  /** In the place of a sold car's price. */
  sold: 'This car has found its owner.',
  reserved: 'Someone has put this car aside. Ask us, should they change their mind.',
  moreFrom: (brand: string) => `More from ${brand}`,
  stillLooking: 'Still looking?',
  seeAll: 'See all cars',
  /** On paper, beside the address of the page. */
  qrCode: 'QR code of this page',
  pictures: {
    /** What a screen reader says instead of 'region'. */
    role: 'carousel',
    all: (subject: string) => `Pictures of ${subject}`,
    one: (subject: string, number: number, total: number) => `${subject}, picture ${number} of ${total}`,
    show: (number: number) => `Show image ${number}`,
    previous: 'Previous image',
    next: 'Next image',
    fullScreen: 'Full screen',
    fullScreenOf: (subject: string) => `${subject}, full screen`,
  },
  /** Typed for the visitor into a chat with the dealer. */
  greeting: (car: string, url: string) => `Hello, I am interested in the ${car}: ${url}`,
} as const;
