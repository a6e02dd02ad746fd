import { useState } from 'react';
import { carPageMessages } from '#locales/carPage.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn, pathIn } from '../../config/paths.ts';
import { formatDate } from '../../locales/formats.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { useImageError } from '../../ui/hooks/useImageError.ts';
import styles from './PrintedAddress.module.css';

/**
 * The day, the page's URL and QR code for print. The build writes the code next to the static HTML; pages newer than the build
 * draw it.
 * @param path below the locale's base
 */
export function PrintedAddress({ path }: { readonly path: string }) {
  // The day of a static page would be the build's.
  const isHydrated = useHydrated();
  const url = addressIn(localeInfo.code, path);
  const file = pathIn(localeInfo.code, `${path}/qr.svg`);
  const [code, setCode] = useState<string | null>(file);
  const draw = () => {
    setCode(null);
    // Offline or after a deployment, print only the URL.
    import('../../ui/print/qrCode.ts')
      .then(({ drawQrCode }) => setCode(`data:image/svg+xml,${encodeURIComponent(drawQrCode(url))}`))
      .catch(() => {});
  };
  const failing = useImageError(draw, code);

  return (
    <div className={styles.address}>
      {code && (
        <img
          {...failing}
          src={code}
          alt={carPageMessages.qrCode}
          width="84"
          height="84"
          fetchPriority="low"
        />
      )}
      <p dir="ltr">
        {isHydrated && `${formatDate(new Date())} · `}
        {url.replace(/^https?:\/\//, '')}
      </p>
    </div>
  );
}
