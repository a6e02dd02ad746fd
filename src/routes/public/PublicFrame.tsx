import { Outlet, useMatch } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { PageScroll } from '../../ui/PageScroll.tsx';
import { SiteFooter } from '../../ui/SiteFooter.tsx';
import { SiteHeader } from '../../ui/SiteHeader.tsx';
import { useScrolled } from '../../ui/useScrolled.ts';
import styles from './PublicFrame.module.css';

/** The frame of every public page (SPEC 2): top bar, main area, footer. */
export function PublicFrame() {
  const scrolled = useScrolled();
  const atHome = useMatch(paths.home) !== null;
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader scrolled={scrolled} overPicture={atHome} />
      <main id="main" tabIndex={-1} className={styles.main} data-scrolled={scrolled || undefined}>
        <Outlet />
      </main>
      <SiteFooter />
      <PageScroll />
    </>
  );
}
