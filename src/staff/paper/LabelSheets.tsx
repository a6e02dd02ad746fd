import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { Button } from '../../ui/components/Button.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { Label } from './Label.tsx';
import styles from './paper.module.css';
import { fetchPaperCar, labelProblem } from './paperCar.ts';

/** The labels that can be printed, and what the other cars lack. */
export function LabelSheets({ ids }: { readonly ids: readonly string[] }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['labels', ...ids],
    queryFn: () => Promise.all(ids.map(fetchPaperCar)),
    gcTime: 0,
  });
  if (error) return <StaffFailure message="The cars could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <LogoLoader size="section" />;
  const cars = data.filter((found) => found !== null);
  const ready = cars.filter((each) => labelProblem(each) === null);
  return (
    <>
      <div className={styles.tools}>
        {cars.length === 0 && <p>Car not found.</p>}
        {cars.length > ready.length && (
          <ul className={styles.problems}>
            {cars.map((each) => {
              const problem = labelProblem(each);
              return (
                problem && (
                  <li key={each.car.id}>
                    <strong>{carTitle(each.car)}</strong> has no label. {problem}{' '}
                    <Link to={paths.editCar(each.car.id)}>Edit</Link>
                  </li>
                )
              );
            })}
          </ul>
        )}
        {ready.length > 0 && (
          <Button onClick={() => window.print()}>
            {ready.length === 1 ? 'Print' : `Print ${ready.length} labels`}
          </Button>
        )}
      </div>
      {ready.map((each) => (
        <Label key={each.car.id} {...each} />
      ))}
    </>
  );
}
