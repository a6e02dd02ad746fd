import { formatDay } from '../../locales/formatDay.ts';
import { formatDateTime } from '../../locales/formatTimes.ts';
import { parseViewing } from '../../model/leads/lead.ts';
import type { LeadForm } from './leadForm.ts';
import styles from './leads.module.css';
import { viewingNames } from './leadTexts.ts';

/** What came with an inquiry and is not edited. */
export function InquiryFacts({ form }: { readonly form: LeadForm }) {
  const { AskedAt, Consent, Viewing, Search, Cut } = form;
  const viewing = parseViewing(Viewing);
  const facts = [
    ['Asked', AskedAt && formatDateTime(new Date(AskedAt))],
    ['Wishes', viewing && `${viewingNames[viewing.kind]}, ${formatDay(viewing.day)}, ${viewing.part}`],
    ['Waits for', Search && 'a car that comes: see the message'],
    ['Consent', Consent && `to the privacy page of ${Consent}`],
    ['Message', Cut > 0 && `its last ${Cut} characters are only in the mail`],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
