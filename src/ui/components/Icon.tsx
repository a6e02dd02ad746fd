import styles from './Icon.module.css';

/** SVG paths on a 24-unit grid. */
export const drawings = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6 6-6-6 6-6',
  chevron: 'm6 9 6 6 6-6',
  close: 'm5 5 14 14M19 5 5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  check: 'm5 12.5 4.5 4.5L19 7',
  search: 'm20 20-4.6-4.6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  message: 'M4 5h16v11H9.5L5 20v-4H4V5Zm4 4h8M8 12h5',
  phone:
    'M5 4h4l1.5 4.5L8 10.2a12 12 0 0 0 5.8 5.8l1.7-2.5L20 15v4a1 1 0 0 1-1 1C11 20 4 13 4 5a1 1 0 0 1 1-1Z',
  whatsApp:
    'M4 20l1.2-4.2A8.3 8.3 0 1 1 8.4 19L4 20Zm4.8-11.6c-.5 3 3.3 7 6.6 6.8.9-.1 1.4-.8 1.4-1.6l-2-1-1.1 1.1c-1.4-.5-2.5-1.6-3-3l1-1.1-.9-2.1c-1 0-1.8.3-2 .9Z',
  mail: 'M3 6h18v12H3V6Zm0 .8 9 6.7 9-6.7',
  pin: 'M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21Zm2.5-11.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  heart: 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.7C20 15 12 20 12 20Z',
  share: 'M12 15V4m-4 3.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
  filter: 'M3 7h11m4 0h3M3 17h3m4 0h11M18 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm-8 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  car: 'M3 16v-3.5l2-1 2.5-4h8.5l3 4 2.5 1V16h-2M3 16h2m4.5 0h5M9.5 16a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Zm10 0a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z',
} as const;

export type IconName = keyof typeof drawings;

/** Named, because SVG attributes take no rem and the security policy blocks style attributes. */
export type IconSize = 'tiny' | 'small' | 'medium' | 'large' | 'huge';

interface Props {
  readonly name: IconName;
  /** Defaults to slightly larger than the text. */
  readonly size?: IconSize | undefined;
}

export function Icon({ name, size }: Props) {
  return <Drawing path={drawings[name]} size={size} />;
}

export function Drawing({ path, size }: { readonly path: string; readonly size?: IconSize | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} data-size={size} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
