/** From `VITE_*` variables; see .env.example. */
export interface Env {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket: string;
    readonly appId: string;
  };
  /** URL of the published CSV. */
  readonly shipmentsCsvUrl: string;
  /** Whether Netlify Image CDN (or its local replacement) resizes images and proxies the hero. */
  readonly hasImageService: boolean;
  /** `host:port` of each emulator, or null in production. */
  readonly emulators: { readonly firestore: string; readonly auth: string; readonly storage: string } | null;
}

type Source = Readonly<Record<string, unknown>>;

/** Lists all missing variables, one per line. */
export class MissingEnvError extends Error {}

/**
 * @param alsoRequired names of further required variables
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
