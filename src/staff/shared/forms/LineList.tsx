import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import { IconButton } from '../lists/IconButton.tsx';
import styles from './LineList.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly lines: readonly string[];
  /** Text not added yet; counts as the last line. */
  readonly typed: string;
  /** The non-blank lines of a typed or pasted text. */
  readonly split: (text: string) => readonly string[];
  readonly onChange: (lines: readonly string[], typed: string) => void;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/**
 * A list of single lines: Enter adds what is typed, a pasted text adds each of its lines, and each line can be
 * edited, moved and removed. Leaving the field moves nothing: a button below must stay where it is clicked.
 */
export function LineList({ label, name, error, lines, typed, split, onChange, ...script }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  const add = (text: string) => onChange([...lines, ...split(text)], '');
  const onType = (text: string) => (/[\r\n]/.test(text) ? add(text) : onChange(lines, text));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };

  return (
    <div className={styles.list}>
      <label htmlFor={id}>{label}</label>
      {lines.length > 0 && (
        <Lines
          lines={lines}
          {...script}
          onChange={(next) => onChange(next, typed)}
          onEmptied={() => field.current?.focus()}
        />
      )}
      <div className={styles.adding}>
        <textarea
          ref={field}
          id={id}
          {...script}
          rows={1}
          data-field={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={typed}
          placeholder="Add a line, or paste many"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          variant="quiet"
          small
          onClick={() => {
            add(typed);
            field.current?.focus();
          }}
        >
          Add
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface LinesProps extends Pick<Props, 'lines' | 'lang' | 'dir'> {
  readonly onChange: (lines: readonly string[]) => void;
  readonly onEmptied: () => void;
}

function Lines({ lines, onChange, onEmptied, ...script }: LinesProps) {
  const move = (from: number, to: number) => {
    const line = lines[from];
    if (line !== undefined) onChange(lines.toSpliced(from, 1).toSpliced(to, 0, line));
  };
  const remove = (index: number) => {
    onChange(lines.toSpliced(index, 1));
    if (lines.length === 1) onEmptied();
  };
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two lines may be the same text
        <li key={index}>
          <textarea
            {...script}
            rows={1}
            aria-label={`Line ${index + 1}`}
            value={line}
            onChange={(event) => onChange(lines.with(index, inOneLine(event.target.value)))}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <IconButton icon="up" label="Move up" atEnd={index === 0} onClick={() => move(index, index - 1)} />
          <IconButton
            icon="down"
            label="Move down"
            atEnd={index === lines.length - 1}
            onClick={() => move(index, index + 1)}
          />
          <IconButton icon="close" label="Remove" onClick={() => remove(index)} />
        </li>
      ))}
    </ol>
  );
}

/** A textarea wraps a long line, but accepts line breaks. */
function inOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
