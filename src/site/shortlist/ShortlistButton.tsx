import { shortlistButtonMessages as words } from '#locales/shortlistButton.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { buttonClass } from '../../ui/components/buttonClass.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { PlainButton } from '../../ui/components/PlainButton.tsx';
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
