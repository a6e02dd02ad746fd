import { notFoundMessages } from '#locales/notFound.ts';
import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import styles from '../layout/notFound.module.css';

/** Any other path, SPEC 2. */
export function Component() {
  return (
    <section className={`page ${styles.notFound}`}>
      <PageMeta title={notFoundMessages.title} description={notFoundMessages.description} noIndex />
      <p className="eyebrow">404</p>
      <h1>{notFoundMessages.title}</h1>
      <p className="lead">{notFoundMessages.lead}</p>
      <ButtonLink to={paths.home}>{notFoundMessages.goHome}</ButtonLink>
    </section>
  );
}
