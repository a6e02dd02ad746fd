import { companyMessages } from '#locales/company.ts';
import { company } from '../../config/company.ts';
import { dealerData } from './dealerData.ts';

const everyDay = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

export function businessData() {
  const { opens, closes, closedDays } = company.openingHours;
  const { address } = companyMessages;
  return {
    ...dealerData,
    slogan: companyMessages.tagline,
    telephone: company.phone.replace(/\s/g, ''),
    email: company.email,
    currenciesAccepted: 'EGP',
    knowsLanguage: company.languages,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: {
      ...everyDay,
      dayOfWeek: everyDay.dayOfWeek.filter((day) => !closedDays.includes(day)),
      opens,
      closes,
    },
    sameAs: Object.values(company.socials),
  };
}
