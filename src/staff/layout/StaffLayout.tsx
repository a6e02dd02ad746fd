import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { company } from '../../config/company.ts';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { staffPaths } from '../../config/staffPaths.ts';
import { sessionEnd } from '../../data/staff/session.ts';
import { recordVisit } from '../../data/staff/team.ts';
import { Drawing } from '../../ui/components/Icon.tsx';
import { Logo } from '../../ui/components/Logo.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { TopicIcon } from '../../ui/components/TopicIcon.tsx';
import { focusMain } from '../../ui/focusMain.ts';
import { useMainFocus } from '../../ui/hooks/useMainFocus.ts';
import { PageScroll } from '../../ui/page/PageScroll.tsx';
import { isAnythingUnsaved } from '../documents/form/useUnsavedGuard.ts';
import { NoticeRegion } from '../notices/NoticeRegion.tsx';
import { dismissText, showNotice } from '../notices/notices.ts';
import { removedMessage } from '../notices/showFailure.ts';
import { PaletteKey } from '../palette/PaletteKey.tsx';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { SignOutButton } from '../session/SignOutButton.tsx';
import { useSession } from '../session/useSession.ts';
import { accessQuery, queryClient } from '../team/access.ts';
import layout from './layout.module.css';
import styles from './StaffLayout.module.css';
import { getSection, overview, type Section, sectionGroups } from './sections.ts';
import { WaitingPage } from './WaitingPage.tsx';

const endings = {
  server: 'Your session has ended. Please sign in again.',
  elsewhere: 'You were signed out in another tab.',
};

/**
 * SPEC 2: the logo while the session loads, /login when signed out, else the page. A form with unsaved changes whose
 * session ended stays, until the same account signs in.
 */
export function Component() {
  const session = useSession();
  const { pathname, search, hash, state } = useLocation();
  const wasSignedIn = useRef(false);
  /** Whose form waits under a sign-in. */
  const heldFor = useRef<string | null>(null);
  const [email, setEmail] = useState<string | null>(null);
  if (typeof session === 'object' && session.email !== email) setEmail(session.email);
  useEffect(() => {
    const end = sessionEnd();
    if (session === 'signed-out' && wasSignedIn.current && end !== 'staff')
      showNotice('error', endings[end] + (isAnythingUnsaved() ? ' What you typed is kept.' : ''));
    wasSignedIn.current = typeof session === 'object';
  }, [session]);
  const isHeld = email !== null && sessionEnd() !== 'staff' && isAnythingUnsaved();
  useEffect(() => {
    if (session === 'signed-out') heldFor.current = isHeld ? email : null;
    if (typeof session !== 'object') return;
    const other = heldFor.current === session.email ? null : heldFor.current;
    heldFor.current = null;
    if (other) showNotice('success', `What ${other} typed is kept on this device, as a draft for ${other}.`);
  }, [session, isHeld, email]);
  if (session === 'loading') return <LogoLoader />;
  if (email === null || (session === 'signed-out' && !isHeld))
    return (
      <Navigate
        // A fragment may carry an inquiry. It stays one, because a query is sent to the host.
        to={{ pathname: staffPaths.login, search: `?next=${encodeURIComponent(pathname + search)}`, hash }}
        state={state}
        replace
      />
    );
  return <Frame key={email} email={email} isSignedIn={session !== 'signed-out'} />;
}

interface FrameProps {
  readonly email: string;
  readonly isSignedIn: boolean;
}

function Frame({ email, isSignedIn }: FrameProps) {
  useMainFocus();
  const { data: access } = useQuery({ ...accessQuery(), enabled: isSignedIn }, queryClient);
  useEffect(() => void recordVisit(), []);
  const wasRemoved = useRef(false);
  useEffect(() => {
    if (access === 'removed') showNotice('error', removedMessage);
    else if (access && wasRemoved.current) {
      dismissText(removedMessage);
      showNotice('success', 'You are on the team again. Your changes can be saved.');
    }
    wasRemoved.current = access === 'removed';
  }, [access]);
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: by itself it would replace an inquiry in the address */}
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        Skip to content
      </a>
      <SideBar email={email} hasLinks={access !== 'waiting'} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <QueryClientProvider client={queryClient}>
          {/* Accounts of the local backend are nobody's. */}
          {access === 'open' && !env.emulators && (
            <p className={layout.box} data-kind="pending">
              <span>
                The team is open: any account that can sign in may change everything.{' '}
                <Link to={staffPaths.team}>Close the team</Link>
              </span>
            </p>
          )}
          {access === 'waiting' ? <WaitingPage email={email} /> : <Outlet />}
          {isSignedIn && access !== 'waiting' && <PaletteKey />}
        </QueryClientProvider>
      </main>
      {!isSignedIn && <SignInAgain email={email} />}
      <NoticeRegion />
      <PageScroll />
    </div>
  );
}

function SideBar({ email, hasLinks }: { readonly email: string; readonly hasLinks: boolean }) {
  const { pathname } = useLocation();
  const { path: currentPath } = getSection(pathname) ?? { path: pathname };
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current at another path, and a form hides them
  useEffect(() => {
    const list = current.current?.closest('nav > ul');
    if (!list || !current.current) return;
    const { left, width } = current.current.getBoundingClientRect();
    // Only the row of links scrolls, never the page.
    list.scrollLeft += left + width / 2 - list.clientWidth / 2;
  }, [pathname]);
  const toItem = ({ path, icon, drawing, name }: Section) => (
    <li key={path}>
      <Link
        to={path}
        ref={path === currentPath ? current : null}
        aria-current={path === currentPath ? 'page' : undefined}
      >
        {drawing && <Drawing path={drawing} />}
        {icon && <TopicIcon name={icon} />} {name}
      </Link>
    </li>
  );
  return (
    <header className={styles.side}>
      <Link to={staffPaths.dashboard} aria-label={`${company.brand}, staff area`}>
        <Logo />
      </Link>
      <nav aria-label="Staff" hidden={!hasLinks}>
        <ul className={styles.links}>
          {toItem(overview)}
          {sectionGroups.map(({ name, sections }) => (
            <li key={name} className={styles.group}>
              <span id={name}>{name}</span>
              <ul aria-labelledby={name}>{sections.map(toItem)}</ul>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${layout.row} ${styles.account}`}>
        {/* A full load: the public site starts without this page's state. */}
        <Link to={paths.home} reloadDocument>
          <TopicIcon name="globe" /> View site
        </Link>
        {hasLinks && <span>Ctrl K: find a car or an action</span>}
        <span>{email}</span>
        <SignOutButton />
      </div>
    </header>
  );
}
