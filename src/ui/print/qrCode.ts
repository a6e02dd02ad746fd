import { encodeQR } from 'qr';

const crisp = 'shape-rendering="crispEdges"';

/** Returns SVG. Readable if up to 15% is damaged. */
export function drawQrCode(address: string): string {
  return encodeQR(address, 'svg', { ecc: 'medium', border: 4 }).replace('<svg', `<svg ${crisp}`);
}
