import { inventoryMessages } from '#locales/inventory.ts';
import { Drawing } from '../../ui/components/Icon.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import styles from './CompactToggle.module.css';
import { restoreCompact, setCompact } from './compactList.ts';

/** Two small cards in a row, on a phone. */
export function CompactToggle() {
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        ref={showStored}
        disabled={!useHydrated()}
        onChange={({ target }) => setCompact(target.checked)}
        autoComplete="off"
      />
      <Drawing path="M4 4h6v7H4Zm10 0h6v7h-6ZM4 15h6m4 0h6M4 19h4m6 0h4" size="medium" />
      <span className="visually-hidden">{inventoryMessages.compact}</span>
    </label>
  );
}

function showStored(input: HTMLInputElement | null): void {
  if (input) input.checked = restoreCompact();
}
