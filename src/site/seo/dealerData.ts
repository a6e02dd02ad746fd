import { localeInfo } from '#locales/localeInfo.ts';
import { company } from '../../config/company.ts';
import { addressIn, paths } from '../../config/paths.ts';

/** The dealer as publisher or seller: search engines read each page alone. */
export const dealerData = {
  '@type': 'AutoDealer',
  '@id': `${company.siteUrl}/#dealer`,
  name: company.brand,
  url: addressIn(localeInfo.code, paths.home),
  logo: `${company.siteUrl}/icons/icon-512.png`,
};
