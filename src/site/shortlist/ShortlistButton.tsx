import { shortlistButtonMessages as messages } from '#locales/shortlistButton.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { Button, PlainButton } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './ShortlistButton.module.css';
import { toggleShortlist, useShortlist } from './shortlistStore.ts';

interface Props {
  readonly car: CarSummary;
  readonly withText?: boolean;
}

export function ShortlistButton({ car, withText = false }: Props) {
  const toggle = {
    'aria-label': messages.save(carTitleWithYear(car)),
    'aria-pressed': useShortlist().includes(car.id),
    onClick: () => toggleShortlist(car.id),
  };
  return withText ? (
    <Button variant="quiet" className={styles.text} {...toggle}>
      <Icon name="heart" />
      {messages.text}
    </Button>
  ) : (
    <PlainButton className={styles.heart} {...toggle}>
      <Icon name="heart" />
    </PlainButton>
  );
}
