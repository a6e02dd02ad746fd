import { Button } from '../../../../ui/components/Button.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import styles from './FitOffer.module.css';
import type { FitProgress, ImageIntake } from './useImageIntake.ts';

interface Props {
  readonly intake: ImageIntake;
}

/** What is wrong with chosen images, and one press to convert them all. */
export function FitOffer({ intake }: Props) {
  const { refused, progress } = intake;
  if (progress) return <Fitting progress={progress} onCancel={intake.stop} />;
  if (refused.length === 0) return null;
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
      <div className={styles.answers}>
        <Button small onClick={() => void intake.fit()}>
          {one ? 'Convert' : `Convert all ${refused.length}`}
        </Button>
        <Button small variant="quiet" onClick={intake.leaveOut}>
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
      <div className={styles.answers}>
        <Button small variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
