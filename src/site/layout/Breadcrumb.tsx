import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { shellMessages } from '#locales/shell.ts';
import type { LanguageMark } from '../shared/inEnglish.ts';
import styles from './Breadcrumb.module.css';

interface Step {
  readonly name: string;
  readonly path: string;
  readonly mark?: LanguageMark;
}

interface Props {
  /** The last step is the current page. */
  readonly steps: readonly Step[];
}

/** A page that was visited before is left to as by Back: with its filters, at its position. */
export function Breadcrumb({ steps }: Props) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    const distance = distanceTo(currentTarget.pathname);
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || distance === 0) return;
    event.preventDefault();
    void navigate(-distance);
  };
  return (
    <nav aria-label={shellMessages.breadcrumb}>
      <ol className={styles.steps}>
        {steps.map(({ name, path, mark }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <Link to={path} onClick={goBack}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi aria-current="page" {...mark}>
                {name}
              </bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** How many entries of the tab's history a page is back; 0 if it is none of them, or the browser does not tell. */
function distanceTo(pathname: string): number {
  const { navigation } = window;
  const current = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, current) ?? [];
  const index = before.findLastIndex(({ url }) => url && new URL(url).pathname === pathname);
  return index < 0 ? 0 : current - index;
}
