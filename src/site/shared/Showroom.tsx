import { companyMessages } from '#locales/company.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { shellMessages } from '#locales/shell.ts';
import { company } from '../../config/company.ts';

export function Showroom() {
  const { street, city, country } = companyMessages.address;
  const { opens, closes } = company.openingHours;
  return (
    <>
      <p>
        {street}
        <br />
        {city}
        {localeInfo.comma}
        {country}
      </p>
      <p>{shellMessages.openDaily(opens, closes)}</p>
    </>
  );
}
