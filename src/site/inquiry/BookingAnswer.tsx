import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bookingMessages as messages } from '#locales/booking.ts';
import { companyMessages } from '#locales/company.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { viewingMessages } from '#locales/viewing.ts';
import { company } from '../../config/company.ts';
import { formatWeekday } from '../../locales/formatDay.ts';
import { createEventFile } from '../../model/inquiry/eventFile.ts';
import { type DraftViewing, type InquiryDraft, toInquiry } from '../../model/inquiry/inquiry.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './BookingAnswer.module.css';

interface Props {
  readonly draft: InquiryDraft;
  readonly viewing: DraftViewing;
  /** Of the car's page, in this language. */
  readonly url: string;
  readonly onAgain: () => void;
}

/** What was asked for, after it was sent, with an event for the visitor's calendar. */
export function BookingAnswer({ draft, viewing, url, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form was scrolled to its button.
  useEffect(() => {
    const dialog = heading.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { street, city, country } = companyMessages.address;
  const place = [street, city, country].join(localeInfo.comma);
  const car = draft.localizedCar ?? draft.car;
  const when = `${formatWeekday(viewing.day)}${localeInfo.comma}${messages.parts[viewing.part]}`;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [messages.facts.car, <bdi key="car">{car}</bdi>],
    [messages.facts.time, viewing.localized],
    [messages.facts.place, place],
    [
      messages.facts.phone,
      <bdi key="phone" dir="ltr">
        {toInquiry(draft).phone}
      </bdi>,
    ],
  ];
  const [file] = useState(() => {
    const texts = {
      product: `-//${company.brand}//${localeInfo.code}`,
      summary: `${viewingMessages.kinds[viewing.kind]}: ${car}, ${company.brand}`,
      description: [url, company.phone].join('\n'),
      location: place,
    };
    return createEventFile(viewing, texts, company.openingHours, new Date());
  });
  return (
    <div className={styles.answer}>
      <span className={styles.mark}>
        <Icon name="check" size="medium" />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {messages.confirm(when)}
      </h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ButtonLink
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${viewing.kind}.ics`}
        >
          {messages.calendar}
        </ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          {messages.another}
        </Button>
      </div>
    </div>
  );
}
