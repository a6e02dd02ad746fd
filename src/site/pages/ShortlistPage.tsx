import type { ComponentProps } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { shortlistMessages } from '#locales/shortlist.ts';
import { createCarFetcher } from '../../data/public/carsById.ts';
import { parseIdParam } from '../../model/car/shortlist.ts';
import { Container } from '../../ui/components/Container.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { CarGrid } from '../cars/CarGrid.tsx';
import { ListInquiry } from '../inquiry/ListInquiry.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { OwnShortlist } from '../shortlist/OwnShortlist.tsx';
import { SentShortlist } from '../shortlist/SentShortlist.tsx';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import { getShortlist } from '../shortlist/shortlistStore.ts';
import styles from './ShortlistPage.module.css';

/** Fetches on each load, so that cars from the offline cache are updated. */
export function loader({ request }: LoaderFunctionArgs) {
  const cars = createCarFetcher();
  void cars.fetch(sentIds(new URL(request.url).searchParams) ?? getShortlist());
  return { cars };
}

/** Ids of a shared list (`?cars=a,b,c`), or null for the visitor's own. */
function sentIds(search: URLSearchParams): readonly string[] | null {
  const text = search.get('cars');
  return text === null ? null : parseIdParam(text);
}

export function Component() {
  const { cars } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const sent = hydrated ? sentIds(search) : null;
  const messages = sent ? shortlistMessages.sent : shortlistMessages;
  const parts = { reader: cars, Grid, Inquiry: ListInquiry };
  return (
    <>
      <PageMeta title={messages.title} description={shortlistMessages.description} noIndex />
      <PageHeader title={messages.title}>{messages.lead}</PageHeader>
      <Container className={styles.list}>
        {!hydrated && <LogoLoader size="section" />}
        {hydrated && !sent && <OwnShortlist {...parts} />}
        {sent && <SentShortlist key={sent.join()} ids={sent} {...parts} />}
      </Container>
    </>
  );
}

function Grid(props: ComponentProps<typeof CarGrid>) {
  return <CarGrid {...props} Action={ShortlistButton} />;
}
