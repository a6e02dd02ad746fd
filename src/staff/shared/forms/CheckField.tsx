import styles from './CheckField.module.css';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Id of what the switch belongs to, such as its row's heading. */
  readonly describedBy?: string;
  readonly onChange: (checked: boolean) => void;
}

/** A labelled switch: a checkbox by nature. */
export function CheckField({ label, checked, disabled = false, describedBy, onChange }: Props) {
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
