import { formatAge } from '../../locales/formatAge.ts';
import type { Lead } from '../../model/leads/lead.ts';
import layout from '../layout/layout.module.css';
import { InquiryFacts } from './InquiryFacts.tsx';
import type { LeadForm } from './leadForm.ts';
import styles from './leads.module.css';
import { sourceNames, stateNames } from './leadTexts.ts';

interface Props {
  readonly lead: Lead;
  readonly form: LeadForm;
}

export function LeadMessage({ lead, form }: Props) {
  const { name, car, message, state, askedAt, source, phone, email } = lead;
  return (
    <section className={`${layout.box} ${styles.message}`} aria-label="Inquiry">
      <p className={styles.head}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.state} data-state={state}>
          {stateNames[state]}
        </span>
      </p>
      <p className={layout.note}>
        {[askedAt && formatAge(askedAt, new Date()), sourceNames[source], car].filter(Boolean).join(' · ')}
      </p>
      {message && (
        <p dir="auto" className={styles.text}>
          {message}
        </p>
      )}
      <p className={layout.note} dir="ltr">
        {[phone, email].filter(Boolean).join(' · ')}
      </p>
      <InquiryFacts form={form} />
    </section>
  );
}
