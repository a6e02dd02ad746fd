import { localeOffers } from '../../locales/localeOffers.ts';
import type { Locale } from '../../model/locales.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { focusMain } from '../../ui/focusMain.ts';
import styles from './SiteBanner.module.css';

interface Props {
  readonly locale: Locale;
  readonly href: string;
  readonly onDecline: () => void;
}

export function LocaleOffer({ locale, href, onDecline }: Props) {
  const { link, dismiss } = localeOffers[locale];
  return (
    <div className={styles.notice}>
      <a href={href} hrefLang={locale} lang={locale} dir="auto">
        {link}
      </a>
      <button
        type="button"
        className={styles.dismiss}
        lang={locale}
        aria-label={dismiss}
        onClick={() => {
          onDecline();
          focusMain();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
