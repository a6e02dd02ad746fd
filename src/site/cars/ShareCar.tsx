import { carPageWords } from '#words/carPage.ts';
import { shareWords } from '#words/share.ts';
import { whatsAppUrl } from '../../config/company.ts';
import type { Car } from '../../model/car.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { carTitle, carTitleWithYear } from '../../words/carTitle.ts';
import { ShareStatus } from '../ui/ShareStatus.tsx';
import { useShareLink } from '../ui/useShareLink.ts';

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
        href={whatsAppUrl(carPageWords.greeting(carTitleWithYear(car), url))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="phone" /> {shareWords.whatsApp}
      </ButtonLink>
      <Button variant="quiet" onClick={share}>
        <Icon name="share" /> {shareWords.action}
      </Button>
      <ShareStatus>{status}</ShareStatus>
    </>
  );
}
