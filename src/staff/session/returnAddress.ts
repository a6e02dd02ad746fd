import { paths } from '../../config/paths.ts';

/** /login, with the address to come back to after signing in. */
export function loginAddress(wanted: string): string {
  return `${paths.login}?next=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: the staff page first asked for, else the dashboard. Never to another site. */
export function addressAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return next === paths.dashboard || /^\/dashboard[/?#]/.test(next) ? next : paths.dashboard;
}
