import { Link } from 'react-router-dom';
import { shellMessages } from '#locales/shell.ts';
import { company, phoneUrl } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { Container } from '../../ui/components/Container.tsx';
import { Logo } from '../../ui/components/Logo.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Showroom } from '../shared/Showroom.tsx';
import { WhenNear } from '../shared/WhenNear.tsx';
import { LocaleLinks } from './LocaleLinks.tsx';
import styles from './SiteFooter.module.css';
import { SocialIcon } from './SocialIcon.tsx';

const CurrencySelect = lazyPart(() => import('./CurrencySelect.tsx').then((module) => module.CurrencySelect));

const pages = [
  'inventory',
  'services',
  'importCost',
  'tracking',
  'about',
  'blogs',
  'contact',
  'privacy',
] as const;

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{shellMessages.tagline}</p>
          <ul className={styles.socials}>
            {Object.entries(company.socials).map(([network, url]) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noopener noreferrer" aria-label={network}>
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.pages}>
          <h2 className={styles.heading}>{shellMessages.pages}</h2>
          <ul className={styles.list}>
            {pages.map((page) => (
              <li key={page}>
                <Link to={paths[page]}>
                  {page === 'services' ? shellMessages.ourServices : shellMessages.links[page]}
                </Link>
              </li>
            ))}
            {import.meta.env.VITE_COMPANY_REPRESENTATIVE && shellMessages.imprint && (
              <li>
                <Link to={`${paths.privacy}#imprint`}>{shellMessages.imprint}</Link>
              </li>
            )}
          </ul>
        </div>
        <div>
          <h2 className={styles.heading}>{shellMessages.showroom}</h2>
          <Showroom />
        </div>
        <div>
          <h2 className={styles.heading}>{shellMessages.talkToUs}</h2>
          <ul className={styles.list}>
            <li>
              <a href={phoneUrl} dir="ltr">
                {company.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${company.email}`} dir="ltr">
                {company.email}
              </a>
            </li>
          </ul>
        </div>
      </Container>
      <Container className={styles.notice}>
        <p>{shellMessages.rights}</p>
        <WhenNear className={styles.currency}>
          <CurrencySelect />
        </WhenNear>
        <LocaleLinks />
      </Container>
    </footer>
  );
}
