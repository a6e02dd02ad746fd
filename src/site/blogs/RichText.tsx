import { useMemo, useRef } from 'react';
import { toTrustedBlogHtml } from '../../model/blog/sanitise.ts';
import styles from './RichText.module.css';
import { useKnownSizes } from './useKnownSizes.ts';

interface Props {
  /** Stored HTML, by whoever wrote it. */
  readonly html: string;
  /** Its language and the way it is read, where they are not the page's. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** Rich text as the editor writes it (Quill 2), sanitised at the last moment before it is shown. */
export function RichText({ html, ...script }: Props) {
  const safe = useMemo(() => toTrustedBlogHtml(html), [html]);
  const text = useRef<HTMLDivElement>(null);
  useKnownSizes(text, safe);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <div ref={text} className={styles.text} {...script} dangerouslySetInnerHTML={{ __html: safe }} />;
}
