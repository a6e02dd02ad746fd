import { importCostMessages as messages } from '#locales/importCost.ts';
import { paths } from '../../config/paths.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { ImportInquiryProps } from './ImportInquiryForm.tsx';
import { InquiryDialog } from './InquiryDialog.tsx';

const importForm = () => import('./ImportInquiryForm.tsx');
const ImportInquiryForm = lazyPart(() => importForm().then((module) => module.ImportInquiryForm));

export function ImportInquiry(props: ImportInquiryProps) {
  return (
    <InquiryDialog
      load={importForm}
      subject={paths.importCost}
      enclosed={props.enclosed}
      text={messages.ask}
      title={messages.ask}
    >
      {(close) => <ImportInquiryForm {...props} onDone={close} />}
    </InquiryDialog>
  );
}
