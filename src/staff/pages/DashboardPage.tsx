import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { BlogAdmin } from '../blogs/BlogAdmin.tsx';
import { CarAdmin } from '../cars/CarAdmin.tsx';
import { HeroEditor } from '../hero/HeroEditor.tsx';
import { ReviewAdmin } from '../reviews/ReviewAdmin.tsx';
import styles from './DashboardPage.module.css';

/** /dashboard: the hero section, the cars section, the blogs section (SPEC 2), the reviews section. */
export function Component() {
  return (
    <div className={styles.page}>
      <PageMeta title="Dashboard" description="The staff area." noIndex />
      <header className={styles.header}>
        <h1>Dashboard</h1>
        <nav aria-label="Sections" className={styles.sections}>
          <a href="#hero">Hero</a>
          <a href="#cars">Cars</a>
          <a href="#blogs">Blogs</a>
          <a href="#reviews">Reviews</a>
        </nav>
      </header>
      <section className={styles.section} aria-labelledby="hero">
        <h2 id="hero" tabIndex={-1}>
          Hero
        </h2>
        <HeroEditor />
      </section>
      <section className={styles.section} aria-labelledby="cars">
        <CarAdmin />
      </section>
      <section className={styles.section} aria-labelledby="blogs">
        <BlogAdmin />
      </section>
      <section className={styles.section} aria-labelledby="reviews">
        <ReviewAdmin />
      </section>
    </div>
  );
}
