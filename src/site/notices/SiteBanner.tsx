import { Button } from '../../ui/components/Button.tsx';
import styles from './SiteBanner.module.css';

interface Props {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A calm line about the site itself at the foot of the window; it stands in a live region that is there before it. */
export function SiteBanner({ text, action }: Props) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {action && (
        <Button small onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
