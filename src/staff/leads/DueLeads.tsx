import { Link } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import type { StaffLead } from '../../data/staff/leads.ts';
import { formatAge } from '../../locales/formatAge.ts';
import { formatDay } from '../../locales/formatDay.ts';
import { dueDay, isDue, isUnanswered } from '../../model/leads/due.ts';
import layout from '../layout/layout.module.css';
import { fromList } from '../layout/useWayBack.ts';
import styles from './leads.module.css';

export function DueLeads({ leads }: { readonly leads: readonly StaffLead[] }) {
  const now = new Date();
  const due = leads.filter((lead) => isDue(lead, now)).sort((a, b) => dueDay(a).localeCompare(dueDay(b)));
  const unanswered = leads
    .filter((lead) => isUnanswered(lead, now))
    .sort((a, b) => Number(a.askedAt) - Number(b.askedAt));
  return (
    <>
      <Group
        heading="Due"
        leads={due}
        describe={(lead) => [formatDay(dueDay(lead)), lead.next].filter(Boolean).join(': ')}
      />
      <Group
        heading="Not answered for 24 hours"
        leads={unanswered}
        describe={({ askedAt }) => (askedAt ? `asked ${formatAge(askedAt, now)}` : '')}
      />
    </>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly leads: readonly StaffLead[];
  readonly describe: (lead: StaffLead) => string;
}

function Group({ heading, leads, describe }: GroupProps) {
  if (leads.length === 0) return null;
  return (
    <section className={`${layout.box} ${styles.today}`} data-kind="due" aria-label={heading}>
      <h2>
        {heading} <span className={layout.note}>{leads.length}</span>
      </h2>
      <ul>
        {leads.map((lead) => (
          <li key={lead.id}>
            <Link to={staffPaths.lead(lead.id)} state={fromList}>
              <bdi>{lead.name || 'No name'}</bdi>
            </Link>
            <span className={layout.note}>{[lead.car, describe(lead)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
