import { useQuery } from '@tanstack/react-query';
import { fetchTeam } from '../../data/staff/team.ts';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import layout from '../layout/layout.module.css';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { ClosedTeam } from './ClosedTeam.tsx';
import { OpenTeam } from './OpenTeam.tsx';

export function TeamPanel() {
  const { data, isPending, isError, refetch } = useQuery({ queryKey: ['team'], queryFn: fetchTeam });
  return (
    <div className={layout.sections}>
      <h2 id="team" tabIndex={-1}>
        Team
      </h2>
      {isPending && <LogoLoader size="section" />}
      {isError && !data && <StaffFailure message="The team could not be loaded." onRetry={refetch} />}
      {data && (data.isClosed ? <ClosedTeam {...data} /> : <OpenTeam {...data} />)}
    </div>
  );
}
