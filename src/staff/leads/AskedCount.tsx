import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { countAsked } from '../../data/staff/leads.ts';
import layout from '../layout/layout.module.css';

const monthMs = 30 * 24 * 60 * 60 * 1000;

export function AskedCount({ carId }: { readonly carId: string }) {
  const { data } = useQuery({
    queryKey: ['asked', carId],
    queryFn: () => countAsked(carId, new Date(Date.now() - monthMs)),
    // A list shows 25.
    staleTime: 5 * 60_000,
  });
  if (!data) return null;
  return (
    <Link to={`${staffPaths.leads}?car=${encodeURIComponent(carId)}`} className={layout.note}>
      {data === 1 ? '1 person asked in 30 days' : `${data} people asked in 30 days`}
    </Link>
  );
}
