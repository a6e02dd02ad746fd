import { useLocation, useParams } from 'react-router-dom';
import { StaffPage } from '../layout/StaffPage.tsx';
import { NewLead } from '../leads/LeadEditor.tsx';
import { toNewLead } from '../leads/leadForm.ts';
import { MailedLead } from '../leads/MailedLead.tsx';
import { StoredLead } from '../leads/StoredLead.tsx';

/** /dashboard/leads/{id}, and /dashboard/leads/add with an inquiry in its fragment or without. */
export function Component() {
  const { id } = useParams();
  const { hash: inquiry } = useLocation();
  return (
    <StaffPage title={id ? 'Lead' : 'Add Lead'}>
      {id ? (
        <StoredLead key={id} id={id} />
      ) : inquiry ? (
        <MailedLead key={inquiry} fragment={inquiry} />
      ) : (
        <NewLead template={toNewLead(new Date(), null)} />
      )}
    </StaffPage>
  );
}
