import type { NoteText } from '../../locales/describeNote.ts';
import { staffEnglish } from '../shared/inEnglish.ts';
import styles from './FoundList.module.css';

/** A remark or a fault, as shown. */
export interface Found extends NoteText {
  readonly level: 'remark' | 'fault';
  /** Label of the level. */
  readonly word: string;
  /** Name of the point. */
  readonly name: string;
}

export function FoundList({ items }: { readonly items: readonly Found[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ level, word, name, note, isTranslated }) => (
        <li key={name} data-level={level}>
          <span>{word}</span>
          <div>
            <b>{name}</b>
            {note && <p {...(!isTranslated && staffEnglish)}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
