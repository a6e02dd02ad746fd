import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathIn } from '../../src/config/paths.ts';
import { localeNames } from '../../src/locales/localeNames.ts';
import { localeOffers } from '../../src/locales/localeOffers.ts';
import { locales } from '../../src/model/locales.ts';
import { press } from './public-page.ts';
import { startTestSite } from './site.tsx';

const offer = localeOffers.ar;

describe.each(['en', 'ar'] as const)('in %s', (locale) => {
  const site = startTestSite({ locale });
  beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-EG', 'en']));

  /** Opens a page and offers another locale, as it does once the browser is idle. */
  async function open(path: string) {
    const router = await site.open(pathIn(locale, path));
    const { startExtras } = await import('../../src/app/extras.ts');
    startExtras(router, (pathname) => !pathname.startsWith('/dashboard'));
    return router;
  }

  /** Opens a page where nothing is offered: the region of offers is created with the first one. */
  async function expectNoOffer(path: string): Promise<void> {
    document.body.replaceChildren();
    await open(path);
    await import('../../src/site/notices/updateSiteBanner.tsx');
    expect(document.querySelector('body > [role="status"]')).toBeNull();
  }

  const dismiss = async () => {
    await press(offer.dismiss);
    await waitFor(() => expect(screen.queryByRole('link', { name: offer.link })).toBeNull());
  };

  test('the header and footer link to the same page and query in each locale, in its own language', async () => {
    await site.open(pathIn(locale, '/inventory?condition=new&sort=price-up'));
    for (const part of ['header', 'footer'])
      await waitFor(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[hreflang]`)];
        const shown = links.map((link) => [link.lang, link.textContent, link.getAttribute('href')]);
        const page = '/inventory?condition=new&sort=price-up';
        expect(shown).toEqual(locales.map((other) => [other, localeNames[other], pathIn(other, page)]));
      });
  });

  if (locale === 'ar')
    test('a visitor who prefers Arabic gets no offer', async () => {
      await expectNoOffer('/about');
    });
  else {
    test('a visitor who prefers Arabic gets an offer of each page in Arabic, until it is dismissed', async () => {
      const router = await open('/services?from=mail');
      const link = await screen.findByRole('link', { name: offer.link });
      expect(link).toHaveAttribute('href', '/ar/services?from=mail');
      expect(link).toHaveAttribute('lang', 'ar');
      await router.navigate('/about');
      await waitFor(() => expect(link).toHaveAttribute('href', '/ar/about'));
      await dismiss();
      await expectNoOffer('/contact');
    });

    test('the offer can be dismissed even if nothing can be stored', async () => {
      const refuse = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
      await open('/about');
      await dismiss();
    });
  }
});
