import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { carTitle } from '../../locales/carTitle.ts';
import { toCairoDay, toCairoTime } from '../../model/inquiry/cairoTime.ts';
import { isDeepEqual } from '../../model/isDeepEqual.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { useUnsavedGuard } from '../documents/form/useUnsavedGuard.ts';
import { LeaveModal } from '../layout/LeaveModal.tsx';
import layout from '../layout/layout.module.css';
import { from } from '../layout/useWayBack.ts';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { type OfferFields, OfferLetter } from './OfferLetter.tsx';
import styles from './paper.module.css';
import { fetchPaperCar, offerLink, offerProblem, type PaperCar } from './paperCar.ts';
import { usePrint } from './usePrint.ts';

interface Props {
  readonly id: string;
  /** The customer's name to begin with. */
  readonly customer: string;
}

/** A bank offer of a car. What is typed here is stored nowhere. */
export function BankOffer({ id, customer }: Props) {
  const query = useQuery({
    queryKey: ['offer', id],
    queryFn: () => fetchPaperCar(id),
    gcTime: 0,
  });
  const { data, error, isPending, refetch } = query;
  const failure = error && <StaffFailure message="The car could not be loaded." onRetry={refetch} />;
  if (isPending) return <LogoLoader size="section" />;
  if (data === undefined) return failure;
  if (!data) return <StaffFailure message="Car not found." />;
  const problem = offerProblem(data);
  if (!problem)
    return (
      <>
        {failure}
        <OfferForm offered={data} customer={customer} query={query} />
      </>
    );
  return (
    <p>
      No bank offer for <strong>{carTitle(data.car)}</strong>: {problem}{' '}
      <Link to={offerLink(data)} state={from('bank offer')}>
        Edit
      </Link>
    </p>
  );
}

const labels: Readonly<Record<keyof OfferFields, string>> = {
  number: 'Number',
  date: 'Date',
  until: 'Valid until',
  bank: 'Bank',
  customer: 'Customer’s name',
  vin: 'Chassis number (VIN)',
  engineNumber: 'Engine number',
};

const inArabic: readonly (keyof OfferFields)[] = ['bank', 'customer'];

/** Blank days are filled in by hand. */
const isOver = ({ date, until }: OfferFields) => until !== '' && until < date;

interface FormProps {
  readonly offered: PaperCar;
  /** That has read it. */
  readonly query: UseQueryResult<PaperCar | null>;
  readonly customer: string;
}

function OfferForm({ offered, customer, query }: FormProps) {
  const [begun, setBegun] = useState(() => new Date());
  // Follows what is read again before it is printed.
  const initial = { ...emptyOffer(offered, begun), customer };
  const [typed, setTyped] = useState<Partial<OfferFields>>({});
  const [isPrinted, setIsPrinted] = useState(false);
  const { isChecking, print } = usePrint(query, () => setIsPrinted(true));
  const followDay = useEffectEvent(() => {
    if (initial.date !== toCairoDay(new Date())) setBegun(new Date());
  });
  // In a tab left open overnight, fields that nobody typed into follow the day.
  useEffect(() => {
    const returned = () => followDay();
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, []);
  const fields = { ...initial, ...typed };
  const { blocker } = useUnsavedGuard(!isPrinted && !isDeepEqual(fields, initial));
  return (
    <>
      <div className={styles.tools}>
        <p className={layout.note}>
          What you type here is printed and not stored. Blank lines are left to be filled in by hand.
        </p>
        <div className={styles.fields}>
          {(Object.keys(labels) as (keyof OfferFields)[]).map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              {...(inArabic.includes(name) && { hint: 'In Arabic, as the letter prints it.' })}
              error={name === 'until' && isOver(fields) ? 'This is before the offer’s date.' : null}
              type={name === 'date' || name === 'until' ? 'date' : 'text'}
              autoComplete="off"
              value={fields[name]}
              onChange={({ target }) => {
                setTyped({ ...typed, [name]: target.value });
                setIsPrinted(false);
              }}
            />
          ))}
        </div>
        <Button aria-busy={isChecking} onClick={print}>
          Print
        </Button>
      </div>
      <OfferLetter {...offered} fields={fields} />
      <LeaveModal
        blocker={blocker}
        question="Leave without printing?"
        detail="What you typed is stored nowhere."
        destructive
      />
    </>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/** Numbered by the second; valid for two weeks, or as long as the price lines hold. */
function emptyOffer({ car, lines }: PaperCar, now: Date): OfferFields {
  const inTwoWeeks = toCairoDay(new Date(now.getTime() + 14 * dayMs));
  return {
    number: toCairoTime(now).replace(/\D/g, '') + String(now.getSeconds()).padStart(2, '0'),
    date: toCairoDay(now),
    until: lines && lines.until < inTwoWeeks ? lines.until : inTwoWeeks,
    bank: '',
    customer: '',
    vin: car.vin,
    engineNumber: '',
  };
}
