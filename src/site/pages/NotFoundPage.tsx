import { notFoundWords } from '#locales/notFound.ts';
import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/components/ButtonLink.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import styles from '../layout/notFound.module.css';

/** Any other path, SPEC 2. */
export function Component() {
  return (
    <section className={`page ${styles.notFound}`}>
      <PageMeta title={notFoundWords.title} description={notFoundWords.description} noIndex />
      <p className="eyebrow">404</p>
      <h1>{notFoundWords.title}</h1>
      <p className="lead">{notFoundWords.lead}</p>
      <ButtonLink to={paths.home}>{notFoundWords.goHome}</ButtonLink>
    </section>
  );
}
