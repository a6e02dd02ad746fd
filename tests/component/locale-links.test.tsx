import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestSite } from './site.tsx';

const site = startTestSite();

// Paths that a link would treat as another host; others: tests/unit/pages.test.ts.
test.each(['//evil.example', '/\\evil.example/x?q=1#a', '/%2fevil.example'])(
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
