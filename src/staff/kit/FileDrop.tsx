import { type DragEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FileDrop.module.css';

interface Props {
  readonly label: string;
  /** What a good file is like. */
  readonly hint: string;
  readonly name?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A real file input, and a place to drop files on. The same file can be chosen again. */
export function FileDrop({
  label,
  hint,
  name,
  multiple = false,
  disabled = false,
  invalid = false,
  onFiles,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
    if (input.current) input.current.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first */}
      <div
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="document" size="1.5rem" />
        <div className={styles.words}>
          <input
            ref={input}
            id={id}
            type="file"
            name={name}
            accept="image/webp"
            multiple={multiple}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => take(event.target.files)}
          />
          <p id={`${id}-hint`}>{hint}</p>
        </div>
      </div>
    </div>
  );
}
