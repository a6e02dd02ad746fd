import { Button } from '../../ui/Button.tsx';
import styles from './DraftOffer.module.css';

interface Props {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what was typed at an earlier visit and never saved. */
export function DraftOffer({ onRestore, onDiscard }: Props) {
  return (
    <section className={styles.offer} aria-label="Unfinished draft">
      <p>
        <strong>There is an unfinished draft of this form on this device.</strong> Pictures are not part of a
        draft; please add new ones again.
      </p>
      <div className={styles.answers}>
        <Button small onClick={onRestore}>
          Restore draft
        </Button>
        <Button variant="quiet" small onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
