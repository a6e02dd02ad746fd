import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { toLastSave } from '../../data/staff/auditFields.ts';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import { StaleError } from '../../data/staff/errors.ts';
import { deleteLead, fetchLead, parseLead } from '../../data/staff/leads.ts';
import { currentAccount } from '../../data/staff/session.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { toNewsKey } from '../../model/leads/carNews.ts';
import { parseNote } from '../../model/leads/lead.ts';
import { isolate } from '../../model/text/isolate.ts';
import { type Fields, parseTexts } from '../../model/text/parse.ts';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { DeletedDocument } from '../documents/drafts/DeletedDocument.tsx';
import { removeDraftsOf } from '../documents/drafts/drafts.ts';
import { describeValue } from '../documents/form/describeValue.ts';
import { useDocumentForm } from '../documents/form/useDocumentForm.ts';
import { releaseUnsaved } from '../documents/form/useUnsavedGuard.ts';
import { formDifferences } from '../documents/history/describeEntry.ts';
import { formatLastSave, useAccounts } from '../documents/list/lastSave.ts';
import { ConfirmButton } from '../layout/ConfirmButton.tsx';
import layout from '../layout/layout.module.css';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { showFailure } from '../notices/showFailure.ts';
import { EarlierLeads } from './EarlierLeads.tsx';
import { LeadActions } from './LeadActions.tsx';
import { LeadCars, useLeadCars } from './LeadCars.tsx';
import { LeadEditor, NewLead } from './LeadEditor.tsx';
import { LeadMessage } from './LeadMessage.tsx';
import { LeadNotes } from './LeadNotes.tsx';
import { leadFormMessages, leadKind, toLeadForm, toNewLead } from './leadForm.ts';
import styles from './leads.module.css';

export function StoredLead({ id }: { readonly id: string }) {
  const [saves, setSaves] = useState(0);
  const [emptyLead] = useState(() => toNewLead(new Date(), null));
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['opened', 'lead', id, saves],
    queryFn: async () => ({ opened: await fetchLead(id), saves }),
    placeholderData: keepPreviousData,
    // A form keeps what was stored when it was opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <LogoLoader size="section" />;
  if (isError && !data) return <StaffFailure message="Failed to load lead." onRetry={refetch} />;
  if (!data?.opened)
    return (
      <DeletedDocument
        name="Lead"
        collectionId="Leads"
        id={id}
        text="It was deleted, or came by mail and was not stored yet. This device has a draft of it: submitting the draft adds the lead."
      >
        <NewLead id={id} template={emptyLead} onSaved={() => void refetch()} />
      </DeletedDocument>
    );
  return (
    <LeadView key={data.saves} opened={data.opened} saves={data.saves} onSaved={() => setSaves(saves + 1)} />
  );
}

interface Props {
  readonly opened: OpenedDocument;
  /** After how many saves it was read. */
  readonly saves: number;
  readonly onSaved: () => void;
}

function LeadView({ opened, saves, onSaved }: Props) {
  const client = useQueryClient();
  // Notes are stored apart from the form, which follows what is read again as long as nothing is typed.
  const { data, refetch } = useQuery({
    queryKey: ['lead', opened.id, saves],
    queryFn: () => fetchLead(opened.id),
    initialData: opened,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = data ?? opened;
  const { fields } = shown;
  const state = useDocumentForm(leadKind, {
    opened: shown,
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ['Leads'] });
      onSaved();
    },
  });
  const lead = parseLead(opened.id, fields);
  const onChanged = () => void refetch();
  return (
    <div className={styles.lead}>
      <div className={layout.sections}>
        <LeadActions lead={lead} />
        <LeadMessage lead={lead} form={toLeadForm(fields)} />
        <LeadEditor state={state} isSavedAgain={saves > 0} />
      </div>
      <div className={layout.sections}>
        <LeadCars lead={lead} onChanged={onChanged} />
        <LeadNotes lead={lead} state={state} onChanged={onChanged} />
        <EarlierLeads lead={lead} />
        <DeleteLead lead={shown} name={lead.name} onStale={onChanged} endDraft={state.draft.finish} />
      </div>
    </div>
  );
}

interface DeleteProps {
  /** As shown: one that was changed since is shown first. */
  readonly lead: OpenedDocument;
  readonly name: string;
  readonly onStale: () => void;
  /** Lets the form store no draft any more. */
  readonly endDraft: () => Promise<void>;
}

function DeleteLead({ lead, name, onStale, endDraft }: DeleteProps) {
  const accounts = useAccounts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { carIds, told } = parseLead(lead.id, lead.fields);
  const { data: cars } = useLeadCars(carIds);
  const reserved = [...(cars?.values() ?? [])].filter(
    (car) => car?.status === 'reserved' && told.includes(toNewsKey({ kind: 'sold', car })),
  );
  const remove = async () => {
    dismissErrors();
    try {
      await deleteLead(lead);
      showNotice('success', leadFormMessages.deleted);
      void client.invalidateQueries({ queryKey: ['Leads'] });
      releaseUnsaved();
      await endDraft();
      await navigate(staffPaths.leads);
      // A device that can't store drafts has none.
      await removeDraftsOf(currentAccount()?.uid ?? '', 'Leads', lead.id).catch(() => {});
    } catch (error) {
      if (!(error instanceof StaleError)) return showFailure(error, leadFormMessages.deleteFailed);
      const save = toLastSave(error.stored, accounts);
      const when = save ? `, ${formatLastSave(save)}` : '';
      // A form in which something is typed does not show it.
      const news = describeNews(lead.fields, error.stored, accounts);
      showNotice('error', `This lead was changed${when}, and not deleted. ${news}`);
      onStale();
    }
  };
  return (
    <div>
      <ConfirmButton
        variant="quiet"
        small
        question="Are you sure you want to delete this lead?"
        detail={[
          `${isolate(name)}. It can only come back from a backup.`,
          ...reserved.map((car) => car && `${carTitleWithYear(car)} stays reserved.`),
        ].join(' ')}
        destructive
        onYes={() => void remove()}
      >
        Delete lead
      </ConfirmButton>
    </div>
  );
}

/** 'Next step: Call him; Note: Paid a deposit.' */
function describeNews(before: Fields, after: Fields, accounts: ReadonlyMap<string, string>): string {
  const changed = formDifferences(before, after, leadKind).map(({ path, after: value }) => {
    const text = describeValue(value, (each) => leadKind.wordsOf?.(path, each, accounts));
    return `${leadKind.labelOf(path)}: ${text}`;
  });
  const known = parseTexts(before.Notes);
  const added = parseTexts(after.Notes).filter((line) => !known.includes(line));
  const notes = added.map((line) => `Note: ${parseNote(line)?.text ?? line}`);
  return [...changed, ...notes].join('; ');
}
