import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import { Field } from '../../../ui/components/Field.tsx';
import styles from './LineList.module.css';
import { useRemovals } from './useRemovals.tsx';

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
 * A list of single lines, which can be edited, moved and removed. Enter adds the typed text; a pasted text adds each of
 * its lines. Leaving the field adds nothing, so that a button below does not move before it is clicked.
 */
export function LineList({ label, name, error, lines, typed, split, onChange, ...script }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const add = (text: string) => onChange([...lines, ...split(text)], '');
  const setLines = (next: readonly string[]) => onChange(next, typed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };
  const removals = useRemovals(lines, setLines, (line) => `“${line}”`);
  return (
    <Field label={label} error={error}>
      {(described) => (
        <div ref={removals.element}>
          {lines.length > 0 && (
            <ol className={styles.lines}>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two lines may be the same text
                <li key={index}>
                  <textarea
                    {...script}
                    rows={1}
                    aria-label={`Line ${index + 1}`}
                    value={line}
                    // Long lines wrap, but have no line breaks.
                    onChange={({ target }) =>
                      setLines(lines.with(index, target.value.replace(/[\r\n]+/g, ' ')))
                    }
                    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                  />
                  {removals.buttons(index)}
                </li>
              ))}
            </ol>
          )}
          {removals.undo}
          <div className={styles.adding}>
            <textarea
              ref={field}
              {...script}
              {...described}
              rows={1}
              data-field={name}
              value={typed}
              placeholder="Add a line, or paste many"
              onChange={({ target: { value } }) =>
                /[\r\n]/.test(value) ? add(value) : onChange(lines, value)
              }
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
        </div>
      )}
    </Field>
  );
}
