import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/components/Button.tsx';
import layout from '../../layout.module.css';
import { ProgressBar } from '../ProgressBar.tsx';
import styles from './FitOffer.module.css';
import type { FitProgress, ImageIntake } from './useImageIntake.ts';

interface Props {
  readonly intake: ImageIntake;
}

export function FitOffer({ intake }: Props) {
  const { refused, progress } = intake;
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused.length > 0) holder.current?.scrollIntoView({ block: 'nearest' });
  }, [refused.length]);
  /** The buttons go, so the focus moves to what stays. */
  const act = (action: () => unknown) => {
    holder.current?.focus({ preventScroll: true });
    void action();
  };
  return (
    <div ref={holder} tabIndex={-1} className={styles.holder}>
      {progress ? (
        <Fitting progress={progress} onCancel={() => act(intake.stop)} />
      ) : (
        refused.length > 0 && (
          <Offer refused={refused} onFit={() => act(intake.fit)} onLeaveOut={() => act(intake.leaveOut)} />
        )
      )}
    </div>
  );
}

interface OfferProps extends Pick<ImageIntake, 'refused'> {
  readonly onFit: () => void;
  readonly onLeaveOut: () => void;
}

function Offer({ refused, onFit, onLeaveOut }: OfferProps) {
  const messages = [...new Set(refused.map(({ message }) => message))];
  const one = refused.length === 1;
  return (
    <div className={styles.offer}>
      {/* Many of them scroll, which the keyboard must be able to do as well. */}
      <div role="alert" className={styles.messages} tabIndex={messages.length > 4 ? 0 : undefined}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <p>
        {one ? 'It can be converted' : 'They can be converted'}: turned upright, cropped and scaled, without
        the place and the other data a camera adds.
      </p>
      <div className={layout.row}>
        <Button small onClick={onFit}>
          {one ? 'Convert' : `Convert all ${refused.length}`}
        </Button>
        <Button small variant="quiet" onClick={onLeaveOut}>
          {one ? 'Leave it out' : 'Leave them out'}
        </Button>
      </div>
    </div>
  );
}

function Fitting({
  progress: { number, count, name },
  onCancel,
}: {
  readonly progress: FitProgress;
  readonly onCancel: () => void;
}) {
  return (
    <div className={styles.offer} data-fitting>
      <p role="status">
        Converting picture {number} of {count}: {name}
      </p>
      <ProgressBar label="Converting pictures" part={(number - 1) / count} />
      <div className={layout.row}>
        <Button small variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
