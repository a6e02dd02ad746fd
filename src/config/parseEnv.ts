/** What the app needs to know of its surroundings, all of it from `VITE_*` variables (.env.example explains each). */
export interface Env {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket: string;
    readonly appId: string;
  };
  /** Address of the published spreadsheet's CSV. */
  readonly shipmentsCsvUrl: string;
  /** Whether Netlify (or its local stand-in) resizes pictures and passes the hero on; else they are used as they are. */
  readonly hasImageService: boolean;
  /** `host:port` of each local emulator, or null in production. */
  readonly emulators: { readonly firestore: string; readonly auth: string; readonly storage: string } | null;
}

type Source = Readonly<Record<string, unknown>>;

/** Thrown when variables are missing; the message lists all of them, one a line. */
export class MissingEnvError extends Error {}

/**
 * Parses and validates the environment as a whole.
 *
 * @param alsoRequired names of further variables that must be set
 * @throws MissingEnvError
 */
export function parseEnv(source: Source, alsoRequired: readonly string[] = []): Env {
  const missing: string[] = [];
  const text = (name: string) => {
    const value = source[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    missing.push(name);
    return '';
  };
  const environment: Env = {
    firebase: {
      apiKey: text('VITE_FIREBASE_API_KEY'),
      authDomain: text('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: text('VITE_FIREBASE_PROJECT_ID'),
      storageBucket: text('VITE_FIREBASE_STORAGE_BUCKET'),
      appId: text('VITE_FIREBASE_APP_ID'),
    },
    shipmentsCsvUrl: text('VITE_SHIPMENTS_CSV_URL'),
    hasImageService: source.VITE_IMAGE_SERVICE === 'netlify',
    emulators: source.VITE_FIRESTORE_EMULATOR
      ? {
          firestore: text('VITE_FIRESTORE_EMULATOR'),
          auth: text('VITE_AUTH_EMULATOR'),
          storage: text('VITE_STORAGE_EMULATOR'),
        }
      : null,
  };
  alsoRequired.forEach(text);
  if (missing.length > 0)
    throw new MissingEnvError(
      `These environment variables are missing (see .env.example):\n${missing.map((name) => `  ${name}`).join('\n')}`,
    );
  return environment;
}
