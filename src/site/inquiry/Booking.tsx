import { useState } from 'react';
import { bookingMessages as messages } from '#locales/booking.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { describeLocation } from '../../locales/describeLocation.ts';
import type { Car } from '../../model/car/car.ts';
import { askedCars } from '../../model/inquiry/inquiry.ts';
import { BookingAnswer } from './BookingAnswer.tsx';
import { BookingFields } from './BookingFields.tsx';
import { CarLine } from './CarLine.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { setInquiryState, subjectOf, useInquiryState } from './inquiryStore.ts';
import { parseViewing } from './viewingText.ts';

interface Props {
  readonly car: Car;
  readonly onDone: () => void;
}

export function Booking({ car, onDone }: Props) {
  const subject = subjectOf(car, true);
  const { answered } = useInquiryState(subject);
  const [isAgain, setIsAgain] = useState(false);
  if (answered?.viewing)
    return (
      <BookingAnswer
        draft={answered}
        viewing={answered.viewing}
        url={addressIn(localeInfo.code, paths.car(car.id))}
        onAgain={() => {
          setIsAgain(true);
          setInquiryState(subject, { stage: 'open', draft: answered });
        }}
      />
    );
  return (
    <div ref={isAgain ? focusChoice : null}>
      <CarLine car={car} note={awayNote(car)} />
      <InquiryForm
        subject={subject}
        car={carTitleWithYear(car)}
        message={messages.message}
        viewing={{
          Fields: BookingFields,
          parse: (values) => parseViewing(values, addressIn('en', paths.car(car.id))),
        }}
        asked={askedCars([car])}
        isBooking
        send={messages.send}
        onDone={onDone}
      />
    </div>
  );
}

/** Null of a car that is here, or of which it is not known. */
function awayNote({ location }: Car): string | null {
  return location && location.place !== 'showroom' ? `${describeLocation(location)}. ${messages.away}` : null;
}

/** The button that was pressed is gone. */
function focusChoice(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[name="day"]:checked')?.focus();
}
