import { Outlet, useMatch } from 'react-router-dom';
import { shellMessages } from '#locales/shell.ts';
import { paths } from '../../config/paths.ts';
import { useMainFocus } from '../../ui/hooks/useMainFocus.ts';
import { PageAnnouncer } from '../../ui/page/PageAnnouncer.tsx';
import { PageScroll } from '../../ui/page/PageScroll.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteLayout.module.css';
import { useScrolled } from './useScrolled.ts';

export function SiteLayout() {
  const scrolled = useScrolled();
  useMainFocus();
  const atHome = useMatch(paths.home) !== null;
  return (
    <>
      <a className="skip" href="#main">
        {shellMessages.skipToContent}
      </a>
      <SiteHeader scrolled={scrolled} overPicture={atHome} />
      <main id="main" tabIndex={-1} className={styles.main} data-scrolled={scrolled || undefined}>
        <PageAnnouncer>
          <Outlet />
        </PageAnnouncer>
      </main>
      <SiteFooter />
      <PageScroll />
    </>
  );
}
