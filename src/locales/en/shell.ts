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
    contact: 'Contact Us',
    tracking: 'Tracking',
    privacy: 'Privacy',
  },
  breadcrumb: 'Breadcrumb',
  crumbs: { home: 'Home', inventory: 'Inventory', blogs: 'Blog' },
  tagline: `${companyMessages.tagline}.`,
  showroom: 'Showroom',
  openDaily: (opens: string, closes: string) => `Open daily ${opens}–${closes}`,
  talkToUs: 'Talk to us',
  blog: 'Blog',
  rights: `© ${company.brand}. All Rights Reserved.`,
} as const;
