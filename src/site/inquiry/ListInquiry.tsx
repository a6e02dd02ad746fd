import { useState } from 'react';
import { listInquiryMessages as words } from '#locales/listInquiry.ts';
import { company } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCount, formatEnglishList, formatList } from '../../locales/formats.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { fitCarName, inquiryLimits } from '../../model/inquiry/inquiry.ts';
import { Button } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { describeStage, useInquiryState } from './inquiryStore.ts';
import styles from './ListInquiry.module.css';
import type { GivenCar } from './useInquiry.ts';

/** Characters left for the visitor's own words. */
const messageRoom = 1500;

/** Asks about several cars in one inquiry: it names them as its subject, and each with its address below the message. */
export function ListInquiry({ cars }: { readonly cars: readonly CarSummary[] }) {
  const [open, setOpen] = useState(false);
  const { stage } = useInquiryState(paths.shortlist);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="message" />
        <span aria-live="polite">{open || stage === 'open' ? words.open : describeStage(stage)}</span>
      </Button>
      <Modal open={open} title={words.title} onClose={close}>
        <ul className={styles.cars}>
          {cars.map((car) => (
            <li key={car.id}>
              <bdi>{carTitleWithYear(car)}</bdi>
            </li>
          ))}
        </ul>
        <InquiryForm
          subject={paths.shortlist}
          car={nameAll(cars.map(carTitleWithYear))}
          enclosed={enclose(cars)}
          onDone={close}
        />
      </Modal>
    </>
  );
}

/** All names, or the first and how many others, as the mail's subject has room. */
function nameAll(titles: readonly string[]): GivenCar {
  const inMail = formatEnglishList(titles);
  if (inMail.length <= inquiryLimits.car) return { inMail, inOwnWords: formatList(titles) };
  const [name = '', ...others] = titles;
  const first = fitCarName(name, 150);
  return {
    inMail: formatEnglishList([first, mailSubject.others(others.length)]),
    inOwnWords: formatList([first, formatCount(others.length, words.others)]),
  };
}

/** A line for each; the address of the whole list where that is too long to leave room for the message. */
function enclose(cars: readonly CarSummary[]): string {
  const lines = cars.map(describe).join('\n');
  const whole = () => company.siteUrl + paths.sharedShortlist(cars.map(({ id }) => id));
  return lines.length <= inquiryLimits.message - messageRoom ? lines : whole();
}

function describe(car: CarSummary): string {
  return `${carTitleWithYear(car)}: ${company.siteUrl}${paths.car(car.id)}`;
}
