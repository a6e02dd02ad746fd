import { useLoaderData } from 'react-router-dom';
import { company } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import type { Review } from '../../model/review.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { importSteps } from '../../words/en/importSteps.ts';
import { services } from '../../words/en/services.ts';
import { CarGrid, CarGridSkeleton } from '../cars/CarGrid.tsx';
import { HeroImage } from '../hero/HeroImage.tsx';
import { ReviewRotator } from '../reviews/ReviewRotator.tsx';
import { businessData } from '../seo/businessData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { AsyncBoundary } from '../ui/AsyncBoundary.tsx';
import styles from './HomePage.module.css';
import type { loadHome } from './loaders.ts';

/** `/`, SPEC 2. */
export function Component() {
  const { featured, reviews } = useLoaderData<typeof loadHome>();
  return (
    <>
      <PageMeta
        title={company.tagline}
        description="New and used European cars, in stock in Cairo or imported to order in about 3–6 weeks: inspected, cleared through customs and registered, at one clear price."
      />
      <JsonLd data={businessData()} />
      <Hero />
      <section className={`page section ${styles.featured}`} aria-labelledby="featured">
        <header className={styles.split}>
          <h2 id="featured">Featured cars</h2>
          <p className="lead">Chosen by our team this month: cleared, inspected and ready to be seen.</p>
        </header>
        <AsyncBoundary promise={featured} loading={<FeaturedLoading />}>
          {(cars) => <CarGrid cars={cars} />}
        </AsyncBoundary>
        <ButtonLink to={paths.inventory}>View Inventory</ButtonLink>
      </section>
      <Services />
      <ImportSteps />
      {/* Where the reviews cannot be had, the page is whole without them: the cars above tell what failed. */}
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
      <div className={`page ${styles.heroText}`}>
        <h1>The European car you want, delivered in Egypt.</h1>
        <p>New or used, inspected twice, at one clear price. In about 3–6 weeks.</p>
        <ButtonLink to={paths.inventory} className={styles.heroAction}>
          Find your car
        </ButtonLink>
      </div>
    </section>
  );
}

function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className={`page section ${styles.reviews}`} aria-labelledby="reviews">
      <h2 id="reviews" className="eyebrow">
        What our clients say
      </h2>
      <ReviewRotator reviews={reviews} />
    </section>
  );
}

function FeaturedLoading() {
  return (
    <div className={styles.loading}>
      <CarGridSkeleton count={6} />
      <div className={styles.loadingLogo}>
        <LogoLoader size="section" />
      </div>
    </div>
  );
}

function Services() {
  return (
    <section className={styles.services} aria-labelledby="services">
      <div className={`page section ${styles.servicesColumns}`}>
        <h2 id="services">What we do for you</h2>
        <ul className={styles.serviceList}>
          {services.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size="1.75rem" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ImportSteps() {
  return (
    <section className="page section" aria-labelledby="process">
      <header className={styles.split}>
        <h2 id="process">How it works</h2>
        <p className="lead">Six steps from the first message to the keys. We take all of them with you.</p>
      </header>
      <ol className={styles.process}>
        {importSteps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
