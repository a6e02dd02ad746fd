import { addressIn, paths } from '../../config/paths.ts';
import { type CurrentPage, findBuiltPage } from '../../model/publishing.ts';
import { Button } from '../../ui/components/Button.tsx';
import { showNotice } from '../notices/notices.ts';
import { useBuildReport, usePublishNow } from './publishing.ts';

interface Props {
  readonly kind: 'cars' | 'blogs';
  readonly page: CurrentPage;
}

/** Copies a page's URL for a chat, and warns if chats have no preview of it yet. */
export function CopyLink({ kind, page }: Props) {
  const { data: report } = useBuildReport();
  const publishNow = usePublishNow();
  const onCopy = async () => {
    const address = addressIn('en', kind === 'cars' ? paths.car(page.id) : paths.blog(page.id));
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      return showNotice('error', `The link could not be copied: ${address}`);
    }
    if (!report || findBuiltPage(report, kind, page.id)) return showNotice('success', 'Link copied.');
    showNotice(
      'success',
      'Link copied. Until you publish, chats show only the dealership’s general preview.',
      page.isPublic ? { label: 'Publish now', run: () => void publishNow() } : undefined,
    );
  };
  return (
    <Button variant="quiet" small onClick={() => void onCopy()}>
      Copy link
    </Button>
  );
}
