import { Dealer } from '../shared/Dealer.tsx';

/** A file of its own, so that the contact page needs none more. */
export function CarContact() {
  return <Dealer />;
}
