import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffPaths } from '../../config/staffPaths.ts';
import { fetchAllCars, fetchUntranslatedCars } from '../../data/staff/cars.ts';
import { fetchOpenLeads } from '../../data/staff/leads.ts';
import { fetchStoredOffers, fetchStoredRates, fetchUsualPrice } from '../../data/staff/prices.ts';
import { currentAccount } from '../../data/staff/session.ts';
import { fetchTeam } from '../../data/staff/team.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { formatDate } from '../../locales/formats.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { expiryOf, parsePriceLines } from '../../model/car/priceLines.ts';
import { parseOffers } from '../../model/finance/offers.ts';
import { maxRateAgeMs } from '../../model/import/isOldRate.ts';
import { parseImportRates } from '../../model/import/rates.ts';
import { toCairoDay } from '../../model/inquiry/cairoTime.ts';
import { isDue, isUnanswered } from '../../model/leads/due.ts';
import type { Lead } from '../../model/leads/lead.ts';
import { useLastBackup } from '../backup/useLastBackup.ts';
import { type Draft, listWaitingDrafts } from '../documents/drafts/drafts.ts';
import { formatLastSave } from '../documents/list/lastSave.ts';
import { hasFailed } from '../notices/hasFailed.ts';
import { usePublishing } from '../publishing/usePublishing.ts';

interface Target {
  readonly key: string;
  readonly text: string;
  readonly to: string;
}

export interface Task {
  readonly text: string;
  readonly targets: readonly Target[];
}

/** Milliseconds before price lines end in which they are named. */
const noticeMs = 14 * 24 * 60 * 60 * 1000;

/** The same for exchange rates, which are renewed often. */
const exchangeNoticeMs = 3 * 24 * 60 * 60 * 1000;

/** Age at which another backup is due: 30 days, in milliseconds. */
const backupMs = 30 * 24 * 60 * 60 * 1000;

/** What needs attention; tasks appear as their data is loaded. */
export function useAttention() {
  const { missing, ...found } = useSources();
  const client = useQueryClient();
  return {
    tasks: findTasks(found),
    missing,
    retry: () =>
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  };
}

/** Names what could not be loaded; the rest is still used. */
function useSources() {
  const publishing = usePublishing();
  const drafts = useQuery({
    queryKey: ['all drafts'],
    queryFn: () => listWaitingDrafts(currentAccount()?.uid ?? ''),
  });
  const cars = useQuery({ queryKey: ['Cars'], queryFn: fetchAllCars });
  const untranslated = useQuery({
    queryKey: ['untranslated', cars.dataUpdatedAt],
    queryFn: fetchUntranslatedCars,
    enabled: cars.dataUpdatedAt > 0,
    gcTime: 0,
  });
  const leads = useQuery({ queryKey: ['Leads'], queryFn: fetchOpenLeads });
  const usual = useQuery({ queryKey: ['price'], queryFn: fetchUsualPrice });
  const finance = useQuery({ queryKey: ['finance'], queryFn: fetchStoredOffers });
  const rates = useQuery({ queryKey: ['import'], queryFn: fetchStoredRates });
  const team = useQuery({ queryKey: ['team'], queryFn: fetchTeam });
  const backup = useLastBackup();
  const failures = {
    leads: hasFailed(leads),
    drafts: hasFailed(drafts),
    'unpublished changes': publishing.failed.differences,
    'price lines': hasFailed(usual),
    instalments: hasFailed(finance),
    'import costs': hasFailed(rates),
    cars: hasFailed(cars),
    'Arabic texts': hasFailed(untranslated),
    team: hasFailed(team),
    backup: hasFailed(backup),
  };
  return {
    changes: publishing.differences || [],
    drafts: drafts.data ?? [],
    cars: cars.data ?? [],
    untranslated: untranslated.data ?? [],
    leads: leads.data ?? [],
    usual: usual.data,
    finance: finance.data,
    rates: rates.data,
    team: team.data,
    backup: backup.data,
    missing: Object.entries(failures).flatMap(([name, failed]) => (failed ? [name] : [])),
  };
}

type Sources = Omit<ReturnType<typeof useSources>, 'missing'>;

