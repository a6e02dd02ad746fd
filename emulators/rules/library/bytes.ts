import { type Library, procedure } from '../procedure.ts';

/** Methods of bytes. */
export const BYTES_METHODS: Library = {
  size: procedure(['bytes'], (bytes) => BigInt(bytes.length)),
  toBase64: procedure(['bytes'], (bytes) => Buffer.from(bytes).toString('base64')),
  toHexString: procedure(['bytes'], (bytes) => Buffer.from(bytes).toString('hex')),
};
