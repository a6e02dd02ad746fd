import { normalizeText } from '../../model/inventory/normalizeText.ts';
import {
  type ClosedState,
  closedStates,
  isClosed,
  type Lead,
  type LeadState,
  leadStates,
  waysToWrite,
} from '../../model/leads/lead.ts';

export const leadShows = ['open', ...leadStates] as const;

export type LeadShow = (typeof leadShows)[number];

export interface LeadListQuery {
  readonly search: string;
  readonly show: LeadShow;
  /** An account id, 'nobody', or '' for all. */
  readonly owner: string;
  /** A car's id, or ''. */
  readonly car: string;
}

/** The list is searched by the address. */
export const leadListCodec = {
  parse(params: URLSearchParams): LeadListQuery {
    return {
      search: params.get('q') ?? '',
      show: leadShows.find((show) => show === params.get('state')) ?? 'open',
      owner: params.get('owner') ?? '',
      car: params.get('car') ?? '',
    };
  },
  serialize({ search, show, owner, car }: LeadListQuery): URLSearchParams {
    const params = new URLSearchParams();
    if (search.trim()) params.set('q', search.trim());
    if (show !== 'open') params.set('state', show);
    if (owner) params.set('owner', owner);
    if (car) params.set('car', car);
    return params;
  },
};

/** The state of closed leads that are listed, if it is one. */
export function closedStateOf({ show }: LeadListQuery): ClosedState | null {
  return closedStates.find((state) => state === show) ?? null;
}

export function isInState(lead: Lead, show: LeadShow): boolean {
  return show === 'open' ? !isClosed(lead) : lead.state === (show satisfies LeadState);
}

/**
 * Whether it has every word that is searched: in names, also written together, contacts, cars, messages and notes.
 * @param accounts by id; nobody has the lead of another, which was deleted
 */
export function isFound(
  lead: Lead,
  { search, owner }: LeadListQuery,
  accounts: ReadonlyMap<string, string>,
): boolean {
  const { name, email, phone, car, message, next, notes } = lead;
  const names = [name, name.replace(/\s+/g, '')];
  const text = normalizeText(
    [...names, email, ...waysToWrite(phone), car, message, next, ...notes.map((note) => note.text)].join(' '),
  );
  const words = normalizeText(search).split(/\s+/).filter(Boolean);
  const isOwners = owner === '' || (owner === 'nobody' ? !accounts.has(lead.owner) : lead.owner === owner);
  return isOwners && words.every((word) => text.includes(word));
}
