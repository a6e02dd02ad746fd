import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

interface Props {
  /** Names the sheet for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One sheet of A4 in Arabic, on screen as on paper. */
export function Sheet({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={label} dir="rtl">
      <article className={styles.sheet} lang="ar" dir="rtl">
        {children}
      </article>
    </section>
  );
}

/** Resolves once the sheet's fonts are there, or have failed: what fits is measured with them. */
export async function loadPaperFonts(): Promise<void> {
  const loads = ['400', '700'].map((weight) => document.fonts.load(`${weight} 1rem "Readex Pro"`, 'ع'));
  await Promise.allSettled([...loads, document.fonts.ready]);
}
