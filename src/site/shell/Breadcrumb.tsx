import { Link } from 'react-router-dom';
import { shellWords } from '#words/shell.ts';
import styles from './Breadcrumb.module.css';

interface Props {
  /** From the top; the last step is the page itself. */
  readonly steps: readonly { readonly name: string; readonly path: string }[];
}

/** Where the page stands, with the way back up. */
export function Breadcrumb({ steps }: Props) {
  return (
    <nav aria-label={shellWords.breadcrumb}>
      <ol className={styles.steps}>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <Link to={path}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi aria-current="page">{name}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
