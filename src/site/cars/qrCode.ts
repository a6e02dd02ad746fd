import { encodeQR } from 'qr';

/** A QR code to be drawn. */
export interface QrCode {
  /** How many squares it is wide and high, the light ones around it included. */
  readonly size: number;
  /** Its dark squares, by row and by place in it. */
  readonly squares: readonly { readonly x: number; readonly y: number }[];
}

/** The QR code of an address; up to 15 % of it may be unreadable. */
export function encodeAddress(address: string): QrCode {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? { x, y } : [])));
  return { size: rows.length, squares };
}
