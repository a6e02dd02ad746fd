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
        <button type="button" className="button small" onClick={onRestore}>
          Restore draft
        </button>
        <button type="button" className="button quiet small" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </section>
  );
}
