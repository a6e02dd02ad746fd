import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { staffPaths } from '../../config/staffPaths.ts';
import { Logo } from '../../ui/components/Logo.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import layout from '../layout/layout.module.css';
import { NoticeRegion } from '../notices/NoticeRegion.tsx';
import { useNotices } from '../notices/notices.ts';
import { LoginForm } from '../session/LoginForm.tsx';
import { useSession } from '../session/useSession.ts';
import styles from './LoginPage.module.css';

/** /login; redirects signed-in visitors to the page they asked for. */
export function Component() {
  const session = useSession();
  const { search, hash, state } = useLocation();
  const notices = useNotices();
  if (session === 'loading') return <LogoLoader />;
  if (session !== 'signed-out')
    return <Navigate to={addressAfterLogin(search) + hash} state={state} replace />;
  return (
    <main className={styles.page}>
      <PageMeta title="Admin Login" description="Sign-in for staff." noIndex />
      <div className={`${layout.sections} ${styles.card}`}>
        <Link to={paths.home}>
          <Logo />
        </Link>
        <h1>Admin Login</h1>
        <LoginForm />
      </div>
      {/* Notices of the page before; the form shows its own messages. */}
      {notices.length > 0 && <NoticeRegion />}
    </main>
  );
}

/** The requested staff page, else the dashboard. Never another site. */
function addressAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return next === staffPaths.dashboard || /^\/dashboard[/?#]/.test(next) ? next : staffPaths.dashboard;
}
