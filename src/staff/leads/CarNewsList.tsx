import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { addressIn, paths } from '../../config/paths.ts';
import { staffPaths } from '../../config/staffPaths.ts';
import { fetchAllCars } from '../../data/staff/cars.ts';
import { NotFoundError } from '../../data/staff/errors.ts';
import { fetchListings } from '../../data/staff/history.ts';
import { markTold, restoreLines, type StaffLead } from '../../data/staff/leads.ts';
import { fetchStoredOffers } from '../../data/staff/prices.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import { parseOffers } from '../../model/finance/offers.ts';
import { type CarNews, findCarNews, type NewsKind, toNewsKey } from '../../model/leads/carNews.ts';
import { toPhoneDigits } from '../../model/leads/lead.ts';
import { isolate } from '../../model/text/isolate.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { focusNext } from '../../ui/focusMain.ts';
import layout from '../layout/layout.module.css';
import { from, fromList } from '../layout/useWayBack.ts';
import { showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';
import styles from './leads.module.css';
import { chatUrl, mailUrl, subjectFor, writeTo } from './leadTexts.ts';

interface Props {
  readonly leads: readonly StaffLead[];
  /** Only news of this car; of all if ''. */
  readonly carId: string;
}

/** Who should hear what of which car, with a message to send from one's own phone or mail. */
export function CarNewsList({ leads, carId }: Props) {
  const isAbout = leads.some(({ carIds, search }) => carIds.length > 0 || search !== '');
  const { data: cars = [] } = useQuery({ queryKey: ['Cars'], queryFn: fetchAllCars, enabled: isAbout });
  const { data: finance } = useQuery({
    queryKey: ['finance'],
    queryFn: fetchStoredOffers,
    enabled: isAbout,
  });
  const findNews = (listings?: ReadonlyMap<string, Date | null>) =>
    findCarNews(leads, cars, parseOffers(finance), new Date(), listings).filter(
      ({ car }) => carId === '' || car.id === carId,
    );
  // A car came at its last save at the latest; its history says when.
  const found = findNews();
  const came = found.filter(({ kind }) => kind === 'arrived').map(({ car }) => car.id);
  const { data: listings } = useQuery({
    queryKey: ['History', 'listings', came],
    queryFn: () => fetchListings(came),
    enabled: came.length > 0,
  });
  const news = listings ? findNews(listings) : found.filter(({ kind }) => kind !== 'arrived');
  return news.map((each) => <News key={toNewsKey(each)} {...each} />);
}

function describe({ kind, leads: { length } }: CarNews): string {
  if (kind === 'arrived')
    return length === 1 ? '1 person waits for such a car' : `${length} people wait for such a car`;
  return length === 1
    ? '1 person asked for this car: tell them'
    : `${length} people asked for this car: tell them`;
}

function nameKind({ kind, car }: CarNews): string {
  if (kind === 'sold') return 'sold';
  const price = kind === 'cheaper' ? `now ${formatCarPrice(car.price)}` : formatCarPrice(car.price);
  return car.status === 'reserved' ? `${price}, reserved` : price;
}

function News(news: CarNews<StaffLead>) {
  const { car, leads } = news;
  const title = carTitleWithYear(car);
  return (
    <section className={`${layout.box} ${styles.today}`} data-kind="due" aria-label={`News of ${title}`}>
      <h2>{describe(news)}</h2>
      <p>
        <Link to={staffPaths.editCar(car.id)} state={from('leads')}>
          <bdi>{title}</bdi>
        </Link>
        <span className={layout.note}> {nameKind(news)}</span>
      </p>
      <ul>
        {leads.map((lead) => (
          <Told key={lead.id} lead={lead} news={news} />
        ))}
      </ul>
    </section>
  );
}

const failed = 'Failed to save that the person was told.';

function Told({ lead, news }: { readonly lead: StaffLead; readonly news: CarNews }) {
  const client = useQueryClient();
  const key = toNewsKey(news);
  const name = lead.name || 'No name';
  const undo = useMutation({
    mutationFn: () => restoreLines(lead.id, { Told: [key] }, {}),
    onSuccess: () => {
      showNotice('success', `Undone for ${isolate(name)}.`);
      return client.invalidateQueries({ queryKey: ['Leads'] });
    },
    onError: (error) => showFailure(error, failed, () => undo.mutate()),
  });
  const mark = useMutation({
    mutationFn: () => markTold(lead.id, key),
    onSuccess: () => {
      showNotice('success', `Saved for ${isolate(name)}: told.`, { label: 'Undo', run: () => undo.mutate() });
      return client.invalidateQueries({ queryKey: ['Leads'] });
    },
    onError: (error) => {
      if (!(error instanceof NotFoundError)) return showFailure(error, failed);
      showNotice('error', `The lead of ${isolate(name)} was deleted meanwhile.`);
      return client.invalidateQueries({ queryKey: ['Leads'] });
    },
  });
  const text = compose(lead, news);
  const digits = toPhoneDigits(lead.phone);
  return (
    <li ref={focusNext}>
      <Link to={staffPaths.lead(lead.id)} state={fromList}>
        <bdi>{name}</bdi>
      </Link>
      <div className={layout.row}>
        {digits && (
          <ButtonLink
            href={chatUrl(digits, text)}
            target="_blank"
            rel="noreferrer"
            variant="quiet"
            small
            aria-label={`WhatsApp ${name}`}
          >
            WhatsApp
          </ButtonLink>
        )}
        {lead.email && (
          <ButtonLink
            href={mailUrl(lead.email, subjectFor(lead), text)}
            variant="quiet"
            small
            aria-label={`Write ${name}`}
          >
            Write
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          small
          aria-busy={mark.isPending}
          aria-label={`${name} was told`}
          onClick={() => mark.isPending || mark.mutate()}
        >
          Told
        </Button>
      </div>
    </li>
  );
}

/** The message, with the address of the car's page in the person's language. */
function compose(lead: StaffLead, { kind, car }: CarNews): string {
  const title = carTitleWithYear(car);
  const price = formatCarPrice(car.price);
  const describeNews: Record<NewsKind, Parameters<typeof writeTo>[1]> = {
    cheaper: (texts) => texts.cheaper(title, price),
    sold: (texts) => texts.sold(title),
    arrived: (texts) => texts.arrived(title, price, car.location?.place ?? 'unknown'),
  };
  const link = addressIn(lead.locale, kind === 'sold' ? paths.inventory : paths.car(car.id));
  return `${writeTo(lead, describeNews[kind])}${link}\n`;
}
