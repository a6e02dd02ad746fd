import { inquiryMessages } from '#locales/inquiry.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { askedCars } from '../../model/inquiry/inquiry.ts';
import { Dealer } from '../shared/Dealer.tsx';
import { Booking } from './Booking.tsx';
import { CarLine } from './CarLine.tsx';
import { Enclosed } from './Enclosed.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { subjectOf } from './inquiryStore.ts';
import type { CarName } from './useInquiry.ts';
import { ViewingFields } from './ViewingFields.tsx';
import { parseViewing } from './viewingText.ts';

export interface CarInquiryProps {
  readonly car: Car;
  readonly isBooking: boolean;
  /** Something about the car, in place of a viewing. */
  readonly about?:
    | { readonly subject: string; readonly message: string; readonly enclosed: string }
    | undefined;
  readonly onDone: () => void;
}

export function CarInquiry({ isBooking, ...props }: CarInquiryProps) {
  return (
    <>
      {isBooking ? <Booking car={props.car} onDone={props.onDone} /> : <PlainInquiry {...props} />}
      <Dealer />
    </>
  );
}

function PlainInquiry({ car, about, onDone }: Omit<CarInquiryProps, 'isBooking'>) {
  const title = carTitleWithYear(car);
  return (
    <>
      <CarLine car={car} />
      {about && <Enclosed subject={about.subject} text={about.enclosed} />}
      <InquiryForm
        subject={subjectOf(car, false)}
        car={isForSale(car) ? title : oneLike(title)}
        {...about}
        {...(car.status === 'available' &&
          !about && {
            viewing: {
              Fields: ViewingFields,
              parse: (values) => parseViewing(values, addressIn('en', paths.car(car.id))),
            },
          })}
        asked={askedCars([car])}
        onDone={onDone}
      />
    </>
  );
}

function oneLike(title: string): CarName {
  return { english: mailSubject.oneLike(title), localized: inquiryMessages.likeThis(title) };
}
