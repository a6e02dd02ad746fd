import { carMessages } from '#locales/car.ts';
import type { Status } from '../../model/car/car.ts';
import { Options } from '../../ui/components/Options.tsx';
import { Select } from '../../ui/components/Select.tsx';
import styles from './CarRow.module.css';
import { useStateChoice } from './useStateChoice.ts';

interface Props {
  readonly status: Status;
  readonly titleId: string;
  readonly onChoose: (status: Status) => void;
}

export function StateSelect({ status, titleId, onChoose }: Props) {
  const choice = useStateChoice(status, onChoose);
  return (
    <span className={styles.state} data-state={choice.value} data-above>
      <Select aria-label="State" aria-describedby={titleId} {...choice}>
        <Options names={carMessages.statuses} />
      </Select>
    </span>
  );
}

export function BulkStateSelect({ onChoose }: Pick<Props, 'onChoose'>) {
  return (
    <Select aria-label="State of the selected cars" {...useStateChoice('', onChoose)}>
      <option value="" disabled>
        Set state…
      </option>
      <Options names={carMessages.statuses} />
    </Select>
  );
}
