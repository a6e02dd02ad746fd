import { use, useState } from 'react';
import { carSearchMessages } from '#locales/carSearch.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { notFoundMessages } from '#locales/notFound.ts';
import { shellMessages } from '#locales/shell.ts';
import { pathIn, paths } from '../../config/paths.ts';
import { fetchFeaturedCars } from '../../data/public/cars.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { CarGrid } from '../cars/CarGrid.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { StaticCars } from '../shared/staticCars.ts';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import styles from './NotFoundPage.module.css';

export function Component() {
  return (
    <Container as="section" className={styles.page}>
      <PageMeta title={notFoundMessages.title} description={notFoundMessages.description} noIndex />
      <div>
        <p className="eyebrow">404</p>
        <h1>{notFoundMessages.title}</h1>
        <p className="lead">{notFoundMessages.lead}</p>
        <CarSearch />
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

interface Props {
  /** SPEC 8. */
  readonly message: string;
  readonly reason: string;
  readonly back: string;
  readonly backText: string;
}

/** Other pages load this file once their document is missing. */
export function DocumentNotFound({ message, reason, back, backText }: Props) {
  return (
    <Container as="section" className={styles.page}>
      <PageMeta title={message.replace('.', '')} description={message} noIndex />
      <div>
        <h1>{message}</h1>
        <p className="lead">{reason}</p>
        <ButtonLink to={back}>{backText}</ButtonLink>
        <CarSearch />
      </div>
      <FeaturedCars />
    </Container>
  );
}

/** Works without scripts. */
function CarSearch() {
  const { label, placeholder } = carSearchMessages;
  return (
    <form className={styles.search} action={pathIn(localeInfo.code, paths.inventory)}>
      <input name="q" type="search" aria-label={label} placeholder={placeholder} autoComplete="off" />
      <Button type="submit">{label}</Button>
    </form>
  );
}

/** The static page has them as HTML, which hydration keeps; a page opened by the router loads them. */
function Cars() {
  const html = use(StaticCars);
  const isHydrated = useHydrated();
  const [isStatic] = useState(!isHydrated);
  if (!isStatic) return <FeaturedCars />;
  return (
    <div
      className={styles.cars}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build; hydration leaves it as it is
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Nothing if they can't be loaded. */
function FeaturedCars() {
  const [featured] = useState(fetchFeaturedCars);
  return (
    <AsyncBoundary promise={featured} loading={null} failed={() => null}>
      {(cars) =>
        cars.length > 0 && (
          <section className={styles.featured} aria-labelledby="featured">
            <h2 id="featured">{notFoundMessages.featured}</h2>
            <CarGrid cars={cars.slice(0, 3)} layout="full" Action={ShortlistButton} />
          </section>
        )
      }
    </AsyncBoundary>
  );
}
