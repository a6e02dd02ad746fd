import { type Library, procedure } from './procedure.ts';

/** Methods of bytes. */
export const BYTES_METHODS: Library = {
  size: procedure(['bytes'], (bytes) => BigInt(bytes.length)),
  toBase64: procedure(['bytes'], (bytes) => urlSafeBase64(bytes)),
  toHexString: procedure(['bytes'], (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
};

/** With `-` and `_`, and padded. */
function urlSafeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}
