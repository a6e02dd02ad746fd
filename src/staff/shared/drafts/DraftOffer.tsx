import { Button } from '../../../ui/components/Button.tsx';
import styles from './DraftOffer.module.css';

interface Props {
  /** What is no part of it, in a sentence, or ''. */
  readonly notInDraft: string;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what was typed at an earlier visit and never saved. */
export function DraftOffer({ notInDraft, onRestore, onDiscard }: Props) {
  return (
    <section className={styles.offer} aria-label="Unfinished draft">
      <p>
        <strong>There is an unfinished draft of this form on this device.</strong> {notInDraft}
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
