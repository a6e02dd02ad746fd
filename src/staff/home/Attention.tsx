import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import layout from '../layout/layout.module.css';
import { from } from '../layout/useWayBack.ts';
import styles from './Attention.module.css';
import { type Task, useAttention } from './useAttention.ts';

/** Named at once; the others are counted. */
const shownCount = 20;

export function Attention() {
  const { tasks, missing, retry } = useAttention();
  if (tasks.length + missing.length === 0) return null;
  return (
    <div className={styles.card}>
      <h2 id="attention">Needs attention</h2>
      {tasks.length > 0 && (
        <ul className={styles.tasks} aria-labelledby="attention">
          {tasks.map((task) => (
            <li key={task.text}>
              <TaskItem {...task} />
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <div className={layout.row}>
          <p role="status">Could not be loaded: {missing.join(', ')}.</p>
          <Button variant="quiet" small onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

/** One line: a link to the only target, or a summary that lists the targets when opened. */
function TaskItem({ text, targets }: Task) {
  const id = useId();
  const [first] = targets;
  if (targets.length === 1 && first) {
    const isNamed = first.text !== text;
    return (
      <>
        <Link to={first.to} state={from('dashboard')} aria-describedby={isNamed ? id : undefined}>
          {text} <Icon name="arrow" size="small" />
        </Link>
        {isNamed && <small id={id}>{first.text}</small>}
      </>
    );
  }
  return (
    <details>
      <summary>
        {text} <Icon name="chevron" size="small" />
      </summary>
      <ul className={styles.targets}>
        {targets.slice(0, shownCount).map(({ key, text: name, to }) => (
          <li key={key}>
            <Link to={to} state={from('dashboard')}>
              {name}
            </Link>
          </li>
        ))}
        {targets.length > shownCount && <li>and {targets.length - shownCount} more</li>}
      </ul>
    </details>
  );
}
