import { type FormEvent, useRef, useState } from 'react';
import { sendPasswordReset, signIn } from '../../data/staff/session.ts';
import { Alert } from '../../ui/components/Alert.tsx';
import { Button } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { dismissErrorToasts } from '../shared/notices/toasts.ts';
import styles from './LoginForm.module.css';
import { signInMessage } from './signInMessage.ts';

interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** SPEC 5, 8. The page redirects once the session changes. */
export function LoginForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { notice, busy, run } = useAuthRequest();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dismissErrorToasts();
    void run(async () => {
      if (email.trim() === '') return failure('Please enter your email.');
      if (password === '') return failure('Please enter your password.');
      const problem = await signIn(email, password);
      return problem && failure(signInMessage(problem));
    });
  };
  const onForgotten = () =>
    run(async () => {
      if (email.trim() === '') return failure('Please enter your email.');
      const problem = await sendPasswordReset(email);
      return problem
        ? failure(signInMessage(problem))
        : { kind: 'success', text: `A link to set a new password is on its way to ${email}.` };
    });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {notice && <Alert kind={notice.kind}>{notice.text}</Alert>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField value={password} onChange={setPassword} />
      <Button type="submit" disabled={busy}>
        {busy ? 'Signing in…' : 'Login'}
      </Button>
      <button type="button" className={styles.forgotten} disabled={busy} onClick={onForgotten}>
        Forgot your password?
      </button>
    </form>
  );
}

function PasswordField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        label="Password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" className={styles.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}

function useAuthRequest() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (request: () => Promise<Notice | null>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setNotice(null);
    setNotice(await request());
    setBusy(false);
    running.current = false;
  };
  return { notice, busy, run };
}

function failure(text: string): Notice {
  return { kind: 'error', text };
}
