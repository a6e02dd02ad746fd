import { useState } from 'react';
import { shareMessages } from '#locales/share.ts';

interface ShareLink {
  /** Opens the share sheet; falls back to copying the link. */
  readonly share: () => Promise<void>;
  readonly copy: () => Promise<void>;
  /** Message for the visitor, or ''. */
  readonly status: string;
}

export function useShareLink(page: { readonly title: string; readonly url: string }): ShareLink {
  const [status, setStatus] = useState('');

  const attempt = async (pass: () => Promise<string>) => {
    setStatus('');
    try {
      setStatus(await pass());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setStatus(shareMessages.copyThis(page.url));
    }
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(page.url);
    return shareMessages.copied;
  };
  const shareLink = async () => {
    await navigator.share(page);
    return '';
  };

  return {
    share: () => attempt(typeof navigator.share === 'function' ? shareLink : copyLink),
    copy: () => attempt(copyLink),
    status,
  };
}
