import { listInquiryMessages as messages } from '#locales/listInquiry.ts';
import { paths } from '../../config/paths.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { encloseCars } from './encloseCars.ts';
import { InquiryDialog } from './InquiryDialog.tsx';

const importForm = () => import('./ListInquiryForm.tsx');
const ListInquiryForm = lazyPart(() => importForm().then((module) => module.ListInquiryForm));

export function ListInquiry({ cars }: { readonly cars: readonly CarSummary[] }) {
  return (
    <InquiryDialog
      load={importForm}
      subject={paths.shortlist}
      enclosed={encloseCars(cars)}
      text={messages.open}
      title={messages.title}
    >
      {(close) => <ListInquiryForm cars={cars} onDone={close} />}
    </InquiryDialog>
  );
}
