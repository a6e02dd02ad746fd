import { notFoundMessages } from '#locales/notFound.ts';
import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import styles from '../layout/notFound.module.css';

export function Component() {
  return (
    <Container as="section" className={styles.notFound}>
      <PageMeta title={notFoundMessages.title} description={notFoundMessages.description} noIndex />
      <p className="eyebrow">404</p>
      <h1>{notFoundMessages.title}</h1>
      <p className="lead">{notFoundMessages.lead}</p>
      <ButtonLink to={paths.home}>{notFoundMessages.goHome}</ButtonLink>
    </Container>
  );
}
