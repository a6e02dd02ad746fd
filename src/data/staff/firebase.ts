import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { env } from '../../config/env.ts';

/** The one Firebase app; the staff area adds Auth and Storage to it when it loads. */
export const app = initializeApp(env.firebase);

// Every failure is shown on the page that met it; the SDK need not print it as well.
setLogLevel('silent');

/** Firestore over plain REST (the lite SDK): no screen needs live listeners. */
export const firestore = getFirestore(app);

if (env.emulators) {
  const [host = '', port] = env.emulators.firestore.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
}
