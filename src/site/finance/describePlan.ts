import { financeMessages as messages } from '#locales/finance.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { formatMillionths, formatPiastres } from '../../locales/formatPiastres.ts';
import { formatCount } from '../../locales/formats.ts';
import { offerName } from '../../locales/offerName.ts';
import type { FinanceOffer } from '../../model/finance/offers.ts';
import type { Plan } from '../../model/finance/plan.ts';

type Row = readonly [name: string, amount: string];

/** The instalment first, the sum last. Without interest or profit there is no row for it. */
export function describePlan({ offer, ...plan }: Plan): readonly [Row, ...Row[]] {
  const { rows } = messages;
  const charge = offer.kind === 'murabaha' ? rows.profit : rows.interest;
  const amounts: readonly (readonly [string, number])[] = [
    [rows.price, plan.price],
    [rows.down, plan.down],
    [rows.financed, plan.financed],
    ...(offer.rate > 0 ? [[charge, plan.charge] as const] : []),
    ...(plan.fee > 0 ? [[rows.fee, plan.fee] as const] : []),
    [rows.total, plan.total],
  ];
  return [
    [messages.monthly, formatPiastres(plan.monthly)],
    ...amounts.map(([name, piastres]) => [name, formatPiastres(piastres)] as const),
  ];
}

/** Its offer and term. */
export function describeTerm({ offer, months }: Plan): Row {
  return [offerName(offer), formatCount(months, messages.months)];
}

export function describeAssumptions(offer: FinanceOffer): readonly string[] {
  const rate = formatMillionths(offer.rate);
  const { fee } = offer;
  return [
    offer.kind === 'murabaha' ? messages.murabaha[offer.by](rate) : messages[offer.kind](rate),
    ...('millionths' in fee
      ? fee.millionths > 0
        ? [messages.feeOf(formatMillionths(fee.millionths))]
        : []
      : fee.piastres > 0
        ? [messages.fee(formatPiastres(fee.piastres))]
        : []),
    messages.rounding,
  ];
}

/** The plan as text, for an inquiry. @param address of the car */
export function planAsText(plan: Plan, address: string): string {
  const { offer, months } = plan;
  const terms = [offerName(offer), messages.kinds[offer.kind], formatCount(months, messages.months)];
  const rows = describePlan(plan).map(([name, amount]) => `${name}: ${amount}`);
  const assumptions = describeAssumptions(offer).join(' ');
  return [terms.join(localeInfo.comma), rows.join('\n'), assumptions, address].join('\n\n');
}
