import { useState } from 'react';
import { factFiltersMessages as messages } from '#locales/factFilters.ts';
import { filterChipsMessages } from '#locales/filterChips.ts';
import { Button } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { SuggestedField } from '../../ui/components/SuggestedField.tsx';
import chips from './Chips.module.css';
import styles from './EquipmentFilter.module.css';
import { FilterGroup } from './FilterGroup.tsx';

interface Props {
  /** Equipment of the cars that are shown. */
  readonly lines: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A choice of what cars must have: any words, or a suggestion, which is chosen at once. */
export function EquipmentFilter({ lines, chosen, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    setTyped('');
    if (text.trim()) onChange([...new Set([...chosen, text.trim()])]);
  };
  return (
    <FilterGroup title={messages.equipment.title}>
      <div className={styles.field}>
        <SuggestedField
          label={messages.equipment.search}
          suggestions={lines}
          enterKeyHint="done"
          maxLength={60}
          value={typed}
          onChange={({ target, nativeEvent }) =>
            isPicked(nativeEvent) && lines.includes(target.value) ? add(target.value) : setTyped(target.value)
          }
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button variant="quiet" small disabled={!typed.trim()} onClick={() => add(typed)}>
          {messages.equipment.add}
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul className={chips.chips}>
          {chosen.map((text) => (
            <li key={text}>
              <button
                type="button"
                className={chips.chip}
                aria-label={filterChipsMessages.remove(text)}
                onClick={() => onChange(chosen.filter((other) => other !== text))}
              >
                <bdi>{text}</bdi> <Icon name="close" size="tiny" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FilterGroup>
  );
}

/** Not typed: a browser inserts a suggestion as a replacement, or without naming a kind of input. */
function isPicked(event: Event): boolean {
  return !(event instanceof InputEvent) || !event.inputType || event.inputType === 'insertReplacementText';
}
