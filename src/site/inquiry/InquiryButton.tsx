import type { ReactNode } from 'react';
import { carMessages } from '#locales/car.ts';
import { carPageMessages } from '#locales/carPage.ts';
import { inquiryButtonMessages as messages } from '#locales/inquiryButton.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { shareMessages } from '#locales/share.ts';
import { whatsAppUrl } from '../../config/company.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { carTitle, carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { CarInquiryProps } from './CarInquiry.tsx';
import styles from './InquiryButton.module.css';
import { InquiryDialog } from './InquiryDialog.tsx';
import { subjectOf } from './inquiryStore.ts';

const importForm = () => import('./CarInquiry.tsx');
const CarInquiry = lazyPart(() => importForm().then((module) => module.CarInquiry));

interface Props {
  readonly car: Car;
}

/** The bar at the bottom of a car's page (SPEC 2, 4). */
export function InquiryButton({ car }: Props) {
  const sold = !isForSale(car);
  const price = sold ? carMessages.statuses.sold : formatCarPrice(car.price) || carMessages.priceOnRequest;
  return (
    <div id="inquiry" className={styles.dock}>
      <Container className={styles.bar}>
        {/* Repeats the page for sighted users. Drawn by CSS, so that search and copy find it once. */}
        <p className={styles.offer} aria-hidden="true">
          <span className={styles.name} data-text={carTitle(car)} />
          <span className={styles.price} data-text={price} />
        </p>
        {!sold && <WhatsAppLink car={car} />}
        <FormButton car={car} title={sold ? messages.likeThis.title : messages.title} className={styles.open}>
          <OpenText sold={sold} />
        </FormButton>
      </Container>
    </div>
  );
}

/** Asks for a viewing of a car that is available. */
export function BookingButton({ car }: Props) {
  return (
    <FormButton car={car} title={messages.book} isBooking>
      {messages.book}
    </FormButton>
  );
}

interface FormButtonProps extends Props {
  readonly title: string;
  readonly isBooking?: boolean;
  readonly about?: CarInquiryProps['about'];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function FormButton({ car, title, isBooking = false, about, className, children }: FormButtonProps) {
  return (
    <InquiryDialog
      subject={about?.subject ?? subjectOf(car, isBooking)}
      enclosed={about?.enclosed}
      text={children}
      title={title}
      hasIcon={!isBooking}
      load={importForm}
      className={className}
    >
      {(close) => <CarInquiry car={car} isBooking={isBooking} about={about} onDone={close} />}
    </InquiryDialog>
  );
}

function WhatsAppLink({ car }: Props) {
  const url = addressIn(localeInfo.code, paths.car(car.id));
  return (
    <ButtonLink
      variant="quiet"
      className={styles.whatsApp}
      href={whatsAppUrl(carPageMessages.greeting(carTitleWithYear(car), url))}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsApp" /> <span>{shareMessages.whatsApp}</span>
    </ButtonLink>
  );
}

function OpenText({ sold }: { readonly sold: boolean }) {
  if (sold) return messages.likeThis.open;
  return (
    <>
      {messages.open.text}
      <span className="visually-hidden">{messages.open.about}</span>
    </>
  );
}
