import { createHash } from 'node:crypto';
import { type Library, procedure } from './procedure.ts';

/** The functions of `hashing`: of bytes, or of a string's UTF-8, always to bytes. */
export const HASHING_FUNCTIONS: Library = {
  crc32: procedure(['text'], (text) => crc(text, 0xedb88320)),
  crc32c: procedure(['text'], (text) => crc(text, 0x82f63b78)),
  md5: procedure(['text'], (text) => digest(text, 'md5')),
  sha256: procedure(['text'], (text) => digest(text, 'sha256')),
};

function digest(text: string | Uint8Array, algorithm: string): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(text).digest());
}

/** A reflected 32-bit cyclic redundancy check, least significant byte first. */
function crc(text: string | Uint8Array, polynomial: number): Uint8Array {
  let sum = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? polynomial : 0);
  }
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, ~sum, true);
  return bytes;
}