function findTasks(sources: Sources): readonly Task[] {
  const { changes, drafts, cars, untranslated, leads, usual, finance, rates, team, backup } = sources;
  const offered = cars.filter((car) => isForSale(car) && !car.hidden);
  const now = new Date();
  const unanswered = leads.filter((lead) => isUnanswered(lead, now));
  const due = leads.filter((lead) => isDue(lead, now));
  const arriving = cars.filter(({ location }) => location?.arrival === toCairoDay(now).slice(0, 7));
  const waiting = team?.isClosed ? team.accounts.filter(({ isMember }) => !isMember) : [];
  const end = endOf(usual);
  const endsSoon = ({ until }: { readonly until: string }) => Date.parse(until) - now.getTime() < noticeMs;
  const ending = parseOffers(finance).filter(endsSoon);
  const importRates = parseImportRates(rates);
  const endingRates = importRates?.rows.filter(endsSoon) ?? [];
  const exchangeEnd = importRates && Date.parse(importRates.day) + maxRateAgeMs;
  const withField = (text: string, field: string, isMeant: (car: Car) => unknown) =>
    forCars(offered.filter(isMeant), text, ({ id }) => `${staffPaths.editCar(id)}#${field}`);
  return [
    task(
      `${count(unanswered, 'lead has', 'leads have')} not been answered for 24 hours`,
      unanswered.map(toLeadTarget),
    ),
    task(`${count(due, 'lead is', 'leads are')} due`, due.map(toLeadTarget)),
    forPage(
      waiting.length > 0,
      `${count(waiting, 'account waits', 'accounts wait')} to be let in`,
      staffPaths.team,
    ),
    task(`${count(drafts, 'draft is', 'drafts are')} waiting on this device`, drafts.map(toDraftTarget)),
    forPage(
      changes.length > 0,
      `${count(changes, 'change is', 'changes are')} not published`,
      staffPaths.publishing,
    ),
    forPage(end !== '', `The usual price lines ${end}`, staffPaths.prices),
    forPage(
      ending.length > 0,
      `${count(ending, 'offer of instalments ends', 'offers of instalments end')} soon or ended`,
      staffPaths.finance,
    ),
    forPage(
      exchangeEnd !== null && exchangeEnd - now.getTime() < exchangeNoticeMs,
      `The exchange rates ${(exchangeEnd ?? 0) > now.getTime() ? 'hold until' : 'ended on'} ${formatDate(new Date(exchangeEnd ?? 0))}`,
      staffPaths.import,
    ),
    forPage(
      endingRates.length > 0,
      `${count(endingRates, 'import rate ends', 'import rates end')} soon or ended`,
      `${staffPaths.import}#rows`,
    ),
    task(
      `${count(arriving, 'car arrives', 'cars arrive')} this month`,
      arriving.map((car) => toCarTarget(car, `${staffPaths.editCar(car.id)}#Location`)),
    ),
    withField('price lines of their own that end soon or ended', 'Price_Lines', ({ priceLines }) =>
      endOf(priceLines),
    ),
    forPage(
      backup !== undefined && now.getTime() - (backup?.at.getTime() ?? 0) > backupMs,
      backup ? `The last backup was made ${formatLastSave(backup)}` : 'No backup has been made yet',
      staffPaths.backup,
    ),
    withField('no picture', 'Images', ({ mainImage }) => !mainImage),
    withField('no location', 'Location', ({ location }) => !location),
    withField('no Arabic text', 'Translations.ar.Description', ({ id }) => untranslated.includes(id)),
    withField('no country of origin', 'Origin', ({ origin }) => !origin),
    forCars(
      offered.filter(({ inspected }) => !inspected),
      'no inspection report',
      ({ id }) => staffPaths.inspect(id),
    ),
  ].filter(({ targets }) => targets.length > 0);
}

const task = (text: string, targets: readonly Target[]): Task => ({ text, targets });

const forPage = (isDue: boolean, text: string, to: string): Task =>
  task(text, isDue ? [{ key: to, text, to }] : []);

function count(all: readonly unknown[], one: string, many: string): string {
  return `${all.length} ${all.length === 1 ? one : many}`;
}

function forCars(cars: readonly Car[], text: string, toOf: (car: Car) => string): Task {
  return task(
    `${count(cars, 'car has', 'cars have')} ${text}`,
    cars.map((car) => toCarTarget(car, toOf(car))),
  );
}

const toCarTarget = (car: Car, to: string): Target => ({ key: car.id, text: carTitle(car), to });

const toLeadTarget = ({ id, name, car }: Lead): Target => ({
  key: id,
  text: [name || 'No name', car].filter(Boolean).join(' · '),
  to: staffPaths.lead(id),
});

/** '' while price lines hold for a while, or without any. */
function endOf(stored: unknown): string {
  const lines = parsePriceLines(stored);
  const left = lines ? expiryOf(lines) - Date.now() : Number.POSITIVE_INFINITY;
  if (!lines || left > noticeMs) return '';
  return `${left > 0 ? 'end' : 'ended'} on ${formatDate(new Date(lines.until))}`;
}

const settings: Readonly<Record<string, string>> = {
  import: staffPaths.import,
  finance: staffPaths.finance,
};

const forms: Readonly<Record<string, readonly [added: string, edited: (id: string) => string]>> = {
  Cars: [staffPaths.addCar, staffPaths.editCar],
  Blogs: [staffPaths.addBlog, staffPaths.editBlog],
  Reviews: [staffPaths.addReview, staffPaths.editReview],
  Inspections: [staffPaths.cars, staffPaths.inspect],
  Leads: [staffPaths.addLead, staffPaths.lead],
};

function toDraftTarget({ key, title, collectionId, documentId, isNew }: Draft<unknown>): Target {
  if (collectionId === 'Settings')
    return { key, text: title || 'Untitled', to: settings[documentId] ?? staffPaths.prices };
  const [added, edited] = forms[collectionId] ?? [staffPaths.dashboard, () => staffPaths.dashboard];
  const page = isNew ? added : edited(documentId);
  return { key, text: title || 'Untitled', to: `${page}?draft=${key}` };
}
