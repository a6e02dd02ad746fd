import { inquiryMessages } from '#locales/inquiry.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { askedCars } from '../../model/inquiry/inquiry.ts';
import { Dealer } from '../shared/Dealer.tsx';
import { Booking } from './Booking.tsx';
import { CarLine } from './CarLine.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { subjectOf } from './inquiryStore.ts';
import type { CarName } from './useInquiry.ts';
import { ViewingFields } from './ViewingFields.tsx';
import { parseViewing } from './viewingText.ts';

interface Props {
  readonly car: Car;
  readonly isBooking: boolean;
  readonly onDone: () => void;
}

export function CarInquiry({ car, isBooking, onDone }: Props) {
  return (
    <>
      {isBooking ? <Booking car={car} onDone={onDone} /> : <PlainInquiry car={car} onDone={onDone} />}
      <Dealer />
    </>
  );
}

function PlainInquiry({ car, onDone }: Omit<Props, 'isBooking'>) {
  const title = carTitleWithYear(car);
  return (
    <>
      <CarLine car={car} />
      <InquiryForm
        subject={subjectOf(car, false)}
        car={isForSale(car) ? title : oneLike(title)}
        {...(car.status === 'available' && {
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
