import { useMemo, useRef } from 'react';
import { isLoadable } from '../../data/public/images.ts';
import { toTrustedBlogHtml } from '../../data/public/sanitise.ts';
import styles from './RichText.module.css';
import { useKnownSizes } from './useKnownSizes.ts';

interface Props {
  /** Stored HTML; sanitised before rendering, without images that can't load. */
  readonly html: string;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

export function RichText({ html, ...script }: Props) {
  const safe = useMemo(() => toTrustedBlogHtml(html, isLoadable), [html]);
  const text = useRef<HTMLDivElement>(null);
  useKnownSizes(text, safe);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <div ref={text} className={styles.text} {...script} dangerouslySetInnerHTML={{ __html: safe }} />;
}
