import { locale } from '#locales/locale.ts';
import { shareWords } from '#locales/share.ts';
import { shortlistWords } from '#locales/shortlist.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ButtonLink } from '../../ui/components/ButtonLink.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { ShareStatus } from '../shared/ShareStatus.tsx';
import { useShareLink } from '../shared/useShareLink.ts';

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
