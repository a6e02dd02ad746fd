/** Subsets a font with HarfBuzz (https://github.com/papandreou/subset-font); without `keepFeatures`, all stay. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { readonly targetFormat?: 'truetype' | 'woff2'; readonly keepFeatures?: readonly string[] },
  ): Promise<Buffer>;
}
