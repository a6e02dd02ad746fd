import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Select } from './Select.tsx';

interface FieldProps {
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
}

interface Described {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  readonly children: (props: Described) => ReactNode;
}

export function Field({ label, error, hint, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, error, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(described) => <input {...input} {...described} className={styles.control} />}
    </Field>
  );
}

export function TextArea({ label, error, hint, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(described) => <textarea rows={5} {...area} {...described} className={styles.control} />}
    </Field>
  );
}

export function SelectField({ label, error, hint, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(described) => <Select {...select} {...described} className={styles.control} />}
    </Field>
  );
}
