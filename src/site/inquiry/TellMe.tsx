import { lazy, useState, useTransition } from 'react';
import { tellMeMessages as messages } from '#locales/tellMe.ts';
import { paths } from '../../config/paths.ts';
import { defaultQuery, type InventoryQuery, serializeQuery } from '../../model/inventory/query.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import { describeStage, useInquiryState } from './inquiryStore.ts';

const TellMeForm = lazy(() => import('./TellMeForm.tsx').then((module) => ({ default: module.TellMeForm })));

/** Opens an inquiry about cars of which the inventory has few or none. */
export function TellMe({ query }: { readonly query: InventoryQuery }) {
  const [open, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const { sort, page } = defaultQuery;
  const address = `${paths.inventory}?${serializeQuery({ ...query, sort, page })}`;
  const { stage } = useInquiryState(address);
  const close = () => setOpen(false);
  return (
    <>
      <p>{messages.title}</p>
      <Button aria-busy={isOpening} onClick={() => startOpening(() => setOpen(true))}>
        <Icon name="message" />
        <span aria-live="polite">{open || stage === 'open' ? messages.open : describeStage(stage)}</span>
      </Button>
      <Modal open={open} title={messages.title} onClose={close}>
        <ErrorBoundary>
          <TellMeForm key={address} query={query} address={address} onDone={close} />
        </ErrorBoundary>
      </Modal>
    </>
  );
}
