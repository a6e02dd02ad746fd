import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { fetchEarlierLeads } from '../../data/staff/leads.ts';
import { formatDate } from '../../locales/formats.ts';
import type { Lead } from '../../model/leads/lead.ts';
import layout from '../layout/layout.module.css';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import styles from './leads.module.css';
import { stateNames } from './leadTexts.ts';

/** What the person asked besides, by email or phone. */
export function EarlierLeads({ lead }: { readonly lead: Lead }) {
  const { id, email, phone } = lead;
  const { data, isError, refetch } = useQuery({
    queryKey: ['earlier', id, email, phone],
    queryFn: () => fetchEarlierLeads(lead),
  });
  if (isError) return <StaffFailure message="Other inquiries could not be loaded." onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="earlier">
      <h2 id="earlier" className={styles.heading}>
        Asked by the same person
      </h2>
      <ul className={styles.earlier}>
        {data.map((other) => (
          <li key={other.id}>
            <Link to={staffPaths.lead(other.id)}>
              <bdi>{other.car || 'No car'}</bdi>
            </Link>
            <span className={layout.note}>
              {[formatDate(other.askedAt), stateNames[other.state]].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
