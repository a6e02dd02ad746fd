import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { fetchLabelPicture } from '../../data/staff/label.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { Button } from '../../ui/components/Button.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import layout from '../layout/layout.module.css';
import { from } from '../layout/useWayBack.ts';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { Label } from './Label.tsx';
import styles from './paper.module.css';
import { fetchPaperCar, labelLink, labelProblem, untranslatedField, untranslatedParts } from './paperCar.ts';
import { usePrint } from './usePrint.ts';

export function LabelSheets({ ids }: { readonly ids: readonly string[] }) {
  const query = useQuery({
    queryKey: ['labels', ...ids],
    queryFn: () => Promise.all([fetchLabelPicture(), Promise.all(ids.map(fetchPaperCar))]),
    gcTime: 0,
  });
  const { data, error, refetch } = query;
  const { isChecking, print } = usePrint(query);
  if (error && !data) return <StaffFailure message="The cars could not be loaded." onRetry={refetch} />;
  if (!data) return <LogoLoader size="section" />;
  const [design, found] = data;
  const cars = found.filter((each) => each !== null);
  const ready = cars.filter((each) => labelProblem(each) === null);
  const untranslated = ready.filter((each) => untranslatedParts(each).length > 0);
  return (
    <>
      <div className={styles.tools}>
        {cars.length < ids.length && (
          <p>{ids.length === 1 ? 'Car not found.' : describeMissing(ids.length - cars.length)}</p>
        )}
        {cars.length > ready.length && (
          <ul className={styles.problems}>
            {cars.map((each) => {
              const problem = labelProblem(each);
              return (
                problem && (
                  <li key={each.car.id}>
                    <strong>{carTitle(each.car)}</strong> has no label. {problem}{' '}
                    <Link to={labelLink(each)} state={from('labels')}>
                      Edit
                    </Link>
                  </li>
                )
              );
            })}
          </ul>
        )}
        {untranslated.length > 0 && (
          <div className={layout.note}>
            <p>Printed in English, because the Arabic text is missing:</p>
            <ul className={styles.problems}>
              {untranslated.map((each) => (
                <li key={each.car.id}>
                  {carTitle(each.car)}: {untranslatedParts(each).join(' and ')}.{' '}
                  <Link
                    to={`${staffPaths.editCar(each.car.id)}#${untranslatedField(each)}`}
                    state={from('labels')}
                  >
                    Edit
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {ready.length > 0 && design === null && (
          <p className={layout.note}>
            No picture is set for the agency’s own design, so labels reserve no space for it.{' '}
            <Link to={staffPaths.prices}>Prices</Link>
          </p>
        )}
        {ready.length > 0 && (
          <Button aria-busy={isChecking} onClick={print}>
            {ready.length === 1 ? 'Print' : `Print ${ready.length} labels`}
          </Button>
        )}
      </div>
      {ready.map((each) => (
        <Label key={each.car.id} {...each} design={design} />
      ))}
    </>
  );
}

function describeMissing(count: number): string {
  return `${count} of these cars no longer ${count === 1 ? 'exists' : 'exist'}.`;
}
