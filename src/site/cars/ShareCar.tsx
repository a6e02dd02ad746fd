import { carPageMessages } from '#locales/carPage.ts';
import { shareMessages } from '#locales/share.ts';
import { whatsAppUrl } from '../../config/company.ts';
import { carTitle, carTitleWithYear } from '../../locales/carTitle.ts';
import type { Car } from '../../model/car/car.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { ShareStatus } from '../shared/ShareStatus.tsx';
import { useShareLink } from '../shared/useShareLink.ts';

interface Props {
  readonly car: Car;
  /** The page's absolute address. */
  readonly url: string;
}

/** A WhatsApp message about a car to the dealer, and its page passed on to others. */
export function ShareCar({ car, url }: Props) {
  const { share, status } = useShareLink({ title: carTitle(car), url });
  return (
    <>
      <ButtonLink
        variant="quiet"
        href={whatsAppUrl(carPageMessages.greeting(carTitleWithYear(car), url))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="phone" /> {shareMessages.whatsApp}
      </ButtonLink>
      <Button variant="quiet" onClick={share}>
        <Icon name="share" /> {shareMessages.action}
      </Button>
      <ShareStatus>{status}</ShareStatus>
    </>
  );
}
