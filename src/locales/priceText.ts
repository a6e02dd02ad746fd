import { priceMessages } from '#locales/price.ts';
import {
  expiryOf,
  findLine,
  type PriceLine,
  type PriceLineState,
  type PriceLines,
} from '../model/car/priceLines.ts';
import { formatCalendarDate } from './formatCalendarDate.ts';
import { formatList, formatPrice } from './formats.ts';
import type { MessagesOf } from './messagesOf.ts';

type PriceMessages = MessagesOf<typeof priceMessages, 'other'>;

/** What a price includes, in words. */
export interface PriceText {
  /** One sentence. */
  readonly summary: string;
  /** Until when it holds. */
  readonly until: string;
  /** Empty if the lines have expired. */
  readonly rows: readonly (readonly [name: string, value: string, state: PriceLineState])[];
  readonly includesTaxes: boolean;
  /** Time at which it says something else, in milliseconds since 1970. */
  readonly expires: number;
}

const never = Number.MAX_SAFE_INTEGER;

interface Formats {
  readonly formatList: (items: readonly string[]) => string;
  readonly formatPrice: (amount: number) => string;
  readonly formatDate: (day: string) => string;
}

/** Returns null if no line says whether it is included. Printed documents pass Arabic messages and formats. */
export function toPriceText(
  price: PriceLines,
  messages: PriceMessages = priceMessages,
  formats: Formats = { formatList, formatPrice, formatDate: formatCalendarDate },
): PriceText | null {
  const expires = expiryOf(price);
  if (expires < Date.now())
    return { summary: messages.expired, until: '', rows: [], includesTaxes: false, expires: never };
  const namesOf = (state: PriceLine['state']) => {
    const lines = price.lines.filter((line) => line.state === state);
    return formats.formatList(lines.map(({ code }) => messages.lines[code]));
  };
  const [included, excluded] = [namesOf('included'), namesOf('excluded')];
  if (!included && !excluded) return null;
  return {
    summary: included ? messages.includes(included, excluded) : messages.excludes(excluded),
    until: messages.until(formats.formatDate(price.until)),
    rows: price.lines.map((line) => [
      messages.lines[line.code],
      describe(line, messages, formats),
      line.state,
    ]),
    expires,
    includesTaxes: findLine(price, 'customs')?.state === 'included',
  };
}

function describe({ state, amount }: PriceLine, messages: PriceMessages, formats: Formats): string {
  const word = messages.states[state];
  if (amount === null || state === 'none') return word;
  const price = formats.formatPrice(amount).replace(' ', '\u00a0');
  return `${word} · ${state === 'included' ? price : messages.estimate(price)}`;
}
