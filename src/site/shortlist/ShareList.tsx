import { locale } from '#words/locale.ts';
import { shareWords } from '#words/share.ts';
import { shortlistWords } from '#words/shortlist.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ShareStatus } from '../ui/ShareStatus.tsx';
import { useShareLink } from '../ui/useShareLink.ts';

/** Ways to pass a list on: the system's share sheet where there is one, WhatsApp, a copied link. */
export function ShareList({ ids }: { readonly ids: readonly string[] }) {
  const url = addressIn(locale.edition, paths.sharedShortlist(ids));
  const { share, copy, status } = useShareLink({ title: shortlistWords.sent.title, url });
  return (
    <>
      {'share' in navigator && (
        <Button variant="quiet" onClick={share}>
          <Icon name="share" /> {shareWords.action}
        </Button>
      )}
      <ButtonLink
        variant="quiet"
        href={`https://wa.me/?text=${encodeURIComponent(shortlistWords.message(url))}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="phone" /> {shareWords.whatsApp}
      </ButtonLink>
      <Button variant="quiet" onClick={copy}>
        <Icon name="document" /> {shareWords.copy}
      </Button>
      <ShareStatus>{status}</ShareStatus>
    </>
  );
}
