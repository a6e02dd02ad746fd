import { type ComponentType, use, useState } from 'react';
import { financeMessages as messages } from '#locales/finance.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { fetchOffers } from '../../data/public/offers.ts';
import { formatNumber } from '../../locales/formats.ts';
import { offerName } from '../../locales/offerName.ts';
import type { Car } from '../../model/car/car.ts';
import { parseInteger } from '../../model/car/carFacts.ts';
import { parseOffers, shortestTerm } from '../../model/finance/offers.ts';
import { downRange, findOffers, lowestPlan, pricePiastres, toPlan } from '../../model/finance/plan.ts';
import { toCairoDay } from '../../model/inquiry/cairoTime.ts';
import { SelectField } from '../../ui/components/Field.tsx';
import styles from './Calculator.module.css';
import { describeAssumptions, describePlan, planAsText } from './describePlan.ts';
import { SliderField } from './SliderField.tsx';

export interface AskProps {
  readonly car: Car;
  /** The instalments in words. */
  readonly enclosed: string;
}

interface Props {
  readonly car: Car;
  readonly Ask: ComponentType<AskProps>;
}

/** Instalments by offer, down payment and term. */
export function Calculator({ car, Ask }: Props) {
  const [fetched] = useState(() => fetchOffers());
  const stored = use(fetched);
  const price = pricePiastres(car) ?? 0;
  const today = toCairoDay(new Date());
  const offers = findOffers(parseOffers(stored), car, today);
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<{ readonly down?: string; readonly months?: string }>({});
  const offer = chosen === null ? lowestPlan(offers, car, today)?.offer : offers[chosen];
  if (!offer) return null;
  const [least, most] = downRange(offer, price);
  const range = [Math.ceil(least / 100), Math.floor(most / 100)] as const;
  const texts = { down: formatNumber(range[0]), months: formatNumber(offer.months), ...typed };
  const down = parseInteger(texts.down, 0, price);
  const months = parseInteger(texts.months, 0, 1000);
  const plan = toPlan(offer, price, down === null ? least : down * 100, months ?? offer.months);
  const address = addressIn('en', paths.car(car.id));
  return (
    <div className={styles.calculator}>
      <form className={styles.fields} aria-label={messages.form} onSubmit={(event) => event.preventDefault()}>
        {offers.length > 1 && (
          <SelectField
            label={messages.fields.offer}
            value={offers.indexOf(offer)}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {offers.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two offers may be the same
              <option key={index} value={index}>
                {`${offerName(each)}${localeInfo.comma}${messages.kinds[each.kind]}`}
              </option>
            ))}
          </SelectField>
        )}
        <SliderField
          label={messages.fields.down}
          text={texts.down}
          value={down}
          range={range}
          step={10 ** Math.max(0, Math.floor(Math.log10((range[1] - range[0]) / 100)))}
          onChange={(text) => setTyped({ ...typed, down: text })}
        />
        <SliderField
          label={messages.fields.term}
          text={texts.months}
          value={months}
          range={[shortestTerm, offer.months]}
          step={1}
          onChange={(text) => setTyped({ ...typed, months: text })}
        />
      </form>
      <dl className={styles.plan}>
        {describePlan(plan).map(([name, amount], index) => (
          <div key={name}>
            <dt>{name}</dt>
            {/* Only the instalment is announced. */}
            <dd>{index === 0 ? <output>{amount}</output> : amount}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="assumptions" className={styles.assumptions}>
        <h2 id="assumptions">{messages.assumptions}</h2>
        {[...describeAssumptions(offer), messages.indicative].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <Ask car={car} enclosed={planAsText(plan, address)} />
    </div>
  );
}
