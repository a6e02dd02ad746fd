import { editionOffers } from '../../locales/editions.ts';
import type { Edition } from '../../model/text/editions.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './SiteBanner.module.css';

interface Props {
  readonly edition: Edition;
  /** This page in that edition. */
  readonly href: string;
  readonly onDecline: () => void;
}

/** One quiet line in the language that the visitor's browser prefers; nobody is led there unasked. */
export function EditionOffer({ edition, href, onDecline }: Props) {
  const { link, dismiss } = editionOffers[edition];
  return (
    <div className={styles.notice}>
      <a href={href} hrefLang={edition} lang={edition} dir="auto">
        {link}
      </a>
      <button
        type="button"
        className={styles.dismiss}
        lang={edition}
        aria-label={dismiss}
        onClick={onDecline}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
