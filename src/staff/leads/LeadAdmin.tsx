import { skipToken, useQuery } from '@tanstack/react-query';
import { staffPaths } from '../../config/staffPaths.ts';
import {
  closedLimit,
  fetchClosedLeads,
  fetchLeadsOfCar,
  fetchOpenLeads,
  type StaffLead,
} from '../../data/staff/leads.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { useDebouncedSearchParams } from '../../ui/hooks/useDebouncedSearchParams.ts';
import { DocumentAdmin } from '../documents/list/DocumentAdmin.tsx';
import { useAccounts } from '../documents/list/lastSave.ts';
import { useDocumentList } from '../documents/list/useDocumentList.ts';
import layout from '../layout/layout.module.css';
import { CarNewsList } from './CarNewsList.tsx';
import { DueLeads } from './DueLeads.tsx';
import { LeadRow } from './LeadRow.tsx';
import { leadFormMessages } from './leadForm.ts';
import {
  closedStateOf,
  isFound,
  isInState,
  type LeadListQuery,
  type LeadShow,
  leadListCodec,
  leadShows,
} from './leadListQuery.ts';
import { stateNames, toShortName } from './leadTexts.ts';
import { OverLeads } from './OverLeads.tsx';

const showNames: Readonly<Record<LeadShow, string>> = { open: 'Open', ...stateNames };

const openLeads = { list: fetchOpenLeads };

/** Leads by state. Open ones are fetched; others, and those of a car, when they are asked for. */
export function LeadAdmin() {
  const list = useDocumentList('Leads', openLeads, leadFormMessages.notFound);
  const { state: query, set, setDebounced } = useDebouncedSearchParams(leadListCodec);
  const accounts = useAccounts();
  const open = list.query.data ?? [];
  const more = useMoreLeads(query);
  const source = query.car || closedStateOf(query) ? more : list.query;
  const all = source.data ?? [];
  const found = all.filter((lead) => isFound(lead, query, accounts));
  const listed = query.car ? found : found.filter((lead) => isInState(lead, query.show));
  return (
    <>
      {!query.car && <DueLeads leads={open} />}
      <CarNewsList leads={query.car ? all : open} carId={query.car} />
      <DocumentAdmin
        title="Leads"
        addTo={staffPaths.addLead}
        addText="Add Lead"
        list={{ ...list, query: source }}
        listed={listed}
        // Also without an open lead: others are reached by them.
        tools={<Tools query={query} open={open} set={set} setDebounced={setDebounced} accounts={accounts} />}
        empty={
          query.show !== 'open' || query.car
            ? 'No leads were found.'
            : open.length === 0
              ? 'There are no open leads. Open one from the mail of an inquiry, or add it by hand.'
              : 'No open leads were found. Others are listed under “Won” and “Lost”.'
        }
        failureMessage={() => 'Failed to fetch leads.'}
        row={(lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            owner={lead.owner && (toShortName(accounts.get(lead.owner)) || 'another account')}
          />
        )}
      />
      {source.data?.length === closedLimit && source === more && (
        <p className={layout.note}>Only the latest {closedLimit} are listed.</p>
      )}
      {!query.car && <OverLeads />}
      {query.car && (
        <PlainButton className={`${layout.plain} ${layout.note}`} onClick={() => set({ ...query, car: '' })}>
          Show the leads of all cars
        </PlainButton>
      )}
    </>
  );
}

function useMoreLeads(query: LeadListQuery) {
  const state = closedStateOf(query);
  const closed = useQuery({
    queryKey: ['Leads', 'closed', state],
    queryFn: state && !query.car ? () => fetchClosedLeads(state) : skipToken,
  });
  const ofCar = useQuery({
    queryKey: ['Leads', 'of', query.car],
    queryFn: () => fetchLeadsOfCar(query.car),
    enabled: query.car !== '',
  });
  return query.car ? ofCar : closed;
}

interface ToolsProps {
  readonly query: LeadListQuery;
  readonly open: readonly StaffLead[];
  readonly set: (query: LeadListQuery) => void;
  readonly setDebounced: (query: LeadListQuery) => void;
  readonly accounts: ReadonlyMap<string, string>;
}

function Tools({ query, open, set, setDebounced, accounts }: ToolsProps) {
  const nameOf = (show: LeadShow) =>
    show === 'won' || show === 'lost'
      ? showNames[show]
      : `${showNames[show]} (${open.filter((lead) => isInState(lead, show)).length})`;
  return (
    <>
      <TextField
        label="Search leads"
        placeholder="Search leads"
        type="search"
        value={query.search}
        onChange={({ target }) => setDebounced({ ...query, search: target.value })}
      />
      {/* The leads of a car are few: all are listed. */}
      {!query.car && (
        <ChoiceField
          label="Show"
          value={query.show}
          onChange={({ target }) => set({ ...query, show: target.value as LeadShow })}
          names={leadShows.map((show) => [show, nameOf(show)])}
        />
      )}
      <ChoiceField
        label="Who has it"
        value={query.owner}
        onChange={({ target }) => set({ ...query, owner: target.value })}
        blank="Anyone"
        names={[['nobody', 'Nobody yet'], ...accounts]}
      />
    </>
  );
}
