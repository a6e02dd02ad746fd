import { priceUntil } from './price.ts';
import { dayAfter } from './seededAt.ts';

const row = (rate: string, source: string) => `${rate} ${priceUntil} Sample: ${source}`;

const agreements =
  'Al-Shorouk, masress.com/shorouk/1890328: passenger cars made in the EU, the UK and Turkey pay 0 % customs (EU since 1 January 2019, ceiegypt.org)';
const totals =
  'Al-Shorouk, masress.com/shorouk/1890328: 1 % schedule tax, 3 % fee and 14 % VAT, 18 % in all, up to 1,600 cc. Sources disagree by half a percent';
const totals2000 =
  'Al-Shorouk, masress.com/shorouk/1890328: 15 % schedule tax, 5 % fee and 14 % VAT, 34 % in all, up to 2,000 cc. Sources disagree by half a percent';
const tariff = 'egyptariffs.com/tariff/8703239090: 135 % customs, 30 % schedule tax, 14 % VAT';
const electric = 'Al-Shorouk, masress.com/shorouk/1890328: electric cars pay no customs, and 14 % VAT';
const dealer = 'The dealer’s own price';

/** Rates of the sample dealership. Published totals are sums of percentages of CIF. */
export const importRates = {
  EUR: '56.1200',
  USD: '48.4000',
  day: dayAfter(0),
  ageNew: '1',
  ageUsed: '3',
  rows: [
    row('roro any any 0-99999 1200 EUR', dealer),
    row('container any any 0-99999 2150 EUR', dealer),
    row('insurance any any 0-99999 1.5% shipped', dealer),
    row('customs any electric 0-99999 0% cif', electric),
    ...['eu', 'uk', 'turkey'].map((origin) => row(`customs ${origin} any 0-99999 0% cif`, agreements)),
    row('customs elsewhere any 0-1600 40% cif', 'Auto Express, autoexpress-eg.com: 40 % up to 1,600 cc'),
    row('customs elsewhere any 1601-99999 135% cif', tariff),
    row('schedule any electric 0-99999 0% cif', electric),
    row('schedule any any 0-1600 1% cif', totals),
    row('schedule any any 1601-2000 15% cif', totals2000),
    row('schedule any any 2001-99999 30% cif', tariff),
    row('development any electric 0-99999 0% cif', electric),
    row('development any any 0-1600 3% cif', totals),
    row('development any any 1601-2000 5% cif', totals2000),
    row(
      'development any any 2001-99999 8.5% cif',
      'arabmotors.net/archive: 8.5 % above 2,000 cc. Sources disagree by half a percent',
    ),
    row('vat any any 0-99999 14% cif', tariff),
    row('clearance any any 0-99999 25000 EGP', dealer),
    row('service any any 0-99999 5% cif', dealer),
  ],
  texts: {
    en: 'Sample text. One person may import one car for personal use in five years. The price is paid through a bank in Egypt. Please check the current rules with the customs authority.',
    de: 'Beispieltext. Eine Person darf in fünf Jahren ein Auto für den eigenen Gebrauch einführen. Der Preis wird über eine Bank in Ägypten bezahlt. Bitte prüfen Sie die geltenden Regeln bei der Zollbehörde.',
    ar: 'نص تجريبي. يحق للفرد استيراد سيارة واحدة للاستعمال الشخصي كل خمس سنوات، ويُسدّد ثمنها عن طريق بنك في مصر. راجع القواعد السارية لدى مصلحة الجمارك.',
  },
};
