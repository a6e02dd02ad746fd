import { useEffect, useRef } from 'react';
import { Button } from '../../ui/components/Button.tsx';
import { ProgressBar } from '../../ui/components/ProgressBar.tsx';
import layout from '../layout/layout.module.css';
import styles from './ConvertOffer.module.css';
import type { PictureIntake } from './usePictureIntake.ts';

export function ConvertOffer({ intake }: { readonly intake: PictureIntake }) {
  const { refused, progress } = intake;
  const holder = useRef<HTMLDivElement>(null);
  // Not as one after the other is converted: one goes on in other fields.
  const count = useRef(0);
  useEffect(() => {
    if (refused.length > count.current) holder.current?.scrollIntoView({ block: 'nearest' });
    count.current = refused.length;
  }, [refused.length]);
  const messages = [...new Set(refused.map(({ message }) => message))];
  const one = refused.length === 1;
  const isStoredNext = refused.every(({ isUnstored }) => isUnstored);
  const convert = one ? 'Convert' : `Convert all ${refused.length}`;
  const buttons = progress
    ? [{ text: 'Cancel', action: intake.stop }]
    : [
        { text: isStoredNext ? 'Try again' : convert, action: intake.convert },
        { text: one ? 'Leave it out' : 'Leave them out', action: intake.leaveOut },
      ];
  return (
    <div ref={holder} tabIndex={-1} className={styles.holder}>
      {(progress || refused.length > 0) && (
        <div className={layout.box} data-kind={progress ? 'progress' : 'error'}>
          {progress ? (
            <>
              <p role="status">
                Converting picture {progress.number} of {progress.count}: {progress.name}
              </p>
              <ProgressBar label="Converting pictures" part={(progress.number - 1) / progress.count} />
            </>
          ) : (
            <>
              {/* A long list scrolls, also by keyboard. */}
              <div role="alert" className={styles.messages} tabIndex={messages.length > 4 ? 0 : undefined}>
                {messages.map((message) => (
                  <p key={message}>{message}</p>
                ))}
              </div>
              {!isStoredNext && (
                <p>
                  {one ? 'It can be converted' : 'They can be converted'}: turned upright, cropped and scaled,
                  without the place and the other data a camera adds.
                </p>
              )}
            </>
          )}
          <div className={layout.row}>
            {buttons.map(({ text, action }, index) => (
              <Button
                key={text}
                small
                variant={index === 0 && !progress ? 'solid' : 'quiet'}
                onClick={() => {
                  // The button goes.
                  holder.current?.focus({ preventScroll: true });
                  void action();
                }}
              >
                {text}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
