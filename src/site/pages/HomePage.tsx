import { Link, useLoaderData } from 'react-router-dom';
import { homeMessages } from '#locales/home.ts';
import { servicesMessages } from '#locales/services.ts';
import { googleReviews } from '../../config/googleReviews.ts';
import { paths } from '../../config/paths.ts';
import { fetchFeaturedCars } from '../../data/public/cars.ts';
import { fetchReviews } from '../../data/public/reviews.ts';
import type { Review } from '../../model/review/review.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container, Section } from '../../ui/components/Container.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { TopicIcon } from '../../ui/components/TopicIcon.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { BrandLinks, BrandLinksSkeleton } from '../cars/BrandLinks.tsx';
import { CarGrid, CarGridSkeleton } from '../cars/CarGrid.tsx';
import { HeroImage } from '../hero/HeroImage.tsx';
import { ReviewRotator } from '../reviews/ReviewRotator.tsx';
import { businessData } from '../seo/businessData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { keepTogether } from '../shared/keepTogether.tsx';
import { WhenIdle } from '../shared/WhenIdle.tsx';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import '../../ui/hero.css';
import styles from './HomePage.module.css';

const SavedSearches = lazyPart(() =>
  import('../inventory/SavedSearches.tsx').then((module) => module.SavedSearches),
);

/** Not awaited: each section suspends on its own. */
export function loader() {
  return { featured: fetchFeaturedCars(), reviews: fetchReviews() };
}

export function Component() {
  const { featured, reviews } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={homeMessages.title} description={homeMessages.description} />
      <JsonLd data={businessData()} />
      <Hero />
      <Strengths />
      <Section className={styles.featured} aria-labelledby="featured">
        <header className={styles.split}>
          <h2 id="featured">{homeMessages.featured.title}</h2>
          <p className="lead">{homeMessages.featured.lead}</p>
        </header>
        <AsyncBoundary promise={featured} loading={<FeaturedLoading />}>
          {(cars) => (
            <>
              <CarGrid cars={cars} layout="full" Action={ShortlistButton} />
              <BrandLinks cars={cars} />
            </>
          )}
        </AsyncBoundary>
        <ButtonLink to={paths.inventory}>{homeMessages.featured.action}</ButtonLink>
        <WhenIdle>
          <SavedSearches />
        </WhenIdle>
      </Section>
      <Services />
      <ImportSteps />
      {/* Optional. The cars above report a failure. */}
      <AsyncBoundary
        promise={reviews}
        loading={<div className={styles.reviewsLoading} />}
        failed={() => null}
      >
        {(all) => <Reviews reviews={all} />}
      </AsyncBoundary>
    </>
  );
}

function Hero() {
  return (
    <section className={styles.hero}>
      <HeroImage className={styles.picture} />
      <Container className={styles.heroText}>
        <h1>{homeMessages.hero.title}</h1>
        <p>{keepTogether(homeMessages.hero.text)}</p>
        <ButtonLink to={paths.inventory} className={styles.heroAction}>
          {homeMessages.hero.action}
        </ButtonLink>
      </Container>
    </section>
  );
}

const strengths = [
  ['inspection', 'shield'],
  ['importCost', 'coins'],
  ['tracking', 'ship'],
] as const;

function Strengths() {
  return (
    <Container>
      <ul className={styles.strengths}>
        {strengths.map(([name, icon]) => (
          <li key={name}>
            <TopicIcon name={icon} size="large" />
            <Link to={paths[name]}>{homeMessages.strengths[name].title}</Link>
            <p>{homeMessages.strengths[name].text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews" className="eyebrow">
        {homeMessages.reviews}
      </h2>
      <ReviewRotator reviews={reviews} />
      {googleReviews && (
        <a className={styles.allReviews} href={googleReviews.url} target="_blank" rel="noopener noreferrer">
          {homeMessages.googleReviews} {googleReviews.count && `(${googleReviews.count})`}
        </a>
      )}
    </Section>
  );
}

function FeaturedLoading() {
  return (
    <div className={styles.loading}>
      <CarGridSkeleton count={6} layout="full" />
      <BrandLinksSkeleton />
      <div className={styles.loadingLogo}>
        <LogoLoader size="section" />
      </div>
    </div>
  );
}

function Services() {
  return (
    <section className={styles.services} aria-labelledby="services">
      <Section as="div" className={styles.servicesColumns}>
        <h2 id="services">{homeMessages.services}</h2>
        <ul className={styles.serviceList}>
          {servicesMessages.items.map((item) => (
            <li key={item.title}>
              <TopicIcon name={item.icon} size="large" />
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
                {'importCost' in item && <Link to={paths.importCost}>{item.importCost}</Link>}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </section>
  );
}

function ImportSteps() {
  return (
    <Section aria-labelledby="process">
      <header className={styles.split}>
        <h2 id="process">{homeMessages.importSteps.title}</h2>
        <p className="lead">{homeMessages.importSteps.lead}</p>
      </header>
      <ol className={styles.process}>
        {homeMessages.importSteps.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
