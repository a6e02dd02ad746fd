import { type ReactNode, useEffect, useId, useRef } from 'react';
import { uiMessages } from '#locales/ui.ts';
import { Icon } from './Icon.tsx';
import styles from './Modal.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Where it stands: in the middle of the window, as a sheet at its foot, or all over it. */
  readonly placement?: 'middle' | 'sheet' | 'window';
  /** Whether a press beside it closes it: not where it asks something. */
  readonly lightDismiss?: boolean;
  /** Called when the modal closes by any way: its button, Escape, or a click beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A real modal dialog: the browser's own <dialog> keeps focus inside, closes on Escape and gives focus back
 * to what opened it.
 */
export function Modal({ open, title, placement = 'middle', lightDismiss = true, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A press that began inside and ended beside it, as when selecting text, is no click beside it.
  const pressedBeside = useRef(false);
  // The browser tells of a closing only later, when the modal may be open again.
  const closedHere = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      focusForm(element);
    }
    if (!open && element?.open) {
      closedHere.current = true;
      element.close();
    }
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which <dialog> has by itself
    <dialog
      ref={dialog}
      className={styles.modal}
      data-placement={placement}
      aria-labelledby={titleId}
      onClose={() => {
        if (!closedHere.current) onClose();
        closedHere.current = false;
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (lightDismiss && pressedBeside.current && event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={uiMessages.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** A form is there to be filled in; by touch the words come first, or the keyboard would cover them at once. */
function focusForm(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>('form :is(input, select, textarea)');
  const byTouch = window.matchMedia('(pointer: coarse)').matches;
  if (field) (byTouch ? dialog.querySelector('h2') : field)?.focus();
}
