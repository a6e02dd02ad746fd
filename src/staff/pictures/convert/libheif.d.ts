/** As far as this project uses libheif-js, whose own types stop short of its classes. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills `pixels` and calls back with them, or with null where that failed. */
    display(pixels: ImageData, callback: (pixels: ImageData | null) => void): void;
    free(): void;
  }
  interface Library {
    readonly HeifDecoder: new () => { decode(content: Uint8Array): readonly HeifImage[] };
  }
  export default function libheif(options: { readonly wasmBinary: ArrayBuffer }): Library;
}
