import { shortlistButtonWords as words } from '#words/shortlistButton.ts';
import type { CarSummary } from '../../model/car.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { carTitleWithYear } from '../../words/carTitle.ts';
import styles from './ShortlistButton.module.css';
import { toggleShortlist, useShortlist } from './shortlistStore.ts';

interface Props {
  readonly car: CarSummary;
  /** Instead of the sign alone, over a picture. */
  readonly withText?: boolean;
}

/** The heart that puts a car on the shortlist and takes it off. */
export function ShortlistButton({ car, withText = false }: Props) {
  return (
    <PlainButton
      className={withText ? buttonClass({ variant: 'quiet', className: styles.text }) : styles.heart}
      aria-label={words.save(carTitleWithYear(car))}
      aria-pressed={useShortlist().includes(car.id)}
      onClick={() => toggleShortlist(car.id)}
    >
      <Icon name="heart" />
      {withText && words.text}
    </PlainButton>
  );
}
