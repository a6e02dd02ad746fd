import type { SignInFailure } from '../../data/staff/session.ts';

const messages: Readonly<Record<string, string>> = {
  'auth/invalid-email': 'Invalid email format.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/user-not-found': 'No user found with this email.',
  'auth/wrong-password': 'Incorrect password.',
  'auth/too-many-requests': 'Too many attempts. Please try again later.',
  // Replaces unknown user and wrong password if e-mail enumeration protection is on.
  'auth/invalid-credential': 'Incorrect email or password.',
};

export function signInMessage({ code, message }: SignInFailure): string {
  return (code && messages[code]) || `Unexpected error: ${message}`;
}
