/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Parses the size from the first 30 bytes of a WebP file; null for other files. Format:
 * developers.google.com/speed/webp/docs/riff_container.
 */
export function parseWebpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 30 || text(bytes, 0) !== 'RIFF' || text(bytes, 8) !== 'WEBP') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (text(bytes, 12)) {
    case 'VP8 ':
      return parseLossy(view);
    case 'VP8L':
      return parseLossless(view);
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return null;
  }
}

/** A key frame has a 3-byte tag, the code 9d 01 2a, then two 14-bit sizes. */
function parseLossy(view: DataView): Size | null {
  const isKeyFrame = (view.getUint8(20) & 1) === 0;
  if (!isKeyFrame || view.getUint8(23) !== 0x9d || view.getUint16(24, true) !== 0x2a01) return null;
  return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

/** After 2f come width - 1 and height - 1 in 14 bits each. */
function parseLossless(view: DataView): Size | null {
  if (view.getUint8(20) !== 0x2f) return null;
  const bits = view.getUint32(21, true);
  return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function sized(width: number, height: number): Size | null {
  return width > 0 && height > 0 ? { width, height } : null;
}

function text(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16);
}

/** Chunks that make the picture. Not EXIF and XMP, which tell where and when it was taken, nor unknown ones. */
const pictureChunks: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of VP8X: the file has EXIF, and XMP. */
const metadataFlags = 0b1100;
const headerBytes = 12;
const chunkHeaderBytes = 8;

/** Removes metadata from a WebP file; the same bytes if there is none. Other files are returned unchanged. */
export function stripWebpMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (!parseWebpSize(bytes)) return bytes;
  const kept = listChunks(bytes).filter((chunk) => pictureChunks.has(text(chunk, 0)));
  const length = kept.reduce((sum, chunk) => sum + chunk.length, headerBytes);
  if (length === bytes.length) return bytes;
  const stripped = new Uint8Array(length);
  stripped.set(bytes.subarray(0, headerBytes));
  let offset = headerBytes;
  for (const chunk of kept) {
    stripped.set(chunk, offset);
    const data = offset + chunkHeaderBytes;
    if (text(chunk, 0) === 'VP8X') stripped[data] = (stripped[data] ?? 0) & ~metadataFlags;
    offset += chunk.length;
  }
  new DataView(stripped.buffer).setUint32(4, length - chunkHeaderBytes, true);
  return stripped;
}

/** With their headers and padding; the last one of a truncated file ends with the file. */
function listChunks(bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fileEnd = Math.min(bytes.length, chunkHeaderBytes + view.getUint32(4, true));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let start = headerBytes; start + chunkHeaderBytes <= fileEnd; ) {
    const size = view.getUint32(start + 4, true);
    const end = start + chunkHeaderBytes + size + (size % 2);
    chunks.push(bytes.subarray(start, Math.min(end, bytes.length)));
    start = end;
  }
  return chunks;
}
