import { company } from '../../config/company.ts';
import { companyMessages } from './company.ts';

/** The frame around every page: top bar, footer, breadcrumb. */
export const shellMessages = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main',
  menu: 'Menu',
  locales: 'Languages',
  links: {
    home: 'Home',
    about: 'About Us',
    inventory: 'Car Inventory',
    services: 'Services',
    importCost: 'Import cost calculator',
    contact: 'Contact Us',
    tracking: 'Tracking',
    blogs: 'Blog',
    privacy: 'Privacy',
  },
  breadcrumb: 'Breadcrumb',
  crumbs: { home: 'Home', inventory: 'Inventory', blogs: 'Blog' },
  tagline: `${companyMessages.tagline}.`,
  pages: 'Explore',
  /** In the footer. */
  ourServices: 'Our services',
  showroom: 'Showroom',
  whatsApp: 'WhatsApp',
  openDaily: (opens: string, closes: string) => `Open daily ${opens}–${closes}`,
  talkToUs: 'Talk to us',
  /** The link to the Impressum, where a representative is set; other locales have none. */
  imprint: '',
  rights: `© ${company.brand}. All Rights Reserved.`,
} as const;
