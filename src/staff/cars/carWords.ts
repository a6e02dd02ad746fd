import { carMessages } from '#locales/car.ts';
import { colorMessages } from '#locales/colors.ts';
import { describeLocation } from '../../locales/describeLocation.ts';
import { formatCountry } from '../../locales/formatCountry.ts';
import { parseCountry } from '../../model/car/carFacts.ts';
import { parseLocation } from '../../model/car/location.ts';
import { describeLine } from '../prices/priceForm.ts';

const namedBy = (names: Readonly<Record<string, string>>) => (code: string) => names[code];

const words: Readonly<Record<string, (text: string) => string | undefined>> = {
  Status: namedBy(carMessages.statuses),
  Fuel: namedBy(carMessages.fuels),
  Transmission: namedBy(carMessages.transmissions),
  Body: namedBy(carMessages.bodies),
  Origin: (text) => (parseCountry(text) ? formatCountry(text) : undefined),
  Color: namedBy(colorMessages.names),
  Location: (text) => {
    const location = parseLocation(text);
    return location ? describeLocation(location) : undefined;
  },
};

/** What a stored code of a car says, by its field; undefined for a text that is shown as it is. */
export function wordsOfCar(path: string, text: string): string | undefined {
  return path.startsWith('Price_Lines.') ? describeLine(text) : words[path]?.(text);
}
