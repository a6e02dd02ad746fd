import { useState } from 'react';
import { carPageMessages } from '#locales/carPage.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn, pathIn } from '../../config/paths.ts';
import { useImageError } from '../../ui/hooks/useImageError.ts';
import styles from './PrintedAddress.module.css';

/**
 * A page's own address on paper, for people and as a QR code. The build writes the code beside the page's static HTML;
 * for a page without that, such as a car newer than the build, it is drawn here.
 *
 * @param path below the locale's base
 */
export function PrintedAddress({ path }: { readonly path: string }) {
  const url = addressIn(localeInfo.code, path);
  const file = pathIn(localeInfo.code, `${path}/qr.svg`);
  const [code, setCode] = useState<string | null>(file);
  const draw = () => {
    setCode(null);
    // In a tab older than the latest deployment, or without a network, the words alone are printed.
    import('./qrCode.ts')
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
      <p dir="ltr">{url.replace(/^https?:\/\//, '')}</p>
    </div>
  );
}
