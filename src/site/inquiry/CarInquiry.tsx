import { inquiryMessages } from '#locales/inquiry.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { carTitle, carTitleWithYear } from '../../locales/carTitle.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { askedCars } from '../../model/inquiry/inquiry.ts';
import styles from './CarInquiry.module.css';
import { InquiryForm } from './InquiryForm.tsx';
import type { CarName } from './useInquiry.ts';
import { ViewingFields } from './ViewingFields.tsx';
import { parseViewing } from './viewingText.ts';

interface Props {
  readonly car: Car;
  readonly onDone: () => void;
}

export function CarInquiry({ car, onDone }: Props) {
  const title = carTitleWithYear(car);
  return (
    <>
      <p className={styles.car}>
        <bdi>{carTitle(car)}</bdi>
        {car.year !== null && <span className={styles.year}>{car.year}</span>}
      </p>
      <InquiryForm
        subject={paths.car(car.id)}
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
