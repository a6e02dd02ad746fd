import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { toLinkAddress } from '../../model/blog/linkAddress.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import layout from '../shared/layout.module.css';
import type { LinkEditing } from './useLink.ts';

interface Props {
  readonly link: LinkEditing;
}

/** Asks for a link's address. Outside the post's form, whose submit button Enter would press. */
export function LinkModal({ link }: Props) {
  return createPortal(
    <Modal open={link.edited !== null} title="Link" onClose={link.close}>
      <LinkForm key={link.edited?.address} link={link} />
    </Modal>,
    document.body,
  );
}

function LinkForm({ link }: Props) {
  const [typed, setTyped] = useState(link.edited?.address ?? '');
  const [error, setError] = useState<string | null>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events reach the form it is rendered in.
    event.stopPropagation();
    const address = toLinkAddress(typed);
    if (address === null) setError('Please enter a web, e-mail or telephone address.');
    else link.apply(address);
  };
  return (
    <form className={layout.stack} onSubmit={onSubmit} noValidate>
      <TextField
        label="Address"
        inputMode="url"
        autoCapitalize="off"
        placeholder="https://"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={layout.row}>
        <Button type="submit">Save link</Button>
        {link.edited?.address && (
          <Button variant="quiet" onClick={link.remove}>
            Remove link
          </Button>
        )}
      </div>
    </form>
  );
}
