import { useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { sweepLeftovers } from '../../data/uploads.ts';
import { RequireSession } from '../../features/session/RequireSession.tsx';
import { SignOutButton } from '../../features/session/SignOutButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { NoticeRegion } from '../../ui/NoticeRegion.tsx';
import { PageScroll } from '../../ui/PageScroll.tsx';
import styles from './StaffFrame.module.css';

/** The frame of every staff page, for signed-in staff alone. */
export function Component() {
  return <RequireSession>{({ email }) => <Frame email={email} />}</RequireSession>;
}

function Frame({ email }: { readonly email: string }) {
  const main = useMainFocus();
  useEffect(() => void sweepLeftovers(), []);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SideBar email={email} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <NoticeRegion />
      <PageScroll />
    </div>
  );
}

function SideBar({ email }: { readonly email: string }) {
  return (
    <header className={styles.side}>
      <Link to={paths.dashboard} className={styles.brand} aria-label="Staff area">
        <Logo />
      </Link>
      <nav aria-label="Staff">
        <ul className={styles.links}>
          <li>
            <NavLink to={paths.dashboard} end>
              <Icon name="compass" /> Dashboard
            </NavLink>
          </li>
          <li>
            {/* A new document: the public site starts afresh, with nothing this page still holds. */}
            <Link to={paths.home} reloadDocument>
              <Icon name="globe" /> View site
            </Link>
          </li>
        </ul>
      </nav>
      <div className={styles.account}>
        <span className={styles.email}>{email}</span>
        <SignOutButton className={styles.signOut} />
      </div>
    </header>
  );
}

/** A new page starts at its main area for the keyboard and the screen reader, too. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname]);
  return main;
}
