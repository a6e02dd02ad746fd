import { invitationMessages } from '#locales/invitation.ts';
import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Section } from '../../ui/components/Container.tsx';
import styles from './Invitation.module.css';

/** The end of a page, with a link to the inquiry form. */
export function Invitation() {
  return (
    <section className={styles.invitation}>
      <Section as="div">
        <h2>{invitationMessages.title}</h2>
        <ButtonLink to={paths.contact}>{invitationMessages.action}</ButtonLink>
      </Section>
    </section>
  );
}
