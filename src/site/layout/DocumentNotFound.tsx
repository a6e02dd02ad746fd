import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import styles from './notFound.module.css';

interface Props {
  /** SPEC 8. */
  readonly message: string;
  readonly reason: string;
  readonly back: string;
  readonly backText: string;
}

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
