import { notFoundMessages } from '#locales/notFound.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import styles from './notFound.module.css';

interface Props {
  /** What is not there, in the words of SPEC 8. */
  readonly message: string;
  readonly back: string;
  readonly backText: string;
}

/** The page of a car or an article that does not exist, with a way on. */
export function DocumentNotFound({ message, back, backText }: Props) {
  return (
    <Container as="section" className={styles.notFound}>
      <PageMeta title={message.replace('.', '')} description={message} noIndex />
      <h1>{message}</h1>
      <p className="lead">{notFoundMessages.gone}</p>
      <ButtonLink to={back}>{backText}</ButtonLink>
    </Container>
  );
}
