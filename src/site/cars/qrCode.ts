import { encodeQR } from 'qr';

/** The QR code of an address as an SVG image; up to 15 % of it may be unreadable. */
export function drawQrCode(address: string): string {
  const image = encodeQR(address, 'svg', { ecc: 'medium', border: 4 });
  return image.replace('<svg', '<svg shape-rendering="crispEdges"');
}
