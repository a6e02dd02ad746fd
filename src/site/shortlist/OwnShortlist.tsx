import { useState } from 'react';
import { shortlistMessages as messages } from '#locales/shortlist.ts';
import { paths } from '../../config/paths.ts';
import { ButtonLink, PlainButton } from '../../ui/components/Button.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { ListedCars } from './ListedCars.tsx';
import styles from './OwnShortlist.module.css';
import { ShareList } from './ShareList.tsx';
import type { ShortlistParts } from './shortlistParts.ts';
import { removeFromShortlist, useShortlist } from './shortlistStore.ts';

export function OwnShortlist({ reader, ...parts }: ShortlistParts) {
  const ids = useShortlist();
  const shown = useSeen(ids);
  if (shown.length === 0) return <NothingYet />;
  return (
    <AsyncBoundary promise={reader.fetch(shown)}>
      {(cars) => (
        <ListedCars {...parts} shown={shown} ids={ids} cars={cars} Actions={ShareList}>
          {(gone) => (
            <PlainButton className={styles.takeOff} onClick={() => removeFromShortlist(gone)}>
              {messages.gone.action}
            </PlainButton>
          )}
        </ListedCars>
      )}
    </AsyncBoundary>
  );
}

/** All ids since the page was opened: removed cars stay visible, so that they can be added again. */
function useSeen(ids: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState(ids);
  const all = [...new Set([...seen, ...ids])];
  if (all.length > seen.length) setSeen(all);
  return seen;
}

function NothingYet() {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{messages.empty.title}</p>
      <p>{messages.empty.text}</p>
      <ButtonLink to={paths.inventory}>{messages.empty.action}</ButtonLink>
    </div>
  );
}
