import { type ComponentType, use, useState } from 'react';
import { financeMessages as messages } from '#locales/finance.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { fetchOffers } from '../../data/public/offers.ts';
import { formatNumber } from '../../locales/formats.ts';
import { offerName } from '../../locales/offerName.ts';
import type { Car } from '../../model/car/car.ts';
import { parseInteger } from '../../model/car/carFacts.ts';
import { type FinanceOffer, parseOffers, shortestTerm } from '../../model/finance/offers.ts';
import { downRange, findOffers, lowestPlan, pricePiastres, toPlan } from '../../model/finance/plan.ts';
import { toCairoDay } from '../../model/inquiry/cairoTime.ts';
import { SelectField } from '../../ui/components/Field.tsx';
import { useKept } from '../../ui/hooks/useKept.ts';
import { getReadyDown } from '../shared/readyDown.ts';
import styles from './Calculator.module.css';
import { describeAssumptions, describePlan, describeTerm, planAsText } from './describePlan.ts';
import { formatChoice, parseChoice, toOfferKey } from './keptChoice.ts';
import { isInside, SliderField } from './SliderField.tsx';

export interface AskProps {
  readonly car: Car;
  /** The instalments in words. */
  readonly enclosed: string;
}

interface Props {
  readonly car: Car;
  readonly Ask: ComponentType<AskProps>;
}

export function Calculator({ car, Ask }: Props) {
  const [fetched] = useState(() => fetchOffers());
  const stored = use(fetched);
  const price = pricePiastres(car) ?? 0;
  const today = toCairoDay(new Date());
  const offers = findOffers(parseOffers(stored), car, today);
  const [{ chosen, ...typed }, setChoice] = useKept(`instalment:${car.id}`, parseChoice, formatChoice);
  const [ready] = useState(getReadyDown);
  const best = lowestPlan(offers, car, today, ready) ?? lowestPlan(offers, car, today);
  const offer = offers.find((each) => toOfferKey(each) === chosen) ?? best?.offer;
  if (!offer) return null;
  const range = downPounds(offer, price);
  const texts = {
    down: typed.down ?? formatNumber(Math.min(Math.max(ready ?? 0, range[0]), range[1])),
    months: typed.months ?? formatNumber(offer.months),
  };
  const down = parseInteger(texts.down, 0, price);
  // '10 years' are no ten months.
  const months = /^\p{Nd}+$/u.test(texts.months.trim()) ? parseInteger(texts.months, 0, 1000) : null;
  const terms = [shortestTerm, offer.months] as const;
  const isValid = isInside(down, range) && isInside(months, terms);
  const plan = toPlan(offer, price, (down ?? 0) * 100, months ?? offer.months);
  const [monthly, ...amounts] = describePlan(plan);
  // On paper the fields are not there.
  const rows = [monthly, describeTerm(plan), ...amounts].map(
    ([name, amount]) => [name, isValid ? amount : '–'] as const,
  );
  const address = addressIn('en', paths.car(car.id));
  /** What is typed and outside the limits of another offer goes. */
  const chooseOffer = (index: number) => {
    const next = offers[index] ?? offer;
    setChoice({
      chosen: toOfferKey(next),
      ...(typed.down && isInside(down, downPounds(next, price)) && { down: typed.down }),
      ...(typed.months && isInside(months, [shortestTerm, next.months]) && { months: typed.months }),
    });
  };
  return (
    <div className={styles.calculator}>
      <form className={styles.fields} aria-label={messages.form} onSubmit={(event) => event.preventDefault()}>
        {offers.length > 1 && (
          <SelectField
            label={messages.fields.offer}
            value={offers.indexOf(offer)}
            onChange={({ target }) => chooseOffer(Number(target.value))}
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
          onChange={(text) => setChoice({ chosen, ...typed, down: text })}
        />
        <SliderField
          label={messages.fields.term}
          text={texts.months}
          value={months}
          range={terms}
          step={1}
          onChange={(text) => setChoice({ chosen, ...typed, months: text })}
        />
      </form>
      <dl className={styles.plan}>
        {rows.map(([name, amount], index) => (
          <div key={name}>
            <dt dir="auto">{name}</dt>
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
      {isValid && <Ask car={car} enclosed={planAsText(plan, address)} />}
    </div>
  );
}

/** The smallest and largest down payment in whole EGP. */
function downPounds(offer: FinanceOffer, price: number): readonly [min: number, max: number] {
  const [least, most] = downRange(offer, price);
  return [Math.ceil(least / 100), Math.floor(most / 100)];
}
