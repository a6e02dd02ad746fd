import { shareMessages } from '#locales/share.ts';
import { carTitle } from '../../locales/carTitle.ts';
import type { Car } from '../../model/car/car.ts';
import { Button } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { ShareStatus } from '../shared/ShareStatus.tsx';
import { useShareLink } from '../shared/useShareLink.ts';

interface Props {
  readonly car: Car;
  readonly url: string;
}

export function ShareCar({ car, url }: Props) {
  const { share, status } = useShareLink({ title: carTitle(car), url });
  return (
    <>
      <Button variant="quiet" onClick={share}>
        <Icon name="share" /> {shareMessages.action}
      </Button>
      <ShareStatus>{status}</ShareStatus>
    </>
  );
}
