import { withHardSpaces } from './hardSpaces.ts';

export type Phrases = Readonly<Record<string, readonly [de: string, ar: string]>>;

const patterns: readonly (readonly [RegExp, de: string, ar: string])[] = [
  [/^(\d+) hp and (\d+) Nm$/, '$1 PS und $2 Nm', 'قوة $1 حصان وعزم $2 نيوتن متر'],
  [/^0-100 km\/h in ([\d.]+) s$/, '0–100 km/h in $1 s', 'من 0 إلى 100 كم/س في $1 ثانية'],
  [
    /^0-100 km\/h in ([\d.]+) s with Sport Chrono$/,
    '0–100 km/h in $1 s mit Sport Chrono',
    'من 0 إلى 100 كم/س في $1 ثانية مع Sport Chrono',
  ],
  [/^(\d+) km\/h top speed$/, 'Höchstgeschwindigkeit $1 km/h', 'السرعة القصوى $1 كم/س'],
  [/^Up to (\d+) km range \(WLTP\)$/, 'Bis zu $1 km Reichweite (WLTP)', 'مدى حتى $1 كم (WLTP)'],
  [/^([\d.]+) l\/100 km combined$/, 'Verbrauch $1 l/100 km kombiniert', 'استهلاك مختلط $1 لتر لكل 100 كم'],
];

/** Returns null if the line has no translation. */
export function translateLine(
  line: string,
  phrases: Phrases,
): { readonly de: string; readonly ar: string } | null {
  const known = phrases[line];
  if (known) return { de: withHardSpaces(known[0]), ar: withHardSpaces(known[1]) };
  const pattern = patterns.find(([english]) => english.test(line));
  if (!pattern) return null;
  const [english, de, ar] = pattern;
  return {
    de: withHardSpaces(line.replace(english, de).replace(/(\d)\.(\d)/g, '$1,$2')),
    ar: withHardSpaces(line.replace(english, ar)).replace(/(\d+) حصان/, (_, power) =>
      horsepower(Number(power)),
    ),
  };
}

const plural = new Intl.PluralRules('ar');

/** Arabic plural forms of hp. */
function horsepower(power: number): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { few: 'أحصنة', many: 'حصانًا' };
  return `${power} ${forms[plural.select(power)] ?? 'حصان'}`;
}
