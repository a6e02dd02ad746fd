import { formatDateTime } from '../../../locales/formats.ts';
import { Button } from '../../../ui/components/Button.tsx';
import type { FormPictures } from '../images/pictures.ts';
import layout from '../layout.module.css';
import styles from './DraftOffer.module.css';
import type { Draft } from './drafts.ts';

interface Props {
  readonly draft: Draft<unknown>;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function DraftOffer({ draft, onRestore, onDiscard }: Props) {
  const { files, waiting } = draft.form as FormPictures;
  const count = Object.keys(files).length + waiting.length;
  const pictures = count === 1 ? ', 1 picture' : count > 1 ? `, ${count} pictures` : '';
  return (
    <section className={styles.offer} aria-label="Unfinished draft">
      <p>
        <strong>There is an unfinished draft on this device:</strong>{' '}
        {draft.title || (draft.isNew ? 'untitled' : 'of this form')},{' '}
        {formatDateTime(new Date(draft.savedAt))}
        {pictures}
      </p>
      <div className={layout.row}>
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
