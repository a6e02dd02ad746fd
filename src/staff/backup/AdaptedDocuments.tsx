import type { Adaptation } from '../../model/backup/adapt.ts';
import { locate, titleOf } from '../../model/storedDocument.ts';
import type { Fields } from '../../model/text/parse.ts';
import { Button } from '../../ui/components/Button.tsx';
import layout from '../layout/layout.module.css';
import styles from './BackupPanel.module.css';

interface Props {
  readonly adaptations: readonly Adaptation[];
  readonly disabled: boolean;
  readonly onRestore: () => void;
}

/** Documents that the server refused, with the changes that make it accept them. */
export function AdaptedDocuments({ adaptations, disabled, onRestore }: Props) {
  const isOne = adaptations.length === 1;
  return (
    <section className={layout.box} data-kind="pending" aria-label="Refused documents">
      <p>
        {isOne
          ? '1 document breaks a rule as it is in the backup. It can be restored with these changes:'
          : `${adaptations.length} documents break a rule as they are in the backup. They can be restored with these changes:`}
      </p>
      <ul className={styles.adapted}>
        {adaptations.map((adaptation) => (
          <AdaptedDocument key={adaptation.document.name} {...adaptation} />
        ))}
      </ul>
      <Button small disabled={disabled} onClick={onRestore}>
        Restore {adaptations.length} with these changes
      </Button>
    </section>
  );
}

function AdaptedDocument({ document: { name, fields }, added, changed, leftOut }: Adaptation) {
  const { collection } = locate(name);
  const parts = [
    ['Leave out', leftOut.join(', ')],
    ['Add', describeFields(added)],
    ['Change', describeFields(changed)],
  ] as const;
  return (
    <li>
      <strong>{(collection && titleOf(collection, fields)) || name}</strong> {collection?.label}
      <dl>
        {parts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

/** 'Hidden: yes, Description: blank' */
function describeFields(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${describeValue(value)}`)
    .join(', ');
}

const maxShown = 60;

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const text = Array.isArray(value)
    ? value.join('; ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  if (text === '') return 'blank';
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
