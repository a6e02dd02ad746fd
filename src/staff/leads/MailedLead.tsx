import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { fetchLead } from '../../data/staff/leads.ts';
import { type LinkFault, parseLeadFragment } from '../../model/leads/leadLink.ts';
import { Alert } from '../../ui/components/Alert.tsx';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import layout from '../layout/layout.module.css';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { NewLead } from './LeadEditor.tsx';
import { fromInquiry } from './leadForm.ts';

const faults: Readonly<Record<LinkFault, string>> = {
  missing: 'This link has no inquiry.',
  tooLong: 'This link is longer than any that our mails contain.',
  otherVersion: 'This link was made by another version of the site. Reload this page to try again.',
  damaged: 'This link is incomplete or was changed on the way. Open it from the mail again.',
  notAnInquiry: 'This link holds no valid inquiry.',
};

/** An inquiry that a mail's link carries: the lead it was stored as, or the form that stores it. */
export function MailedLead({ fragment }: { readonly fragment: string }) {
  const [openedAt] = useState(() => new Date());
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['mailed', fragment],
    queryFn: async () => {
      const linked = await parseLeadFragment(fragment);
      return typeof linked === 'string' ? linked : { linked, stored: await fetchLead(linked.id) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <LogoLoader size="section" />;
  if (isError) return <StaffFailure message="Failed to load lead." onRetry={refetch} />;
  if (typeof data === 'string')
    return (
      <div className={layout.stack}>
        <Alert kind="error">{`${faults[data]} Nothing was stored.`}</Alert>
        <p>
          <ButtonLink to={staffPaths.addLead} replace variant="quiet" small>
            Add the lead by hand
          </ButtonLink>
        </p>
      </div>
    );
  const { linked, stored } = data;
  if (stored) return <Navigate to={staffPaths.lead(linked.id)} replace />;
  return (
    <>
      <p className={layout.note}>
        This inquiry came by mail and is not stored yet. Check it, then store it as a lead.
      </p>
      <NewLead id={linked.id} template={fromInquiry(linked, openedAt)} />
    </>
  );
}
