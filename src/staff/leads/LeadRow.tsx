import { Link } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import type { StaffLead } from '../../data/staff/leads.ts';
import { formatAge } from '../../locales/formatAge.ts';
import { formatDay } from '../../locales/formatDay.ts';
import { dueDay, isDue, isUnanswered } from '../../model/leads/due.ts';
import { toPhoneDigits } from '../../model/leads/lead.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import layout from '../layout/layout.module.css';
import { fromList } from '../layout/useWayBack.ts';
import styles from './leads.module.css';
import { chatUrl, stateNames, writeTo } from './leadTexts.ts';

interface Props {
  readonly lead: StaffLead;
  /** Its e-mail's name, or ''. */
  readonly owner: string;
}

export function LeadRow({ lead, owner }: Props) {
  const now = new Date();
  const { name, car, phone, state, askedAt, next, reason } = lead;
  const digits = toPhoneDigits(phone);
  const due = dueDay(lead);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h3>
          <Link to={staffPaths.lead(lead.id)} state={fromList}>
            <bdi>{name || 'No name'}</bdi>
          </Link>
        </h3>
        <p>
          <bdi>{car || 'No car'}</bdi>
        </p>
        <p className={layout.note}>
          {[askedAt && formatAge(askedAt, now), owner || 'nobody has it', reason].filter(Boolean).join(' · ')}
        </p>
        {(next || due) && (
          <p className={styles.next} data-due={isDue(lead, now) || undefined}>
            {[due && formatDay(due), next].filter(Boolean).join(': ')}
          </p>
        )}
      </div>
      <span className={styles.state} data-state={state} data-late={isUnanswered(lead, now) || undefined}>
        {stateNames[state]}
      </span>
      {digits && (
        <div className={styles.reach}>
          <ButtonLink href={`tel:+${digits}`} variant="quiet" small aria-label={`Call ${name}`}>
            <Icon name="phone" />
          </ButtonLink>
          <ButtonLink
            href={chatUrl(
              digits,
              writeTo(lead, (texts) => texts.thanks(car)),
            )}
            target="_blank"
            rel="noreferrer"
            variant="quiet"
            small
            aria-label={`WhatsApp ${name}`}
          >
            <Icon name="whatsApp" />
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
