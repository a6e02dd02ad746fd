import { type FormEvent, useState } from 'react';
import { type SignInFailure, sendPasswordReset, signIn } from '../../data/staff/session.ts';
import { Alert } from '../../ui/components/Alert.tsx';
import { Button, PlainButton } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import layout from '../layout/layout.module.css';
import { dismissErrors } from '../notices/notices.ts';
import styles from './LoginForm.module.css';
import { signInMessage } from './signInMessage.ts';

/** SPEC 5, 8. Where it is shown continues once the session changes. */
export function LoginForm({ email: knownEmail = '' }: { readonly email?: string }) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [notice, setNotice] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (request: () => Promise<SignInFailure | string | null>, success?: string) => {
    setBusy(true);
    setNotice(null);
    const problem = await (email.trim() === '' ? 'Please enter your email.' : request());
    const error = typeof problem === 'string' ? problem : problem && signInMessage(problem);
    if (error) setNotice({ kind: 'error', text: error });
    else if (success) setNotice({ kind: 'success', text: success });
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dismissErrors();
    void run(async () => (password === '' ? 'Please enter your password.' : signIn(email, password)));
  };
  const onForgotten = () =>
    run(() => sendPasswordReset(email), `A link to set a new password is on its way to ${email}.`);

  return (
    <form className={layout.stack} onSubmit={onSubmit} noValidate>
      {notice && <Alert kind={notice.kind}>{notice.text}</Alert>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div className={styles.password}>
        <TextField
          label="Password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button variant="quiet" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </div>
      <Button type="submit" disabled={busy}>
        {busy ? 'Signing in…' : 'Login'}
      </Button>
      <PlainButton
        className={`${layout.plain} ${layout.note} ${styles.forgotten}`}
        disabled={busy}
        onClick={() => void onForgotten()}
      >
        Forgot your password?
      </PlainButton>
    </form>
  );
}
