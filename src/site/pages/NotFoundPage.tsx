import { use, useState } from 'react';
import { carSearchMessages } from '#locales/carSearch.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { notFoundMessages } from '#locales/notFound.ts';
import { shellMessages } from '#locales/shell.ts';
import { pathIn, paths } from '../../config/paths.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { StaticCars } from '../shared/staticCars.ts';
import styles from './NotFoundPage.module.css';

export function Component() {
  const { label, placeholder } = carSearchMessages;
  return (
    <Container as="section" className={styles.page}>
      <PageMeta title={notFoundMessages.title} description={notFoundMessages.description} noIndex />
      <div>
        <p className="eyebrow">404</p>
        <h1>{notFoundMessages.title}</h1>
        <p className="lead">{notFoundMessages.lead}</p>
        <form className={styles.search} action={pathIn(localeInfo.code, paths.inventory)}>
          <input name="q" type="search" aria-label={label} placeholder={placeholder} autoComplete="off" />
          <Button type="submit">{label}</Button>
        </form>
        <p className={styles.links}>
          <ButtonLink to={paths.home} variant="quiet">
            {notFoundMessages.goHome}
          </ButtonLink>
          <ButtonLink to={paths.inventory} variant="quiet">
            {shellMessages.links.inventory}
          </ButtonLink>
        </p>
      </div>
      <Cars />
    </Container>
  );
}

/** Only in the static page's HTML, which hydration keeps; a page opened by the router has none. */
function Cars() {
  const html = use(StaticCars);
  const isHydrated = useHydrated();
  const [isStatic] = useState(!isHydrated);
  if (!isStatic) return null;
  return (
    <div
      className={styles.cars}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build; hydration leaves it as it is
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
