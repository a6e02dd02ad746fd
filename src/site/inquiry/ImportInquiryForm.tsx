import { importCostMessages } from '#locales/importCost.ts';
import { paths } from '../../config/paths.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import type { ImportedCar } from '../../model/import/landedCost.ts';
import { Enclosed } from './Enclosed.tsx';
import { InquiryForm } from './InquiryForm.tsx';

export interface ImportInquiryProps {
  readonly car: ImportedCar;
  /** The car in words. */
  readonly facts: string;
  /** The car and its cost in words, sent with the message. */
  readonly enclosed: string;
}

interface Props extends ImportInquiryProps {
  readonly onDone: () => void;
}

export function ImportInquiryForm({ car, facts, enclosed, onDone }: Props) {
  return (
    <>
      <Enclosed subject={paths.importCost} text={enclosed} />
      <InquiryForm
        subject={paths.importCost}
        car={{ english: mailSubject.toImport(car), localized: facts }}
        message={importCostMessages.inquiry}
        enclosed={enclosed}
        onDone={onDone}
      />
    </>
  );
}
