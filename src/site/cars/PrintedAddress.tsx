import { useEffect, useState } from 'react';
import { carPageMessages } from '#locales/carPage.ts';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';
import styles from './PrintedAddress.module.css';
import type { QrCode } from './qrCode.ts';

/**
 * A page's own address on paper, for people and as a QR code. That is drawn once the page has long been shown: a
 * browser that prints waits for nothing, and whoever only looks is not to wait for it either.
 *
 * @param url absolute
 */
export function PrintedAddress({ url }: { readonly url: string }) {
  const [code, setCode] = useState<QrCode | null>(null);
  useEffect(() => {
    let isWanted = true;
    const draw = () => {
      // In a tab older than the latest deployment, or without a network, the words alone are printed.
      import('./qrCode.ts')
        .then(({ encodeAddress }) => isWanted && setCode(encodeAddress(url)))
        .catch(() => {});
    };
    whenIdle(draw);
    return () => {
      isWanted = false;
    };
  }, [url]);

  return (
    <div className={styles.address}>
      {code && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={carPageMessages.qrCode}
        >
          <path d={code.squares.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} />
        </svg>
      )}
      <p dir="ltr">{url.replace(/^https?:\/\//, '')}</p>
    </div>
  );
}
