import { Link } from 'react-router-dom';
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

/** Its links lead back to a page of this visit as it was left; see src/app/goBackByTrail.ts. */
export function Breadcrumb({ steps }: Props) {
  return (
    <nav aria-label={shellMessages.breadcrumb} data-trail>
      <ol className={styles.steps}>
        {steps.map(({ name, path, mark }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <Link to={path}>
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
