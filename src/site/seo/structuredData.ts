import { companyMessages } from '#locales/company.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { company } from '../../config/company.ts';
import { addressIn, paths } from '../../config/paths.ts';

/** schema.org data of the business, for the head of / and /services. */
export function businessData() {
  const { openingHours } = company;
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
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      ...openingHours,
    },
    sameAs: Object.values(company.socials),
  };
}

/** schema.org data of where a page stands; the last step is the page itself. */
export function breadcrumbData(steps: readonly { readonly name: string; readonly path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(localeInfo.code, path),
    })),
  };
}

/** schema.org data of a list of questions and answers. */
export function faqData(faq: readonly { readonly question: string; readonly answer: string }[]) {
  return {
    '@type': 'FAQPage',
    inLanguage: localeInfo.code,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
