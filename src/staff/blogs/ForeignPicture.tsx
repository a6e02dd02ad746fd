import { useState } from 'react';
import { Button } from '../../ui/components/Button.tsx';
import layout from '../layout/layout.module.css';
import { createConverter } from '../pictures/convert/converter.ts';

interface Props {
  /** At another host. */
  readonly url: string;
  readonly disabled: boolean;
  /** Without it, the picture can't be copied. */
  readonly onCopied?: ((file: File) => void) | undefined;
}

/** Says that visitors don't see a picture of another host, and offers to copy it. */
export function ForeignPicture({ url, disabled, onCopied }: Props) {
  const [state, setState] = useState<'offered' | 'copying' | 'failed'>('offered');
  const host = URL.canParse(url) ? new URL(url).host : url;
  const copy = async () => {
    setState('copying');
    const converter = createConverter();
    try {
      onCopied?.(await converter.download(url));
      setState('offered');
    } catch {
      setState('failed');
    } finally {
      converter.stop();
    }
  };
  return (
    <div className={layout.box} data-kind="lost" role="note">
      <p>A picture is at {host}. Visitors do not see it: the site shows only pictures in its own storage.</p>
      {state === 'failed' ? (
        <p role="alert">
          {host} does not let it be copied. <a href={url}>Download the picture</a> and upload it here.
        </p>
      ) : (
        onCopied && (
          <Button
            small
            variant="quiet"
            disabled={disabled}
            aria-busy={state === 'copying'}
            onClick={() => void copy()}
          >
            Copy it into our storage
          </Button>
        )
      )}
    </div>
  );
}
