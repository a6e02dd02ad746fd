import { localeInfo } from '#locales/localeInfo.ts';
import { shareMessages } from '#locales/share.ts';
import { shortlistMessages } from '#locales/shortlist.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { ShareStatus } from '../shared/ShareStatus.tsx';
import { useShareLink } from '../shared/useShareLink.ts';

export function ShareList({ ids }: { readonly ids: readonly string[] }) {
  const url = addressIn(localeInfo.code, paths.sharedShortlist(ids));
  const { share, copy, status } = useShareLink({ title: shortlistMessages.sent.title, url });
  return (
    <>
      {'share' in navigator && (
        <Button variant="quiet" onClick={share}>
          <Icon name="share" /> {shareMessages.action}
        </Button>
      )}
      <ButtonLink
        variant="quiet"
        href={`https://wa.me/?text=${encodeURIComponent(shortlistMessages.message(url))}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsApp" /> {shareMessages.whatsApp}
      </ButtonLink>
      <Button variant="quiet" onClick={copy}>
        <Icon name="link" /> {shareMessages.copy}
      </Button>
      <ShareStatus>{status}</ShareStatus>
    </>
  );
}
