import type { TestSite } from './site.tsx';

/** What a page asks the database for, found by a name in its requests: a path, a collection or a field. */

/** All since the page opened. */
export const requestsOf = (site: TestSite, name: string) =>
  site.requests.filter(({ body }) => JSON.stringify(body).includes(name));

/** Answers them with nonsense from now on. */
export function failRequestsOf(site: TestSite, name: string): void {
  site.intercept(({ body }) =>
    JSON.stringify(body).includes(name) ? new Response('nonsense', { status: 500 }) : undefined,
  );
}
