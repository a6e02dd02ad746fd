import { bookingMessages } from '#locales/booking.ts';
import { viewingMessages as messages } from '#locales/viewing.ts';
import { company } from '../../config/company.ts';
import { formatDay, formatDayParts } from '../../locales/formatDay.ts';
import { getPartHours, viewingKinds } from '../../model/inquiry/viewing.ts';
import styles from './BookingFields.module.css';
import type { ViewingFieldsProps } from './ViewingFields.tsx';
import { describePart, getChoices } from './viewingText.ts';

/** The days as a row of dates, their parts as times; `viewingText.ts` parses them. */
export function BookingFields({ viewing, hasFault, disabled }: ViewingFieldsProps) {
  const choices = getChoices(viewing);
  if (!choices) return null;
  const { days, day, parts, part } = choices;
  const isFaulty = hasFault || choices.isPast;
  return (
    <div className={styles.booking}>
      <fieldset disabled={disabled} className={styles.kinds}>
        <legend className="visually-hidden">{messages.title}</legend>
        {viewingKinds.map((kind) => (
          <label key={kind} className={styles.choice}>
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === (viewing?.kind ?? viewingKinds[0])}
            />
            {messages.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <fieldset disabled={disabled} aria-describedby={isFaulty ? 'booking-fault' : undefined}>
        <legend>{messages.day}</legend>
        <div ref={showChosen} className={styles.days}>
          {days.map((each) => {
            const [weekday, date, month] = formatDayParts(each);
            return (
              <label key={each} className={styles.choice}>
                <input
                  type="radio"
                  name="day"
                  value={each}
                  aria-label={formatDay(each)}
                  defaultChecked={each === day}
                />
                <span className={styles.soft}>{weekday}</span>
                <span className={styles.date}>{date}</span>
                <span className={styles.soft}>{month}</span>
              </label>
            );
          })}
        </div>
        {isFaulty && (
          <p id="booking-fault" className={styles.fault}>
            {messages.notOffered}
          </p>
        )}
      </fieldset>
      {/* The key chooses the first part of another day that doesn't offer the chosen one. */}
      <fieldset key={day} disabled={disabled} aria-describedby="booking-hint">
        <legend>{messages.part}</legend>
        <div className={styles.parts}>
          {parts.map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name="part"
                value={each}
                aria-label={describePart(each)}
                defaultChecked={each === part}
              />
              <span>{messages.parts[each]}</span>
              <span className={styles.soft}>
                {messages.hours(...getPartHours(each, company.openingHours))}
              </span>
            </label>
          ))}
        </div>
        <p id="booking-hint" className={styles.hint}>
          {bookingMessages.hint}
        </p>
      </fieldset>
    </div>
  );
}

/** The days scroll. */
function showChosen(days: HTMLElement | null): void {
  const chosen = days?.querySelector(':checked')?.parentElement;
  chosen?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
}
