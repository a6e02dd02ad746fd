import { useMemo } from 'react';
import styles from './RichText.module.css';
import { trustedArticle } from './sanitise.ts';

interface Props {
  /** Stored HTML, by whoever wrote it. */
  readonly html: string;
}

/** Rich text as the editor writes it (Quill 2), sanitised at the last moment before it is shown. */
export function RichText({ html }: Props) {
  const safe = useMemo(() => trustedArticle(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}
