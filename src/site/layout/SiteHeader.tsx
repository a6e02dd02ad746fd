import { useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { shellMessages } from '#locales/shell.ts';
import { company, phoneUrl, whatsAppUrl } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { Logo } from '../../ui/components/Logo.tsx';
import { ShortlistLink } from '../shortlist/ShortlistLink.tsx';
import { LocaleLinks } from './LocaleLinks.tsx';
import styles from './SiteHeader.module.css';

const { opens, closes } = company.openingHours;
const links = ['home', 'about', 'inventory', 'services', 'contact', 'tracking'] as const;
/** The style sheet marks the current page by `aria-current`, and NavLink's class would be in each page's HTML. */
const withoutClass = () => undefined;

interface Props {
  readonly scrolled: boolean;
  /** Transparent over an image until scrolled. */
  readonly overPicture: boolean;
}

export function SiteHeader({ scrolled, overPicture }: Props) {
  const menu = useMenu();
  const clear = overPicture && !scrolled && !menu.open;
  return (
    <header
      ref={menu.container}
      className={styles.header}
      data-scrolled={scrolled || undefined}
      data-clear={clear || undefined}
    >
      <Container className={styles.bar}>
        <Link to={paths.home} className={styles.brand} aria-label={company.brand} onClick={menu.close}>
          <Logo />
        </Link>
        <PlainButton
          ref={menu.toggle}
          className={styles.toggle}
          aria-expanded={menu.open}
          aria-controls={menu.id}
          aria-label={shellMessages.menu}
          onClick={menu.flip}
        >
          <Icon name={menu.open ? 'close' : 'menu'} size="medium" />
        </PlainButton>
        <div id={menu.id} className={styles.menu} data-open={menu.open || undefined}>
          <nav aria-label={shellMessages.mainMenu}>
            <ul className={styles.links}>
              {links.map((page) => (
                <li key={page}>
                  <NavLink
                    to={paths[page]}
                    end={page === 'home'}
                    className={withoutClass}
                    onClick={menu.close}
                  >
                    {shellMessages.links[page]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {menu.open && (
            <div className={styles.contact}>
              <a href={phoneUrl} dir="ltr">
                {company.phone}
              </a>
              <a href={whatsAppUrl('')} target="_blank" rel="noopener noreferrer">
                {shellMessages.whatsApp}
              </a>
              <p>{shellMessages.openDaily(opens, closes)}</p>
            </div>
          )}
          <LocaleLinks />
        </div>
        <ShortlistLink onClick={menu.close} />
      </Container>
    </header>
  );
}

/** Closes on navigation, Escape, a click outside or when focus leaves. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) close();
    };
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);

  return {
    open,
    container,
    toggle,
    id,
    close: () => setOpen(false),
    flip: () => setOpen((now) => !now),
  };
}
