import { carMessages } from '#locales/car.ts';
import { colorMessages } from '#locales/colors.ts';
import { filterChipsMessages } from '#locales/filterChips.ts';
import type { InventoryQuery } from '../model/inventory/query.ts';
import { formatPrice } from './formats.ts';
import type { MessagesOf } from './messagesOf.ts';

export interface FilterText {
  readonly text: string;
  /** The change that removes the filter. */
  readonly without: Partial<InventoryQuery>;
}

type CarWords = MessagesOf<typeof carMessages, 'other'>;
type ChipWords = MessagesOf<typeof filterChipsMessages, 'other'>;

export interface FilterWords
  extends Pick<CarWords, 'conditions' | 'places' | 'fuels' | 'transmissions' | 'bodies' | 'kilometres'>,
    Pick<ChipWords, 'search' | 'from' | 'upTo' | 'between' | 'withReport' | 'monthly'> {
  readonly colors: MessagesOf<typeof colorMessages.names, 'other'>;
  readonly formatPrice: (amount: number) => string;
}

const ownWords: FilterWords = {
  ...carMessages,
  ...filterChipsMessages,
  colors: colorMessages.names,
  formatPrice,
};

/** The search and each filter of a query in words. */
export function listFilters(query: InventoryQuery, words: FilterWords = ownWords): readonly FilterText[] {
  const { search, condition, yearFrom, yearTo, priceFrom, priceTo, mileageTo, monthlyTo, down } = query;
  const pounds = (amount: number | null) => (amount === null ? '' : words.formatPrice(amount));
  const range = (from: number | null, to: number | null, format: (value: number) => string) => {
    if (to === null) return from === null ? null : words.from(format(from));
    if (from === to) return format(to);
    return from === null ? words.upTo(format(to)) : words.between(format(from), format(to));
  };
  const codes = <Code extends string>(
    chosen: readonly Code[],
    names: Readonly<Partial<Record<Code, string>>>,
    withOnly: (codes: readonly Code[]) => Partial<InventoryQuery>,
  ) =>
    chosen.map((code) => ({
      text: names[code] ?? code,
      without: withOnly(chosen.filter((other) => other !== code)),
    }));
  const single = (text: string | null, without: Partial<InventoryQuery>) =>
    text === null ? [] : [{ text, without }];
  return [
    ...single(search.trim() ? words.search(search.trim()) : null, { search: '' }),
    ...codes(query.brands, {}, (brands) => ({ brands })),
    ...single(condition && words.conditions[condition], { condition: null }),
    ...single(range(yearFrom, yearTo, String), { yearFrom: null, yearTo: null }),
    ...single(range(priceFrom, priceTo, words.formatPrice), { priceFrom: null, priceTo: null }),
    ...single(monthlyTo === null ? null : words.monthly(pounds(monthlyTo), pounds(down)), {
      monthlyTo: null,
      down: null,
    }),
    ...codes(query.places, words.places, (places) => ({ places })),
    ...codes(query.fuels, words.fuels, (fuels) => ({ fuels })),
    ...codes(query.transmissions, words.transmissions, (transmissions) => ({ transmissions })),
    ...codes(query.bodies, words.bodies, (bodies) => ({ bodies })),
    ...codes(query.colors, words.colors, (colors) => ({ colors })),
    ...codes(query.equipment, {}, (equipment) => ({ equipment })),
    ...single(query.inspected ? words.withReport : null, { inspected: false }),
    ...single(range(null, mileageTo, words.kilometres), { mileageTo: null }),
  ];
}
