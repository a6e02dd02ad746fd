import { company } from '../../config/company.ts';
import { companyMessages } from './company.ts';

/** Messages of /contact, except for its form (inquiry.ts). */
export const contactMessages = {
  title: 'Contact Us',
  description: `Tell ${company.brand} which European car you are looking for: by form, by phone, by WhatsApp, or in the showroom in ${companyMessages.address.city}.`,
  lead: (languages: string) =>
    `Tell us which car you have in mind, down to the colour of the stitching. We speak ${languages}.`,
  form: 'Write to us',
  location: 'Location',
  directions: 'Get directions',
  email: 'Email',
  phone: 'Phone',
  whatsApp: 'Chat on WhatsApp',
  whatsAppGreeting: `Hello ${company.brand}, `,
  map: {
    label: 'Map',
    title: `Map: ${company.brand}, ${companyMessages.address.street}, ${companyMessages.address.city}`,
    picture: 'Our showroom',
    show: 'Show map',
  },
} as const;
