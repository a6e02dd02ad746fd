import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import styles from './notFound.module.css';

interface Props {
  /** SPEC 8. */
  readonly message: string;
  /** Why it may be gone. */
  readonly reason: string;
  readonly back: string;
  readonly backText: string;
}

/** The page of a car or an article that does not exist, with a way on. */
export function DocumentNotFound({ message, reason, back, backText }: Props) {
  return (
    <Container as="section" className={styles.notFound}>
      <PageMeta title={message.replace('.', '')} description={message} noIndex />
      <h1>{message}</h1>
      <p className="lead">{reason}</p>
      <ButtonLink to={back}>{backText}</ButtonLink>
    </Container>
  );
}
