import { inspectionNames } from '#locales/inspectionNames.ts';
import type { Inspection } from '../../model/inspection/inspection.ts';
import {
  type GroupCode,
  groupCodes,
  inspectionGroups,
  type PointCode,
} from '../../model/inspection/points.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { staffEnglish } from '../shared/inEnglish.ts';
import styles from './PointGroups.module.css';

type Props = Pick<Inspection, 'points'>;

/** All points by group: those that are not good with what was found, the good ones in a few lines. */
export function PointGroups({ points }: Props) {
  return (
    <div className={styles.groups}>
      {groupCodes.map((group) => (
        <Group key={group} group={group} points={points} />
      ))}
    </div>
  );
}

const order = ['fault', 'remark', 'unchecked'] as const;

function Group({ group, points }: Props & { readonly group: GroupCode }) {
  const codes: readonly PointCode[] = inspectionGroups[group];
  const others = order.flatMap((finding) => codes.filter((code) => points[code].finding === finding));
  const good = codes.filter((code) => points[code].finding === 'good');
  return (
    <section>
      <h3>{inspectionNames.groups[group]}</h3>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((code) => (
            <li key={code} data-finding={points[code].finding}>
              <b>{inspectionNames.findings[points[code].finding]}</b> {inspectionNames.points[code]}
              {points[code].finding === 'unchecked' && <Note text={points[code].note} />}
            </li>
          ))}
        </ul>
      )}
      {good.length > 0 && (
        <>
          <p className={styles.word}>
            <Icon name="check" size="small" /> {inspectionNames.findings.good}
          </p>
          <ul className={styles.good}>
            {good.map((code) => (
              <li key={code}>
                {inspectionNames.points[code]}
                <Note text={points[code].note} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    text && (
      <bdi className={styles.note} {...staffEnglish}>
        {text}
      </bdi>
    )
  );
}
