import type { NoteText } from '../../locales/describeNote.ts';
import type { Finding } from '../../model/inspection/points.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { staffEnglish } from '../shared/inEnglish.ts';
import styles from './PointGroups.module.css';

export interface PointGroup {
  readonly name: string;
  /** Points that are not good. */
  readonly others: readonly Point[];
  readonly good: readonly Point[];
  /** Label of good points. */
  readonly goodWord: string;
}

interface Point extends NoteText {
  readonly finding: Finding;
  /** Label of the finding. */
  readonly word: string;
  readonly name: string;
}

export function PointGroups({ groups }: { readonly groups: readonly PointGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, others, good, goodWord }) => (
        <section key={name}>
          <h3>{name}</h3>
          {others.length > 0 && (
            <ul className={styles.others}>
              {others.map((point) => (
                <li key={point.name} data-finding={point.finding}>
                  <b>{point.word}</b> {point.name} <Note {...point} />
                </li>
              ))}
            </ul>
          )}
          {good.length > 0 && (
            <>
              <p className={styles.word}>
                <Icon name="check" size="small" /> {goodWord}
              </p>
              <ul className={styles.good}>
                {good.map((point) => (
                  <li key={point.name}>
                    {point.name} <Note {...point} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
    </div>
  );
}

function Note({ note, isTranslated }: NoteText) {
  return (
    note && (
      <bdi className={styles.note} {...(!isTranslated && staffEnglish)}>
        {note}
      </bdi>
    )
  );
}
