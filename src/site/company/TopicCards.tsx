import { TopicIcon, type TopicIconName } from '../../ui/components/TopicIcon.tsx';
import { keepTogether } from '../shared/keepTogether.tsx';
import styles from './TopicCards.module.css';

interface Props {
  readonly topics: readonly { readonly icon: TopicIconName; readonly title: string; readonly text: string }[];
}

export function TopicCards({ topics }: Props) {
  return (
    <ul className={styles.cards}>
      {topics.map(({ icon, title, text }) => (
        <li key={title}>
          <TopicIcon name={icon} size="large" />
          <h3>{keepTogether(title)}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
