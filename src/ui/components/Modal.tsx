import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { uiMessages } from '#locales/ui.ts';
import { Icon } from './Icon.tsx';
import styles from './Modal.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly placement?: 'middle' | 'sheet' | 'window';
  /** Whether a click on the backdrop closes it. */
  readonly lightDismiss?: boolean;
  /** Called however it is closed: button, Escape or backdrop. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Modal({ open, title, placement = 'middle', lightDismiss = true, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Selecting text can end in a click on the backdrop.
  const pressedBeside = useRef(false);
  // `close` fires asynchronously, perhaps after the modal is open again.
  const closedHere = useRef(false);

  // Before its content is painted or found in a closed dialog. Also closed where the caller removes it, so that the focus
  // returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    focusForm(element);
    return () => {
      if (!element.open) return;
      closedHere.current = true;
      element.close();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a <dialog>
    <dialog
      ref={dialog}
      className={styles.modal}
      data-placement={placement}
      aria-labelledby={titleId}
      onClose={({ target }) => {
        // React also reports dialogs within this one.
        if (target !== dialog.current) return;
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

/** Focuses the first field. On touch screens the heading, because the keyboard would cover the dialog. */
function focusForm(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>('form :is(input, select, textarea)');
  const byTouch = window.matchMedia('(pointer: coarse)').matches;
  if (field) (byTouch ? dialog.querySelector('h2') : field)?.focus();
}
