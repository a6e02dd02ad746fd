import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** A file of src/styles/fonts and the characters it has. */
export interface FontFile {
  /** Without extension: `instrument-sans`, or `instrument-sans-rest` for the characters which that one lacks. */
  readonly name: string;
  readonly characters: ReadonlySet<number>;
}

const folder = 'src/styles/fonts';
const sheets = ['latin', 'arabic'];

/** Of files that are preloaded; a file of the rest has all features of its font. */
const features: Readonly<Record<string, readonly string[]>> = {
  'instrument-sans': ['kern', 'tnum'],
  'instrument-serif': ['kern', 'liga'],
  'markazi-text-arabic': ['init', 'medi', 'fina', 'rlig', 'ccmp', 'mark', 'mkmk'],
};

/** The font files named by the style sheets, each with the characters of its `unicode-range`. */
export function listFontFiles(): readonly FontFile[] {
  const css = sheets.map((sheet) => readFileSync(`src/styles/${sheet}.css`, 'utf8')).join('\n');
  const faces = [...css.matchAll(/fonts\/([\w-]+)\.woff2[^}]*?unicode-range:\s*([^;]+);/g)];
  const ranges = new Map(faces.map(([, name = '', range = '']) => [name, parseRange(range)]));
  return [...ranges].map(([name, characters]) => ({ name, characters }));
}

/** Makes a file from the font in the folder `full`. */
export async function createFont({ name, characters }: FontFile): Promise<Buffer> {
  const full = readFileSync(`${folder}/full/${name.replace('-rest', '')}.woff2`);
  const text = [...characters].map((code) => String.fromCodePoint(code)).join('');
  const keepFeatures = features[name];
  return subsetFont(full, text, keepFeatures ? { keepFeatures } : {});
}

export const fontPath = ({ name }: FontFile) => `${folder}/${name}.woff2`;

function parseRange(range: string): ReadonlySet<number> {
  return new Set(
    range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .replace(/\s*U\+/, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}
