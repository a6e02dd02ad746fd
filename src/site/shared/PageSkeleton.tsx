import { Container } from '../../ui/components/Container.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import styles from './PageSkeleton.module.css';

/**
 * Stands for a page below its breadcrumb while its data loads.
 * @param className has the layout: the sizes of its two boxes, and `--below`, the space above them
 */
export function PageSkeleton({ className = '' }: { readonly className: string | undefined }) {
  return (
    <Container className={`${styles.page} ${className}`}>
      <LogoLoader />
    </Container>
  );
}
