import { company } from '../../config/company.ts';
import { privacyFacts } from '../../config/privacyFacts.ts';
import { carFactMessages } from '../../locales/ar/carFacts.ts';
import { companyMessages } from '../../locales/ar/company.ts';
import { isolated } from '../../locales/ar/localeInfo.ts';
import { formatArabicCountry, formatArabicDate, formatArabicPrice } from '../../locales/arabicFormats.ts';
import { toArabicPounds } from '../../locales/arabicPounds.ts';
import { describeFacts } from './describeFacts.ts';
import styles from './OfferLetter.module.css';
import type { PaperCar } from './paperCar.ts';
import { paperMessages } from './paperMessages.ts';
import { Sheet } from './Sheet.tsx';

/** What is typed for one letter; days are 'yyyy-mm-dd'. */
export interface OfferFields {
  readonly number: string;
  readonly date: string;
  readonly until: string;
  readonly bank: string;
  readonly customer: string;
  readonly vin: string;
  readonly engineNumber: string;
}

const { names } = carFactMessages;
const { offer: messages } = paperMessages;
const { arabicLegalName, commercialRegister, taxNumber } = privacyFacts;
const records = [
  commercialRegister && messages.register(isolated(commercialRegister)),
  taxNumber && messages.taxNumber(isolated(taxNumber)),
].filter(Boolean);

interface Props extends PaperCar {
  readonly fields: OfferFields;
}

export function OfferLetter({ car, price, fields }: Props) {
  const amount = car.price.amount ?? 0;
  const facts: readonly (readonly [name: string, value: string])[] = [
    [names.brand, car.brand],
    [paperMessages.model, car.model],
    [names.trim, car.trim],
    [names.year, car.year === null ? '' : String(car.year)],
    [names.origin, car.origin ? formatArabicCountry(car.origin) : ''],
    ...describeFacts(car),
  ];
  return (
    <Sheet label={messages.title}>
      <header className={styles.head}>
        <div>
          <p className={styles.dealer}>
            <bdi>{company.brand}</bdi>
          </p>
          <p>
            <bdi>{arabicLegalName}</bdi>
          </p>
          <p>
            {companyMessages.address.street}، {companyMessages.address.city}
          </p>
          <p>
            <bdi dir="ltr">{company.phone}</bdi> · <bdi dir="ltr">{company.email}</bdi>
          </p>
          {records.length > 0 && <p>{records.join(' · ')}</p>}
        </div>
        <dl>
          <Line name={messages.number} value={fields.number} />
          <Line name={messages.date} value={formatArabicDate(fields.date)} />
          <Line name={messages.until} value={formatArabicDate(fields.until)} />
        </dl>
      </header>
      <h2 className={styles.title}>{messages.title}</h2>
      <p>
        {messages.to} <Typed>{fields.bank}</Typed>
      </p>
      <p>{messages.greeting}</p>
      <p>
        {messages.opening.before}
        <Typed>{fields.customer}</Typed>
        {messages.opening.after}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => value && <Line key={name} name={name} value={value} />)}
        <Line name={messages.vin} value={fields.vin} />
        <Line name={messages.engineNumber} value={fields.engineNumber} />
      </dl>
      <section className={styles.price}>
        <p>{messages.inPounds}</p>
        <p>
          <strong>{formatArabicPrice(amount)}</strong>
        </p>
        <p>{messages.only(toArabicPounds(amount))}</p>
      </section>
      {price && <p>{price.summary}</p>}
      <p>{messages.cheque(isolated(arabicLegalName))}</p>
      <p>{messages.closing}</p>
      <footer className={styles.signature}>
        <p>{messages.signature}</p>
        <p>{messages.stamp}</p>
      </footer>
    </Sheet>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Typed>{value}</Typed>
      </dd>
    </div>
  );
}

/** A value, or a line on which it is written by hand. */
function Typed({ children }: { readonly children: string }) {
  return children.trim() ? <bdi>{children.trim()}</bdi> : <span className={styles.blank} />;
}
