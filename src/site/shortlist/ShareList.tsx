import { localeInfo } from '#locales/localeInfo.ts';
import { shareMessages } from '#locales/share.ts';
import { shortlistMessages } from '#locales/shortlist.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { Drawing, Icon } from '../../ui/components/Icon.tsx';
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
        <Drawing path="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2" />{' '}
        {shareMessages.copy}
      </Button>
      <ShareStatus>{status}</ShareStatus>
    </>
  );
}
