import { privacyMessages } from '#locales/privacy.ts';
import { consentVersion } from '../../model/inquiry/inquiry.ts';
import { Container } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { ClearDeviceData } from '../privacy/ClearDeviceData.tsx';
import styles from './PrivacyPage.module.css';

const sections = Object.entries(privacyMessages.sections).filter(([, { title }]) => title !== '');

export function Component() {
  return (
    <>
      <PageMeta title={privacyMessages.title} description={privacyMessages.description} />
      <PageHeader title={privacyMessages.title}>{privacyMessages.lead}</PageHeader>
      <Container className={styles.text}>
        {sections.map(([key, { title, text, items }]) => (
          <section key={key} id={key}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {key === 'device' && <ClearDeviceData />}
          </section>
        ))}
        <p className={styles.version}>{privacyMessages.version(consentVersion)}</p>
      </Container>
    </>
  );
}
