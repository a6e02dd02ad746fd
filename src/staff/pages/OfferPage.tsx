import { useLocation, useParams } from 'react-router-dom';
import { StaffPage } from '../layout/StaffPage.tsx';
import { BankOffer } from '../paper/BankOffer.tsx';

/** /dashboard/cars/offer/{id}: a car's price offer for a bank. */
export function Component() {
  const { id = '' } = useParams();
  const { customer = '' } = (useLocation().state ?? {}) as { readonly customer?: string };
  return (
    <StaffPage title="Bank offer">
      <BankOffer key={id} id={id} customer={customer} />
    </StaffPage>
  );
}
