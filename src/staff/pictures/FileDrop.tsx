import { type DragEvent, useId, useState } from 'react';
import { TopicIcon } from '../../ui/components/TopicIcon.tsx';
import layout from '../layout/layout.module.css';
import { showNotice } from '../notices/notices.ts';
import styles from './FileDrop.module.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly name?: string;
  readonly multiple?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileDrop({ label, hint, name, required, error, ...props }: Props) {
  const { multiple = false, disabled = false, onFiles } = props;
  const id = useId();
  const [isDragOver, setIsDragOver] = useState(false);
  const accept = (files: readonly File[]) => {
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    const { files, items } = event.dataTransfer;
    const entries = [...items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry());
    // A folder is in `files` too, as an unreadable file.
    const single = [...files].filter((_, index) => !entries[index]?.isDirectory);
    accept(single);
    if (single.length < files.length && !disabled)
      showNotice('error', 'Folders can’t be added. Drop the images instead.');
  };
  /** Cleared, so that the same file can be chosen again. */
  const onChange = ({ target }: { readonly target: HTMLInputElement }) => {
    accept([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <div className={layout.field} data-required={required || undefined}>
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first */}
      <div
        className={styles.drop}
        data-over={isDragOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDragOver(true);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={onDrop}
      >
        <TopicIcon name="document" size="medium" />
        <div className={styles.text}>
          <input
            id={id}
            className={layout.file}
            type="file"
            name={name}
            // Some systems do not count these extensions as images.
            accept="image/*,.heic,.heif,.avif"
            multiple={multiple}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={onChange}
          />
          <p id={`${id}-hint`}>
            {error && <strong className={layout.warning}>{error} </strong>}
            {hint}
          </p>
        </div>
        <label className={`${layout.chooser} ${styles.camera}`} data-disabled={disabled || undefined}>
          Take photo
          <input type="file" accept="image/*" capture="environment" disabled={disabled} onChange={onChange} />
        </label>
      </div>
    </div>
  );
}
