/**
 * The pixel size of a chosen image as the browser decodes it, or null where its content is not what
 * `parseSize` recognises by the first 64 bytes, is broken behind them, or cannot be read at all.
 */
export async function decodeImageFile<Size extends object>(
  file: File,
  parseSize: (bytes: Uint8Array) => Size | null,
): Promise<{ readonly width: number; readonly height: number } | null> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer());
    if (!parseSize(bytes)) return null;
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}
