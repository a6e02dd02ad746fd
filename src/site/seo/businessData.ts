import { companyMessages } from '#locales/company.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { company } from '../../config/company.ts';
import { addressIn, paths } from '../../config/paths.ts';

const everyDay = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

export function businessData() {
  const { opens, closes, closedDays } = company.openingHours;
  const { address } = companyMessages;
  return {
    '@type': 'AutoDealer',
    '@id': `${company.siteUrl}/#dealer`,
    name: company.brand,
    slogan: companyMessages.tagline,
    url: addressIn(localeInfo.code, paths.home),
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
