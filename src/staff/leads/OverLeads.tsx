import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { privacyFacts } from '../../config/privacyFacts.ts';
import { staffPaths } from '../../config/staffPaths.ts';
import { deleteOverLeads, fetchOverLeads } from '../../data/staff/leads.ts';
import { formatDate } from '../../locales/formats.ts';
import { getRetentionStart } from '../../model/leads/retention.ts';
import { focusMainAfter } from '../../ui/focusMain.ts';
import { ConfirmButton } from '../layout/ConfirmButton.tsx';
import layout from '../layout/layout.module.css';
import { fromList } from '../layout/useWayBack.ts';
import { showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';
import styles from './leads.module.css';
import { stateNames } from './leadTexts.ts';

const { inquiryMonths } = privacyFacts;
const count = (leads: number) => (leads === 1 ? '1 lead' : `${leads} leads`);

/** Leads older than the privacy page promises, and the button that deletes them. */
export function OverLeads() {
  const client = useQueryClient();
  const { data: leads = [] } = useQuery({
    queryKey: ['Leads', 'over'],
    queryFn: () => fetchOverLeads(getRetentionStart(inquiryMonths, new Date())),
  });
  const remove = useMutation({
    mutationFn: () => deleteOverLeads(leads),
    onSuccess: (kept) => {
      const stay =
        kept === 1 ? ' One was changed meanwhile and stays.' : ` ${kept} were changed meanwhile and stay.`;
      showNotice('success', `${count(leads.length - kept)} deleted.${kept ? stay : ''}`);
    },
    onError: (error) => showFailure(error, 'Not all leads could be deleted.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['Leads'] }),
  });
  if (leads.length === 0) return null;
  return (
    <details ref={focusMainAfter} className={`${layout.box} ${styles.over}`}>
      <summary>{count(leads.length)} to delete</summary>
      <p className={layout.note}>
        The last message is older than {inquiryMonths} months. The privacy page promises to delete such
        inquiries. Delete their emails in the mailbox and old backups too.
      </p>
      <ul className={styles.earlier}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <Link to={staffPaths.lead(lead.id)} state={fromList}>
              <bdi>{lead.name || 'No name'}</bdi>
            </Link>
            <span className={layout.note}>
              {[formatDate(lead.askedAt), stateNames[lead.state]].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <ConfirmButton
        className={layout.danger}
        small
        disabled={remove.isPending}
        question={`Are you sure you want to delete ${count(leads.length)}?`}
        detail="They can only come back from a backup."
        destructive
        onYes={() => remove.mutate()}
      >
        Delete {count(leads.length)}
      </ConfirmButton>
    </details>
  );
}
