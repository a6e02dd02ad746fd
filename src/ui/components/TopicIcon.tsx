import { Drawing, drawings, type IconName, type IconSize } from './Icon.tsx';

/** Separate from Icon.tsx, so that other pages don't load them. */
const topicDrawings = {
  ...drawings,
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  ship: 'M4 13h16l-2 6H6l-2-6Zm2.5 0V9h11v4M10 9V5h4v4M2.5 21c1.5 0 1.5-.8 3.2-.8s1.6.8 3.2.8 1.6-.8 3.1-.8 1.6.8 3.2.8 1.6-.8 3.2-.8 1.6.8 3.1.8',
  compass: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-5.5-3.5-2 5-5 2 2-5 5-2Z',
  wrench:
    'M14.5 6.5a4 4 0 0 1 5-1.2l-2.7 2.7.2 2 2 .2 2.2-2.2a4 4 0 0 1-5.4 4.7L8.5 20a2.1 2.1 0 0 1-3-3l7.3-7.3a4 4 0 0 1 1.7-3.2Z',
  document: 'M6 3h8l4 4v14H6V3Zm8 0v4h4M9 12h6m-6 4h6',
  shield: 'M12 3 5 5.5V11c0 4.5 3 8 7 10 4-2 7-5.5 7-10V5.5L12 3Zm-3.2 8.7L11.3 14l4-4.5',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8L12 3.5Z',
  coins:
    'M14 8c0 1.7-2.5 3-5.5 3S3 9.7 3 8s2.5-3 5.5-3S14 6.3 14 8Zm0 0v3M3 8v6c0 1.7 2.5 3 5.5 3M21 14c0 1.7-2.5 3-5.5 3S10 15.7 10 14s2.5-3 5.5-3 5.5 1.3 5.5 3Zm0 0v4c0 1.7-2.5 3-5.5 3S10 19.7 10 18v-4',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-9-5v5l3.5 2',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
} as const;

export type TopicIconName = IconName | keyof typeof topicDrawings;

interface Props {
  readonly name: TopicIconName;
  readonly size?: IconSize | undefined;
}

export function TopicIcon({ name, size }: Props) {
  return <Drawing path={topicDrawings[name]} size={size} />;
}
