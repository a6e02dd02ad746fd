import type {
  InputHTMLAttributes,
  ReactNode,
  RefAttributes,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { useId } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly invalid?: boolean | undefined;
  readonly hint?: string | undefined;
}

interface Described {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function Field({
  label,
  error,
  invalid,
  hint,
  children,
}: FieldProps & { readonly children: (props: Described) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error || invalid ? true : undefined,
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

export function TextField({
  label,
  error,
  invalid,
  hint,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>) {
  return (
    <Field label={label} error={error} invalid={invalid} hint={hint}>
      {(described) => <input {...input} {...described} className={styles.control} />}
    </Field>
  );
}

export function TextArea({
  label,
  error,
  invalid,
  hint,
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & RefAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} error={error} invalid={invalid} hint={hint}>
      {(described) => <textarea rows={5} {...area} {...described} className={styles.control} />}
    </Field>
  );
}

export function SelectField({
  label,
  error,
  invalid,
  hint,
  ...select
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement> & RefAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} error={error} invalid={invalid} hint={hint}>
      {(described) => <select {...select} {...described} className={`select ${styles.control}`} />}
    </Field>
  );
}
