import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Logo } from '../../ui/components/Logo.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { LoginForm } from '../session/LoginForm.tsx';
import { addressAfterLogin } from '../session/returnAddress.ts';
import { useSession } from '../session/useSession.ts';
import { ToastRegion } from '../shared/notices/ToastRegion.tsx';
import { useToasts } from '../shared/notices/toasts.ts';
import styles from './LoginPage.module.css';

/** /login; whoever is signed in goes on to where they wanted to be. */
export function Component() {
  const session = useSession();
  const { search, state } = useLocation();
  const notices = useToasts();
  if (session === 'loading') return <LogoLoader />;
  if (session !== 'signed-out') return <Navigate to={addressAfterLogin(search)} state={state} replace />;
  return (
    <main className={styles.page}>
      <PageMeta title="Admin Login" description="Sign-in for staff." noIndex />
      <div className={styles.card}>
        <Link to={paths.home} className={styles.brand}>
          <Logo />
        </Link>
        <h1>Admin Login</h1>
        <LoginForm />
      </div>
      {/* The form says what it has to say itself; here is only what led to this page. */}
      {notices.length > 0 && <ToastRegion />}
    </main>
  );
}
