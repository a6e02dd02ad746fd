import { useState } from 'react';
import { locale } from '#words/locale.ts';
import { shortlistWords } from '#words/shortlist.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ShareList.module.css';

const words = shortlistWords.share;

/** Ways to pass a list on: the system's share sheet where there is one, WhatsApp, a copied link. */
export function ShareList({ ids }: { readonly ids: readonly string[] }) {
  const [said, setSaid] = useState('');
  const url = addressIn(locale.edition, paths.sharedShortlist(ids));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(words.copied);
    } catch {
      setSaid(words.copyThis(url));
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: shortlistWords.sent.title, url });
    } catch (error) {
      // A visitor who closes the share sheet has not failed at anything.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(words.copyThis(url));
    }
  };

  return (
    <>
      {'share' in navigator && (
        <Button variant="quiet" onClick={share}>
          <Icon name="share" /> {words.action}
        </Button>
      )}
      <ButtonLink
        variant="quiet"
        href={`https://wa.me/?text=${encodeURIComponent(words.message(url))}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="phone" /> {words.whatsApp}
      </ButtonLink>
      <Button variant="quiet" onClick={copy}>
        <Icon name="document" /> {words.copy}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
