import { Link } from 'react-router-dom';
import { shellWords } from '#locales/shell.ts';
import { company } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { Logo } from '../../ui/components/Logo.tsx';
import { Showroom } from '../shared/Showroom.tsx';
import { EditionLinks } from './EditionLinks.tsx';
import styles from './SiteFooter.module.css';
import { SocialIcon } from './SocialIcon.tsx';

/** The footer: where and when to find the dealer, the four social networks, and the notice (SPEC 2). */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          <p>{shellWords.tagline}</p>
        </div>
        <div>
          <h2 className={styles.heading}>{shellWords.showroom}</h2>
          <Showroom />
        </div>
        <div>
          <h2 className={styles.heading}>{shellWords.talkToUs}</h2>
          <ul className={styles.list}>
            <li>
              <a href={`tel:${company.phone.replace(/\s/g, '')}`} dir="ltr">
                {company.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${company.email}`} dir="ltr">
                {company.email}
              </a>
            </li>
            <li>
              <Link to={paths.blogs}>{shellWords.blog}</Link>
            </li>
          </ul>
        </div>
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
      <div className={`page ${styles.notice}`}>
        <p>{shellWords.rights}</p>
        <EditionLinks />
      </div>
    </footer>
  );
}
