import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recordVisit } from '../../data/staff/team.ts';
import { Button } from '../../ui/components/Button.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { accessQuery } from '../team/access.ts';
import layout from './layout.module.css';

/** Replaces every page for an account that is not on the closed team. */
export function WaitingPage({ email }: { readonly email: string }) {
  const { isFetching, refetch } = useQuery(accessQuery());
  // A member may have deleted its entry, by which the others see who waits.
  useEffect(() => void recordVisit(0), []);
  return (
    <div className={layout.stack}>
      <PageMeta title="Waiting for access" description="The staff area." noIndex />
      <h1>Waiting for access</h1>
      <div className={layout.box}>
        <p>
          You are signed in as {email}, but not on the team yet. Ask a member to open Team in the staff area
          and let you in.
        </p>
        <p className={layout.note}>This page checks every 15 seconds.</p>
        <Button aria-busy={isFetching} disabled={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      </div>
    </div>
  );
}
