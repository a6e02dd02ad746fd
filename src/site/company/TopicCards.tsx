import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { TopicIcon, type TopicIconName } from '../../ui/components/TopicIcon.tsx';
import { keepTogether } from '../shared/keepTogether.tsx';
import styles from './TopicCards.module.css';

interface Props {
  readonly topics: readonly {
    readonly icon: TopicIconName;
    readonly title: string;
    readonly text: string;
    /** The text of a link to the import calculator. */
    readonly importCost?: string;
  }[];
}

export function TopicCards({ topics }: Props) {
  return (
    <ul className={styles.cards}>
      {topics.map(({ icon, title, text, importCost }) => (
        <li key={title}>
          <TopicIcon name={icon} size="large" />
          <h3>{keepTogether(title)}</h3>
          <p>{text}</p>
          {importCost && <Link to={paths.importCost}>{importCost}</Link>}
        </li>
      ))}
    </ul>
  );
}
