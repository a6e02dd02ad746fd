import { companyWords } from '#locales/company.ts';
import { locale } from '#locales/locale.ts';
import { shellWords } from '#locales/shell.ts';
import { company } from '../../config/company.ts';

/** Where the showroom is, and when it is open. */
export function Showroom() {
  const { street, city, country } = companyWords.address;
  const { opens, closes } = company.openingHours;
  return (
    <>
      <p>
        {street}
        <br />
        {city}
        {locale.comma}
        {country}
      </p>
      <p>{shellWords.openDaily(opens, closes)}</p>
    </>
  );
}
