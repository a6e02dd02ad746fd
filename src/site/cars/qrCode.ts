import { encodeQR } from 'qr';

/** A QR code to be drawn. */
export interface QrCode {
  /** How many squares it is wide and high, the quiet ones around it included. */
  readonly size: number;
  /** Its dark squares, as the path of an SVG whose unit is a square. */
  readonly path: string;
}

/** The QR code of an address; up to 15 % of it may be unreadable. */
export function drawQrCode(address: string): QrCode {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: rows.length, path: squares.join('') };
}
