import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestSite } from './site.tsx';

const site = startTestSite();

/** Paths that a link would treat as another host. */
const hosts = [
  '//evil.example',
  '/\\evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '///evil.example',
];

test.each(hosts.flatMap((host) => [host, `${host}/x?q=1#a`]))(
  'every link of the page %s stays on the site',
  async (address) => {
    await site.open(address);
    const footer = within(screen.getByRole('contentinfo'));
    await waitFor(() =>
      expect(footer.getAllByRole('link', { name: /English|Deutsch|العربية/ })).toHaveLength(3),
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a, footer a[hreflang], main a')];
    expect([...new Set(links.map(({ origin }) => origin))], address).toEqual([window.location.origin]);
  },
);
