import { formatDateTime } from '../../../locales/formatTimes.ts';
import type { Fields } from '../../../model/text/parse.ts';
import { Button } from '../../../ui/components/Button.tsx';
import layout from '../../layout/layout.module.css';
import { FieldValue } from '../form/FieldValue.tsx';
import { useAccounts } from '../list/lastSave.ts';
import { describeVersion, formDifferences } from './describeEntry.ts';
import styles from './History.module.css';
import type { AnyKind } from './kinds.ts';
import type { TakingBack } from './useTakeBack.ts';
import { differencesOf, type Version } from './versions.ts';

export interface ListedVersion {
  readonly version: Version;
  /** What is stored now, or null if it was deleted. */
  readonly stored: Fields | null;
  /** Of the document, in a list of several. */
  readonly title?: string;
}

interface Props extends ListedVersion {
  readonly kind: AnyKind;
  readonly taking: TakingBack;
}

/** A change in words, with the values before and after it when opened. */
export function VersionRow({ version, kind, stored, taking, title }: Props) {
  const { entry, before, after } = version;
  const { id, collection } = entry;
  const { busy } = taking;
  // A setting without fields is not stored.
  const none = kind.isOptional ? {} : null;
  const [from, to, now] = [after ?? none, before ?? none, stored ?? none];
  const elsewhere = (before && after && kind.describeElsewhere?.(before, after)) ?? null;
  const isOfForm = (entry.kind === 'changed' || kind.isOptional) && elsewhere === null;
  const canSave = isOfForm && from && to && now;
  const isLast = after === stored;
  return (
    <li className={styles.version}>
      <details>
        <summary>
          <span>
            <strong>{entry.save.by ?? 'Someone'}</strong> {describeVersion(version, kind)},{' '}
          </span>
          {title && <strong>{title}, </strong>}
          <time dateTime={entry.save.at.toISOString()}>{formatDateTime(entry.save.at)}</time>
        </summary>
        {elsewhere && <p className={layout.note}>{elsewhere}</p>}
        {isOfForm && from && to && <Differences before={to} after={from} kind={kind} />}
        {entry.kind === 'created' && !version.isReturn && (
          <p className={layout.note}>There was none before.</p>
        )}
        {entry.kind === 'deleted' && !kind.isOptional && !stored && (
          <p className={layout.note}>It can be brought back for 30 days, under “Deleted” in its list.</p>
        )}
        <div className={layout.row}>
          {canSave && (
            <Button small aria-busy={busy} onClick={() => void taking.run(kind, id, from, to)}>
              Take this back
            </Button>
          )}
          {canSave && !isLast && (
            <Button
              small
              variant="quiet"
              aria-busy={busy}
              onClick={() => void taking.run(kind, id, now, withLog(to, now, kind))}
            >
              Restore the whole {kind.noun} as it was then
            </Button>
          )}
          {entry.kind === 'moved' && isLast && kind.moveBack && (
            <Button small aria-busy={busy} onClick={() => void taking.move(kind, id, collection)}>
              Take this back
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

/** Restoring an earlier version keeps the current log. */
function withLog(version: Fields, now: Fields, { logFields = [] }: AnyKind): Fields {
  return { ...version, ...Object.fromEntries(logFields.map((field) => [field, now[field]])) };
}

/** A car without a state is available. */
const withState = (fields: Fields): Fields => ({ Status: 'available', ...fields });

function Differences({ before, after, kind }: { before: Fields; after: Fields; kind: AnyKind }) {
  const accounts = useAccounts();
  const inForm = formDifferences(before, after, kind);
  const named = new Set(Object.keys(kind.schema.entries));
  const others = differencesOf(withState(before), withState(after)).filter(
    ({ path }) => (path === 'Status' && !named.has(path)) || kind.logFields?.includes(path),
  );
  const wordsOf = (path: string) => (text: string) => kind.wordsOf?.(path, text, accounts);
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {[...others, ...inForm].map((difference) => (
          <tr key={difference.path}>
            <th scope="row">{kind.labelOf(difference.path)}</th>
            <td data-side="Before">
              <FieldValue
                value={difference.before}
                other={difference.after}
                wordsOf={wordsOf(difference.path)}
              />
            </td>
            <td data-side="After">
              <FieldValue
                value={difference.after}
                other={difference.before}
                wordsOf={wordsOf(difference.path)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
