import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shortlistMessages } from '#locales/shortlist.ts';
import { paths } from '../../config/paths.ts';
import { formatCount } from '../../locales/formats.ts';
import { isOffered } from '../../model/car/car.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { ListedCars } from './ListedCars.tsx';
import styles from './SentShortlist.module.css';
import type { ShortlistParts } from './shortlistParts.ts';
import { addToShortlist, getShortlist } from './shortlistStore.ts';

const words = shortlistMessages.sent;

/** A shared list. Can be added to the visitor's own, but never replaces it. */
export function SentShortlist({
  ids,
  reader,
  ...parts
}: ShortlistParts & { readonly ids: readonly string[] }) {
  if (ids.length === 0)
    return (
      <div className={styles.none}>
        <p>{words.none}</p>
        <SeeAll />
      </div>
    );
  return (
    <AsyncBoundary promise={reader.fetch(ids)}>
      {(cars) => (
        <>
          <ListedCars {...parts} shown={ids} ids={ids} cars={cars} Actions={KeepList} />
          {!ids.some((id) => isOffered(cars.get(id))) && <SeeAll />}
        </>
      )}
    </AsyncBoundary>
  );
}

function SeeAll() {
  return <ButtonLink to={paths.inventory}>{shortlistMessages.empty.action}</ButtonLink>;
}

/** @param ids of cars still offered */
function KeepList({ ids }: { readonly ids: readonly string[] }) {
  const [said, setSaid] = useState('');
  const keep = async () => {
    const added = await addToShortlist(ids);
    const own = getShortlist();
    setSaid(describe(added, ids.filter((id) => !own.includes(id)).length));
  };
  return (
    <>
      <Button variant="quiet" onClick={keep}>
        {words.keep}
      </Button>
      <p role="status" className={styles.kept}>
        {said && (
          <>
            {said} <Link to={paths.shortlist}>{words.open}</Link>
          </>
        )}
      </p>
    </>
  );
}

function describe(added: number, left: number): string {
  if (added === 0 && left === 0) return words.keptBefore;
  return [added > 0 && formatCount(added, words.kept), left > 0 && formatCount(left, words.noRoom)]
    .filter(Boolean)
    .join(' ');
}
