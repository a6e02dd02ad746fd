import { company } from '../../config/company.ts';
import { staffPaths } from '../../config/staffPaths.ts';
import { createCalendarFile } from '../../model/inquiry/calendarFile.ts';
import { type Lead, toPhoneDigits } from '../../model/leads/lead.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { download } from '../layout/download.ts';
import layout from '../layout/layout.module.css';
import { from } from '../layout/useWayBack.ts';
import { useLeadCars } from './LeadCars.tsx';
import styles from './leads.module.css';
import { chatUrl, mailUrl, subjectFor, viewingNames, writeTo } from './leadTexts.ts';

/** How to reach the person, and what to send. The first line is in the person's language. */
export function LeadActions({ lead }: { readonly lead: Lead }) {
  const { email, phone, car, viewing } = lead;
  const digits = toPhoneDigits(phone);
  const text = writeTo(lead, (texts) => texts.thanks(car));
  const { data: cars } = useLeadCars(lead.carIds);
  const carId = lead.carIds.find((id) => cars?.get(id) !== null);
  return (
    <div className={`${layout.row} ${styles.actions}`}>
      {digits && (
        <>
          <ButtonLink href={`tel:+${digits}`} small>
            <Icon name="phone" /> Call
          </ButtonLink>
          <ButtonLink href={chatUrl(digits, text)} target="_blank" rel="noreferrer" small>
            <Icon name="whatsApp" /> WhatsApp
          </ButtonLink>
        </>
      )}
      {email && (
        <ButtonLink href={mailUrl(email, subjectFor(lead), text)} small>
          <Icon name="mail" /> Write
        </ButtonLink>
      )}
      {carId && (
        <ButtonLink
          to={staffPaths.offer(carId)}
          state={{ ...from('lead'), customer: lead.name }}
          variant="quiet"
          small
        >
          Bank offer
        </ButtonLink>
      )}
      {viewing && (
        <Button
          variant="quiet"
          small
          onClick={() => {
            const kind = viewingNames[viewing.kind];
            const file = createCalendarFile({ ...lead, viewing }, kind, company, new Date());
            download(new Blob([file], { type: 'text/calendar' }), `${viewing.kind}.ics`);
          }}
        >
          {viewingNames[viewing.kind]} (.ics)
        </Button>
      )}
    </div>
  );
}
