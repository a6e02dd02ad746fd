import { encodeQR } from 'qr';

const crisp = 'shape-rendering="crispEdges"';

/** The QR code of an address as an SVG image; up to 15 % of it may be unreadable. */
export function drawQrCode(address: string): string {
  return encodeQR(address, 'svg', { ecc: 'medium', border: 4 }).replace('<svg', `<svg ${crisp}`);
}
