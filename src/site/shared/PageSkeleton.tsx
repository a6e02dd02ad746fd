import { Container } from '../../ui/components/Container.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import styles from './PageSkeleton.module.css';

/** The layout of a page that is loading: a picture beside facts, an article, or a report. */
export function PageSkeleton({ layout }: { readonly layout: 'car' | 'article' | 'report' }) {
  return (
    <Container className={styles[layout]}>
      <LogoLoader />
    </Container>
  );
}
