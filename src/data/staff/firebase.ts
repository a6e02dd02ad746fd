import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { env } from '../../config/env.ts';

export const app = initializeApp(env.firebase);

// Pages show their failures.
setLogLevel('silent');

/** The lite SDK (REST): no page needs live listeners. */
export const firestore = getFirestore(app);

if (env.emulators) {
  const [host = '', port] = env.emulators.firestore.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
}
