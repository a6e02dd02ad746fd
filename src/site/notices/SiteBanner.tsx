import { Button } from '../../ui/components/Button.tsx';
import styles from './SiteBanner.module.css';

interface Props {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

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
