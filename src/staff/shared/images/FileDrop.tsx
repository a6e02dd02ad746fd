import { type DragEvent, useId, useRef, useState } from 'react';
import { TopicIcon } from '../../../ui/components/TopicIcon.tsx';
import { showToast } from '../notices/toasts.ts';
import styles from './FileDrop.module.css';

/** Types the file chooser offers; some systems do not count the last among images. Other formats are converted. */
const pictures = 'image/*,.heic,.heif,.avif';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly name?: string;
  readonly multiple?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | null | undefined;
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A file input and drop zone; the same file can be chosen again. */
export function FileDrop({
  label,
  hint,
  name,
  multiple = false,
  required = false,
  disabled = false,
  error = null,
  camera = false,
  onFiles,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setIsDragOver] = useState(false);

  const accept = (files: readonly File[]) => {
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
    if (input.current) input.current.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    const { files, hasFolder } = readDrop(event.dataTransfer);
    accept(files);
    if (hasFolder && !disabled)
      showToast('error', 'A folder cannot be taken. Please drop the images themselves.');
  };

  return (
    <div className={styles.field} data-required={required || undefined}>
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
            ref={input}
            id={id}
            type="file"
            name={name}
            accept={pictures}
            multiple={multiple}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => accept([...(event.target.files ?? [])])}
          />
          <p id={`${id}-hint`}>
            {error && <strong className={styles.error}>{error} </strong>}
            {hint}
          </p>
        </div>
        {camera && <TakePhoto disabled={disabled} onFiles={accept} />}
      </div>
    </div>
  );
}

/** Opens the rear camera; for touch screens. */
function TakePhoto({ disabled, onFiles }: Pick<Props, 'onFiles'> & { readonly disabled: boolean }) {
  return (
    <label className={styles.camera} data-disabled={disabled || undefined}>
      Take photo
      <input
        type="file"
        accept="image/*"
        capture="environment"
        disabled={disabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}

/** Dropped files, and whether a folder, which looks like an unreadable file, was among them. */
function readDrop({ files, items }: DataTransfer): {
  readonly files: readonly File[];
  readonly hasFolder: boolean;
} {
  const found = [...items].filter(({ kind }) => kind === 'file');
  const isFolder = (index: number) => found[index]?.webkitGetAsEntry()?.isDirectory === true;
  const single = [...files].filter((_, index) => !isFolder(index));
  return { files: single, hasFolder: single.length < files.length };
}
