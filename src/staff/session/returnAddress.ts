import { paths } from '../../config/paths.ts';

/** /login, with the address to come back to after signing in. */
export function loginAddress(wanted: string): string {
  return `${paths.login}?next=${encodeURIComponent(wanted)}`;
}

/** The requested staff page, else the dashboard. Never another site. */
export function addressAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return next === paths.dashboard || /^\/dashboard[/?#]/.test(next) ? next : paths.dashboard;
}
