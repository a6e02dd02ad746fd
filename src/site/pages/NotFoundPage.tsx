import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import styles from '../shell/notFound.module.css';

/** Any other path, SPEC 2. */
export function Component() {
  return (
    <section className={`page ${styles.notFound}`}>
      <PageMeta title="Page Not Found" description="This page does not exist." noIndex />
      <p className="eyebrow">404</p>
      <h1>Page Not Found</h1>
      <p className="lead">The address may have changed, or the car may have found its owner.</p>
      <ButtonLink to={paths.home}>Go Back Home</ButtonLink>
    </section>
  );
}
