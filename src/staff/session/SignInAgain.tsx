import { useLayoutEffect, useRef } from 'react';
import modal from '../../ui/components/Modal.module.css';
import layout from '../layout/layout.module.css';
import { LoginForm } from './LoginForm.tsx';

/** Over a form with unsaved changes whose session ended. Stays open until someone signs in. */
export function SignInAgain({ email }: { readonly email: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Returns the focus to the form; an answered question is gone.
    return () => {
      element?.close();
      if (document.activeElement === document.body)
        document
          .querySelector<HTMLElement>('[data-save-bar] [type="submit"]')
          ?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={modal.modal}
      aria-labelledby="sign-in-again"
      onClose={() => dialog.current?.showModal()}
    >
      <div className={`${modal.content} ${layout.stack}`}>
        <h2 id="sign-in-again">Sign in to continue</h2>
        <p>Your changes are still in this form. Sign in as {email} to go on with them.</p>
        <LoginForm email={email} />
      </div>
    </dialog>
  );
}
