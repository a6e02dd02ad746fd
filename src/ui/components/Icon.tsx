import styles from './Icon.module.css';

/** Line icons on a 24-unit grid, drawn for this site: the path of each. */
const drawings = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6 6-6-6 6-6',
  chevron: 'm6 9 6 6 6-6',
  close: 'm5 5 14 14M19 5 5 19',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
  menu: 'M3 7h18M3 12h18M3 17h18',
  check: 'm5 12.5 4.5 4.5L19 7',
  search: 'm20 20-4.6-4.6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  message: 'M4 5h16v11H9.5L5 20v-4H4V5Zm4 4h8M8 12h5',
  phone:
    'M5 4h4l1.5 4.5L8 10.2a12 12 0 0 0 5.8 5.8l1.7-2.5L20 15v4a1 1 0 0 1-1 1C11 20 4 13 4 5a1 1 0 0 1 1-1Z',
  whatsApp:
    'M4 20l1.2-4.2A8.3 8.3 0 1 1 8.4 19L4 20Zm4.8-11.6c-.5 3 3.3 7 6.6 6.8.9-.1 1.4-.8 1.4-1.6l-2-1-1.1 1.1c-1.4-.5-2.5-1.6-3-3l1-1.1-.9-2.1c-1 0-1.8.3-2 .9Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2',
  mail: 'M3 6h18v12H3V6Zm0 .8 9 6.7 9-6.7',
  pin: 'M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21Zm2.5-11.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-9-5v5l3.5 2',
  heart: 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.7C20 15 12 20 12 20Z',
  share: 'M12 15V4m-4 3.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  filter: 'M3 7h11m4 0h3M3 17h3m4 0h11M18 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm-8 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  grip: 'M9 5.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM15 5.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM9 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM15 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM9 17.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM15 17.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z',
  car: 'M3 16v-3.5l2-1 2.5-4h8.5l3 4 2.5 1V16h-2M3 16h2m4.5 0h5M9.5 16a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Zm10 0a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z',
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
} as const;

export type IconName = keyof typeof drawings;

/** Named, for an <svg> attribute takes no rem, and a style attribute is refused by the security policy. */
type IconSize = 'tiny' | 'small' | 'medium' | 'large' | 'huge';

interface Props {
  readonly name: IconName;
  /** A little larger than the text beside it where none is given. */
  readonly size?: IconSize;
}

/** A decorative icon in the text's colour; the words beside it, or the control's label, carry the meaning. */
export function Icon({ name, size }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.icon}
      data-size={size}
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
